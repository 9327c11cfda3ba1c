// The picture with what lies over it: canvas, grid scale, trails switch, sentence where nothing can be drawn.

import type { PageData } from "../contract";
import { element, freshId, write } from "./elements";
import { FlatStage } from "./scene/flat_stage";
import { numbersOf } from "./scene/figure";
import { Framing } from "./scene/framing";
import { SolidStage } from "./scene/solid_stage";
import { type Look, means, type Stage } from "./scene/stage";
import { LiveSession, type Session } from "./session";
import { RecordedPlaces, lookAhead } from "./reach";

const ALWAYS = "forces of contact"; // the group of shapes that is shown until it is switched off

export class Theatre {
  readonly element: HTMLElement;
  readonly stage: Stage | null;
  readonly framing: Framing;
  private readonly trails: boolean;
  private readonly scale = element("span", { class: "grid-scale" });
  private readonly warning = element("p", { class: "warning", role: "status", hidden: true });
  private readonly triad: Triad | null;

  constructor(
    private readonly session: Session,
    overlay: HTMLElement | null,
    private readonly wanted: () => void,
  ) {
    const { data } = session,
      first = session.players[0];
    if (!first) throw new Error("A page needs a player.");
    this.framing = new Framing(data, numbersOf(first));
    const canvas = element("canvas", {
      class: "stage-canvas",
      role: "img",
      "aria-label": described(data),
      tabindex: -1,
    });
    const made = makeStage(canvas, data, this.framing, wanted);
    this.stage = made instanceof Object ? made : null;
    this.trails = data.shapes.some((shape) => shape.kind === "trail");
    this.element = element("section", { class: "stage card", "aria-label": "Picture" });
    if (typeof made === "string") this.element.append(element("p", { class: "no-picture" }, made));
    else
      this.element.append(
        made.canvas,
        element(
          "div",
          { class: "stage-corner" },
          this.scale,
          this.trailsSwitch(wanted),
          ...this.groupSwitches(data, wanted),
          element("div", { class: "views" }, ...this.viewButtons(data)),
        ),
        this.warning,
      );
    this.triad = this.stage?.axes() ? new Triad() : null;
    if (this.triad) this.element.append(this.triad.element);
    this.stage?.canvas.addEventListener("dblclick", () => this.fit());
    if (overlay) this.element.append(overlay);
    this.stage?.setPlayers(session.players);
    new ResizeObserver(() => this.resize(overlay, wanted)).observe(this.element);
  }

  update(): void {
    if (!this.stage) return;
    write(this.scale, this.stage.scale);
    this.warning.hidden = this.session.warning === "";
    write(this.warning, this.session.warning);
    this.triad?.show(this.stage.axes() ?? []);
  }

  /** Fits the picture to the motion from now on, or to all of a recorded one, and forgets what was changed by hand. */
  fit(look?: Look): void {
    this.makeRoom();
    this.stage?.fit(look);
    this.wanted();
  }

  /** Makes room for the motion as it is and for what it will do, or for all of a recorded one. */
  makeRoom(): void {
    const { session, framing } = this,
      first = session.players[0];
    if (!first) return;
    framing.begin(numbersOf(first));
    if (session instanceof LiveSession) {
      if (session.main.outcome === "") lookAhead(session.ahead(), framing);
    } else new RecordedPlaces(session.data).include(framing, { sizes: first.sizes(), multipliers: first.multipliers() });
    framing.settle();
  }

  private viewButtons(data: PageData): HTMLElement[] {
    const fit = element(
      "button",
      { type: "button", class: "corner-button", title: "Fit the picture (f, double click)", "data-act": "fit", onclick: () => this.fit() },
      "fit",
    );
    if (!data.spatial) return [fit];
    const looks: Look[] = ["front", "side", "top", "first"];
    return [
      ...looks.map((look) =>
        element(
          "button",
          {
            type: "button",
            class: "corner-button",
            title: look === "first" ? "The view from above and beside" : `View from the ${look}`,
            "data-look": look,
            onclick: () => this.fit(look),
          },
          look === "first" ? "oblique" : look,
        ),
      ),
      fit,
    ];
  }

