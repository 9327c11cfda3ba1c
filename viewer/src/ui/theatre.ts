// The picture with what lies over it: canvas, grid scale, trails switch, sentence where nothing can be drawn.

import type { PageData } from "../contract";
import { element, freshId, write } from "./elements";
import { FlatStage } from "./scene/flat_stage";
import { numbersOf } from "./scene/figure";
import { Framing } from "./scene/framing";
import { SolidStage } from "./scene/solid_stage";
import { means, type Stage } from "./scene/stage";
import type { Session } from "./session";

export class Theatre {
  readonly element: HTMLElement;
  readonly stage: Stage | null;
  readonly framing: Framing;
  private readonly trails: boolean;
  private readonly scale = element("span", { class: "grid-scale" });

  constructor(session: Session, overlay: HTMLElement | null, wanted: () => void) {
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
        element("div", { class: "stage-corner" }, this.scale, this.trailsSwitch(wanted), ...this.groupSwitches(data, wanted)),
      );
    if (overlay) this.element.append(overlay);
    this.stage?.setPlayers(session.players);
    new ResizeObserver(() => this.resize(overlay, wanted)).observe(this.element);
  }

  update(): void {
    if (this.stage) write(this.scale, this.stage.scale);
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
    return [...groups].map((group) =>
      showSwitch(group, false, (on) => {
        stage.showGroup(group, on);
        wanted();
      }),
    );
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
  const turn = data.spatial ? " Drag beside it to turn the view." : "";
  return `Moving picture of ${data.title || data.name}.${data.mode === "live" ? " Bodies can be dragged." : ""}${turn}`;
}
