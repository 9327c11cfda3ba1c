// The page: header, picture, transport, controls, plots, and the loop that keeps them moving.

import type { PageData, SystemFunctions } from "../contract";
import { card, element, iconButton, write } from "./elements";
import { Keyboard, releaseMenus, type Key } from "./keys";
import { brief } from "./numbers";
import { EquilibriaCard } from "./panels/equilibria";
import { MethodCard, RivalsCard, labelOf } from "./panels/method";
import { Pusher, heartyPush, inputsCard } from "./panels/push";
import { disturbancesCard, parametersCard, startCard } from "./panels/quantities";
import { ServoCard } from "./panels/servo";
import { Transport } from "./panels/transport";
import { Banner, Help, equationsCard } from "./panels/words";
import { ScreenText, armKeys } from "./pendularm";
import { LiveBoard } from "./plots/board";
import type { Board } from "./plots/panel";
import { ReplayBoard } from "./plots/replay_board";
import { RecordedPlaces, lookAhead } from "./reach";
import { Drag } from "./scene/drag";
import { SetPoints } from "./scene/set_points";
import { LiveSession, type ReplaySession, type Session } from "./session";
import { Theatre } from "./theatre";
import { applyTheme, toggleTheme, whenThemeChanges } from "./theme";

const PLOTS_EVERY = 45,
  TEXTS_EVERY = 60; // milliseconds
// Characters of MathML that are shown without being asked for: more on a tall screen (pixels).
const SHORT_EQUATIONS = { low: 1500, tall: 12_000 },
  TALL = 900;
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
  private readonly setPoints: SetPoints | null = null;
  private readonly places: RecordedPlaces | null;
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
    this.banner = new Banner(() => session.reset());
    this.transport = new Transport(session);
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
    if (live) this.rivals = new RivalsCard(live);
    if (live?.data.servo) this.servo = new ServoCard(live, size);
    const controls = live && functions && pusher ? this.controls(live, functions, pusher, size) : this.record(data);
    const keys: Key[] = [...this.keys(live, pusher), { keys: ["?"], does: "this list", press: () => help.toggle() }];
    const help = new Help(helpLines(keys), [data.reference, data.generator && `Made with ${data.generator}.`]);
    new Keyboard(keys);
    this.compose(data, controls, help);
    this.listen(live);
    if (!live || !functions || !this.theatre?.stage) return;
    this.drag = new Drag(this.theatre.stage, live, () => this.invalidate());
    this.setPoints = new SetPoints(this.theatre.stage, live, functions, size);
    this.theatre.element.append(this.setPoints.element);
  }

  /** Shows everything for the first time. */
  open(prepare: (page: Page) => void): void {
    prepare(this);
    this.theatre?.framing.settle();
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
    const more = theatre?.stage?.render(session.part) ?? false;
    this.drag?.update();
    this.setPoints?.update();
    this.write(now, !session.playing);
    this.frames += 1;
    if (!this.firstFrame) this.firstFrame = performance.now();
    this.last = session.animated ? now : 0;
    if (session.animated || more) this.invalidate();
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
    const memory = TRAIL_MEMORY * session.data.until;
    this.theatre.stage.retrace(places.between(session.time - memory, session.time, TRAIL_PLACES));
    this.theatre.stage.trace();
  }

  private keys(live: LiveSession | null, pusher: Pusher | null): Key[] {
    const { session } = this;
    const keys: Key[] = [
      { keys: [" "], shown: ["space"], does: "play and pause", press: () => session.play(!session.playing) },
      { keys: ["."], does: live ? "one step" : "one picture further", repeats: true, press: () => session.single() },
      { keys: ["r"], does: "back to the start", press: () => session.reset() },
    ];
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
      this.servo?.element,
      new MethodCard(live).element,
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

  private compose(data: PageData, controls: HTMLElement, help: Help): void {
    const header = element(
      "header",
      { class: "top" },
      element("h1", {}, data.title || data.name),
      element(
        "div",
        { class: "top-buttons" },
        iconButton("help", "Keys and help (?)", () => help.toggle()),
        iconButton("theme", "Light or dark", toggleTheme),
      ),
    );
    const short = data.equations.length < (window.innerHeight < TALL ? SHORT_EQUATIONS.low : SHORT_EQUATIONS.tall);
    const equations = equationsCard(data.equations, short && !data.pendularm);
    const show = element("div", { class: "show" }, this.theatre?.element, this.transport.element);
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

/** Makes room for the motion before it is shown. */
export function makeRoom(page: Page, session: Session, another: (() => import("../contract").LivePlayer) | null): void {
  const framing = page.theatre?.framing,
    first = session.players[0];
  if (!framing || !first) return;
  if (another) lookAhead(another(), framing);
  else new RecordedPlaces(session.data).include(framing, { sizes: first.sizes(), multipliers: first.multipliers() });
}