  private resize(overlay: HTMLElement | null, wanted: () => void): void {
    const { stage } = this;
    if (!stage) return;
    const { clientWidth, clientHeight } = stage.canvas;
    const over = overlay && getComputedStyle(overlay).position === "absolute" ? overlay.offsetWidth : 0;
    stage.resize(clientWidth, clientHeight);
    stage.setInset(over);
    wanted();
  }

  private trailsSwitch(wanted: () => void): HTMLElement | null {
    const { stage } = this;
    if (!stage || !this.trails) return null;
    return showSwitch("trails", true, (on) => {
      stage.showTrails(on);
      wanted();
    });
  }

  /** A switch for every group of shapes that are shown on demand. */
  private groupSwitches(data: PageData, wanted: () => void): HTMLElement[] {
    const { stage } = this,
      groups = new Set(data.shapes.flatMap(({ group }) => (group === undefined ? [] : [group])));
    if (!stage) return [];
    return [...groups].map((group) => {
      const shown = group === ALWAYS;
      stage.showGroup(group, shown);
      return showSwitch(group, shown, (on) => {
        stage.showGroup(group, on);
        wanted();
      });
    });
  }
}

const SPACE = "http://www.w3.org/2000/svg";
const ARM = 20; // pixels of an axis that is seen whole

/** Which way x, y and z point in the picture. */
class Triad {
  readonly element = document.createElementNS(SPACE, "svg");
  private readonly lines: [SVGLineElement, SVGTextElement][];

  constructor() {
    this.element.classList.add("triad");
    this.element.setAttribute("viewBox", "-32 -32 64 64");
    this.element.setAttribute("aria-hidden", "true");
    this.lines = ["x", "y", "z"].map((name) => {
      const line = document.createElementNS(SPACE, "line"),
        text = document.createElementNS(SPACE, "text");
      text.textContent = name;
      this.element.append(line, text);
      return [line, text];
    });
  }

  show(axes: readonly { x: number; y: number }[]): void {
    this.lines.forEach(([line, text], i) => {
      const { x, y } = axes[i] ?? { x: 0, y: 0 },
        long = Math.hypot(x, y);
      line.setAttribute("x2", (ARM * x).toFixed(1));
      line.setAttribute("y2", (ARM * y).toFixed(1));
      text.setAttribute("x", ((ARM + 7) * x).toFixed(1));
      text.setAttribute("y", ((ARM + 7) * y + 3).toFixed(1));
      text.style.opacity = long < 0.3 ? "0" : "1"; // an axis towards the onlooker has no room for its name
    });
  }
}

function showSwitch(label: string, checked: boolean, show: (on: boolean) => void): HTMLElement {
  const id = freshId("switch");
  const box = element("input", {
    type: "checkbox",
    id,
    checked,
    "data-switch": label,
    onchange: () => show(box.checked),
  });
  return element("label", { for: id, class: "switch" }, box, label);
}

/** A stage, or a sentence that says why there is none. */
function makeStage(canvas: HTMLCanvasElement, data: PageData, framing: Framing, wanted: () => void): Stage | string {
  const found = means();
  if (found !== "none") return new SolidStage(canvas, data, framing, found, wanted);
  if (data.spatial)
    return "This browser has no WebGL, which a picture in space needs; plots and numbers work without it.";
  return new FlatStage(canvas, data, framing);
}

function described(data: PageData): string {
  const turn = data.spatial ? " Drag beside it to turn the view, with the right button to move it; the wheel zooms." : " The wheel zooms, a drag beside bodies moves the view.";
  return `Moving picture of ${data.title || data.name}.${data.mode === "live" ? " Bodies can be dragged." : ""}${turn}`;
}
