// The page: header, picture, transport, controls, plots, and the loop that keeps them moving.

import type { PageData, SystemFunctions } from "../contract";
import { card, element, write } from "./elements";
import { Keyboard, releaseMenus, type Key } from "./keys";
import { brief } from "./numbers";
import { ContactCard } from "./panels/contact";
import { EquilibriaCard } from "./panels/equilibria";
import { MapCard } from "./panels/map";
import { MethodCard, RivalsCard, labelOf } from "./panels/method";
import { Pusher, heartyPush, inputsCard } from "./panels/push";
import { disturbancesCard, parametersCard, startCard } from "./panels/quantities";
import { ServoCard } from "./panels/servo";
import { Transport } from "./panels/transport";
import { Banner, Help, equationsCard } from "./panels/words";
import { ArmButtons, ScreenText, armKeys } from "./pendularm";
import { LiveBoard } from "./plots/board";
import type { Board } from "./plots/panel";
import { ReplayBoard } from "./plots/replay_board";
import { RecordedPlaces } from "./reach";
import { Drag } from "./scene/drag";
import { SetPoints } from "./scene/set_points";
import { LiveSession, type ReplaySession } from "./session";
import { Theatre } from "./theatre";
import { DesiredPlayer } from "./desired";
import { applyAddress } from "./address";
import { ViewHand } from "./scene/hand";
import { applyTheme, whenThemeChanges } from "./theme";
import { Toolbar } from "./toolbar";

const PLOTS_EVERY = 45,
  TEXTS_EVERY = 60; // milliseconds
const TRAIL_MEMORY = 0.6,
  TRAIL_PLACES = 1500; // of a replay: part of the plotted time, and rows

export class Page {
  frames = 0;
  firstFrame = 0; // milliseconds since navigation began
  readonly theatre: Theatre | null;
  private readonly board: Board;
  private readonly transport: Transport;
  private readonly banner: Banner;
  private readonly announcer = element("div", { class: "hidden", role: "status", "aria-live": "polite" });
  private readonly text: ScreenText | null;
  private readonly rivals: RivalsCard | null = null;
  private readonly servo: ServoCard | null = null;
  private readonly contact: ContactCard | null = null;
  private readonly setPoints: SetPoints | null = null;
  private readonly places: RecordedPlaces | null;
  private readonly desired: DesiredPlayer | null = null;
  private readonly toolbar: Toolbar;
  private shownDesired = false;
  private drag: Drag | null = null;
  private requested = false;
  private last = 0;
  private plotted = 0;
  private written = 0;

  constructor(
    private readonly root: HTMLElement,
    readonly session: LiveSession | ReplaySession,
    functions: SystemFunctions | null,
  ) {
    const { data } = session,
      live = session instanceof LiveSession ? session : null;
    document.title = data.title || data.name;
    this.text = live && data.pendularm ? new ScreenText(live) : null;
    this.places = live ? null : new RecordedPlaces(data);
    this.theatre = data.shapes.length
      ? new Theatre(session, this.text?.element ?? null, () => this.invalidate())
      : null;
    this.banner = new Banner(() => this.reset());
    this.transport = new Transport(session, () => this.reset());
    this.board = live
      ? new LiveBoard(live, (i) => labelOf(live, live.players[i]?.integrator ?? ""))
      : new ReplayBoard(session as ReplaySession);
    const size = this.theatre?.framing.size ?? 1;
    const pusher =
      live && functions
        ? new Pusher(
            live,
            data.velocities.map((_, i) => data.pendularm?.push ?? heartyPush(data, functions, i, size)),
          )
        : null;
    if (live && !data.gaps) this.rivals = new RivalsCard(live);
    if (live?.data.servo) this.servo = new ServoCard(live, size);
    if (live && (data.contact || data.gaps))
      this.contact = new ContactCard(live, (on) => {
        this.theatre?.stage?.showGroup("forces", on);
        this.invalidate();
      });
    const controls =
      live && functions && pusher
        ? this.controls(live, functions, pusher, size)
        : this.contact
          ? element("div", { class: "controls" }, this.contact.element)
          : this.record(data);
    const keys: Key[] = [...this.keys(live, pusher), { keys: ["?"], does: "this list", press: () => help.toggle() }];
    const keyboard = new Keyboard(keys);
    const about = [data.reference, data.generator && `Made with ${data.generator}.`];
    const help = new Help(helpLines(keys), about, (on) => {
      keyboard.letters = on;
    });
    this.toolbar = new Toolbar({
      session,
      theatre: this.theatre,
      record: () => this.board.record(),
      render: () => this.theatre?.stage?.render(session.part),
      help: () => help.toggle(),
      restored: () => this.theatre?.fit(),
      presented: () => this.board.rebuild(),
    });
    this.compose(data, controls, help, pusher);
    this.listen(live);
    const { stage = null } = this.theatre ?? {};
    if (stage?.view) new ViewHand(stage, stage.view, () => !this.drag?.active, () => this.invalidate());
    if (!live || !this.theatre?.stage) return;
    this.drag = new Drag(this.theatre.stage, live, () => this.invalidate());
    if (!functions) return;
    if (data.servo && !data.servo.poses) this.desired = new DesiredPlayer(live, functions);
    this.setPoints = new SetPoints(this.theatre.stage, live, functions, size);
    this.theatre.element.append(this.setPoints.element);
  }

  /** Back to the start, with a picture that fits it. */
  reset(): void {
    this.session.reset();
    this.theatre?.fit();
  }

  /** Shows everything for the first time. */
  open(): void {
    const { session } = this;
    if (session instanceof LiveSession) {
      for (const name of session.data.view?.rivals ?? []) session.setRival(name, true);
      this.toolbar.say(applyAddress(session, location.hash).join(" "));
    }
    this.theatre?.makeRoom();
    applyTheme();
    this.board.clear();
    this.judge();
    this.retrace();
    // The course's arm runs as soon as it is opened, unless motion is unwelcome.
    if (this.session.data.pendularm && !window.matchMedia("(prefers-reduced-motion: reduce)").matches)
      this.session.play(true);
    this.invalidate();
  }

  /** Asks for a picture. */
  invalidate(): void {
    if (this.requested) return;
    this.requested = true;
    requestAnimationFrame((now) => this.frame(now));
  }

  private frame(now: number): void {
    const { session, theatre } = this,
      since = this.last ? (now - this.last) / 1000 : 1 / 60;
    this.requested = false;
    this.drag?.update();
    session.frame(since);
    this.showDesired();
    const more = theatre?.stage?.render(session.part) ?? false;
    this.drag?.update();
    this.setPoints?.update();
    this.write(now, !session.playing);
    this.frames += 1;
    if (!this.firstFrame) this.firstFrame = performance.now();
    this.last = session.animated ? now : 0;
    if (session.animated || more) this.invalidate();
  }

  /** Shows where a controller wants the system to be, while it wants it somewhere. */
  private showDesired(): void {
    const wanted = this.desired?.wanted ?? false;
    if (wanted === this.shownDesired) return;
    this.shownDesired = wanted;
    this.theatre?.stage?.setDesired(wanted ? this.desired : null);
  }

  private write(now: number, all: boolean): void {
    if (all || now - this.plotted >= PLOTS_EVERY) {
      this.plotted = now;
      this.board.draw();
    }
    if (all || now - this.written >= TEXTS_EVERY) {
      this.written = now;
      this.transport.update();
      this.text?.update();
      this.servo?.say();
      this.contact?.update();
      this.theatre?.update();
    }
  }

  private listen(live: LiveSession | null): void {
    const { session, theatre } = this,
      stage = theatre?.stage;
    session.whenMoving(() => stage?.remember());
    session.whenMoved(() => {
      this.board.sample();
      if (live) stage?.trace();
      else this.retrace();
    });
    session.whenChanged((what) => {
      if (what === "players" || what === "watched") {
        stage?.setPlayers(session.shown);
        stage?.renew();
        stage?.resize(stage.canvas.clientWidth, stage.canvas.clientHeight);
      }
      if (what === "players") {
        this.board.rebuild();
        if (session.time === 0) this.board.clear();
      }
      if (what === "reset") {
        stage?.retrace([]);
        this.board.clear();
        if (!live) this.retrace();
      }
      if (what === "reset" || what === "outcome" || what === "players") this.judge();
      this.rivals?.update();
      this.announce(live);
      this.invalidate();
    });
    whenThemeChanges(() => {
      stage?.renew();
      this.board.rebuild();
      this.rivals?.update();
      this.invalidate();
    });
  }

  /** Says what went wrong, of each player in its own words. */
  private judge(): void {
    const { session } = this;
    if (!(session instanceof LiveSession)) return;
    const failed = session.players.filter((player) => player.outcome !== "");
    const several = session.players.length > 1;
    this.banner.say(
      failed
        .map((player) => (several ? `${labelOf(session, player.integrator)}: ${player.outcome}` : player.outcome))
        .join(" "),
    );
  }

  /** Says aloud what a key or a button has changed. */
  private announce(live: LiveSession | null): void {
    const said = [this.session.playing ? "Playing" : "Paused"];
    if (live) said.push(labelOf(live, live.main.integrator));
    if (live?.data.servo) said.push(`servo ${live.main.servoMode}`);
    if (live?.swing) said.push("watching a mode");
    write(this.announcer, said.join(", "));
  }

  private retrace(): void {
    const { places, session } = this;
    if (!places || !this.theatre?.stage?.hasTrails) return;
    const memory = session.data.view?.memory ?? TRAIL_MEMORY * session.data.until;
    this.theatre.stage.retrace(places.between(session.time - memory, session.time, TRAIL_PLACES));
    this.theatre.stage.trace();
  }

  private keys(live: LiveSession | null, pusher: Pusher | null): Key[] {
    const { session } = this;
    const keys: Key[] = [
      { keys: [" "], shown: ["space"], does: "play and pause", press: () => session.play(!session.playing) },
      { keys: ["."], does: live ? "one step" : "one picture further", repeats: true, press: () => session.single() },
      { keys: ["r"], does: "back to the start", press: () => this.reset() },
      { keys: ["p"], does: "presentation: large type, without controls", press: () => this.toolbar.present() },
      { keys: ["Escape"], shown: ["Esc"], does: "end of the presentation", press: () => this.toolbar.present(false) },
    ];
    if (this.theatre) keys.push({ keys: ["f"], does: "fit the picture", press: () => this.theatre?.fit() });
    if (live && pusher?.element) {
      keys.push(
        {
          keys: ["ArrowLeft"],
          shown: ["←"],
          does: "push the chosen coordinate down while held",
          press: () => pusher.push(-1, true),
          release: () => pusher.push(-1, false),
        },
        {
          keys: ["ArrowRight"],
          shown: ["→"],
          does: "push it up while held",
          press: () => pusher.push(1, true),
          release: () => pusher.push(1, false),
        },
      );
    }
    if (live && pusher && live.data.pendularm)
      keys.unshift(...armKeys(live, pusher, (sentence) => this.banner.say(sentence)));
    return keys;
  }

  private controls(live: LiveSession, functions: SystemFunctions, pusher: Pusher, size: number): HTMLElement {
    return element(
      "div",
      { class: "controls" },
      live.data.map ? new MapCard(live, live.data.map, () => this.theatre?.fit()).element : null,
      this.servo?.element,
      this.contact?.element ?? new MethodCard(live).element,
      inputsCard(live, functions, size),
      disturbancesCard(live, size),
      parametersCard(live, size),
      this.servo?.gains,
      live.data.analysis ? new EquilibriaCard(live, live.data.analysis, this.theatre).element : null,
      this.rivals?.element,
      pusher.element,
      startCard(live, size),
    );
  }

  /** What a replay tells of its run. */
  private record(data: PageData): HTMLElement {
    const row = (name: string, value: string): HTMLElement[] => [element("dt", {}, name), element("dd", {}, value)];
    const label = data.methods.find(({ name }) => name === data.run?.integrator)?.label ?? data.run?.integrator ?? "";
    const parameters = data.parameters.filter(({ kind }) => kind !== "hidden");
    return element(
      "div",
      { class: "controls" },
      card(
        "Run",
        true,
        element("p", { class: "outcome" }, data.run?.outcome ?? ""),
        data.run?.remark ? element("p", { class: "remark" }, data.run.remark) : null,
        element("dl", { class: "facts" }, ...row("integrator", label)),
      ),
      parameters.length
        ? card(
            "Parameters",
            true,
            element(
              "dl",
              { class: "facts" },
              ...parameters.flatMap(({ label: name, value, unit }) => row(name, `${brief(value, 6)} ${unit}`.trim())),
            ),
          )
        : null,
    );
  }

  private compose(data: PageData, controls: HTMLElement, help: Help, pusher: Pusher | null): void {
    const { session } = this;
    const header = element(
      "header",
      { class: "top" },
      element(
        "div",
        { class: "titles" },
        element("h1", {}, data.title || data.name),
        data.watch ? element("p", { class: "watch" }, data.watch) : null,
      ),
      this.toolbar.element,
    );
    const equations = equationsCard(data.equations, false);
    const buttons = session instanceof LiveSession && pusher && data.pendularm ? new ArmButtons(session, pusher) : null;
    const show = element("div", { class: "show" }, this.theatre?.element, buttons?.element, this.transport.element);
    const middle = element("div", { class: "middle" }, show, equations);
    (this.theatre?.element ?? show).append(this.banner.element);
    this.root.replaceChildren(
      header,
      element(
        "main",
        { class: this.theatre ? "page" : "page plots-only" },
        middle,
        element("div", { class: "right" }, this.board.element),
        element("div", { class: "left" }, controls),
      ),
      help.element,
      this.announcer,
    );
    releaseMenus(this.root);
  }
}

function helpLines(keys: readonly Key[]): { keys: string[]; does: string }[] {
  return keys.map(({ keys: names, shown, does }) => ({ keys: shown ?? names, does }));
}
