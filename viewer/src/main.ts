// Opens the page: reads what Python wrote, makes the players, builds the page around them.

import "uplot/dist/uPlot.min.css";
import "./styles/page.css";
import "./styles/controls.css";
import type { LivePlayer, PageData, Player, ShapesData, SystemFunctions } from "./contract";
import { createLive, createReplay } from "./engine";
import { ShapesPage } from "./shapes/page";
import { element } from "./ui/elements";
import { Page } from "./ui/page";
import { LiveSession, ReplaySession } from "./ui/session";

declare global {
  interface Window {
    pendula: {
      data: PageData | ShapesData;
      readonly player?: Player | undefined;
      readonly players?: readonly Player[];
      ready: boolean;
      page: Page | ShapesPage;
    };
  }
  var pendulaSystem: Partial<SystemFunctions> | undefined;
}

/** Whether a page's functions move the system, as those of a live page do. */
function isWhole(functions: Partial<SystemFunctions>): functions is SystemFunctions {
  return functions.rate !== undefined || functions.contact !== undefined;
}

function open(): void {
  const data = JSON.parse(document.getElementById("pendula-data")?.textContent ?? "null") as
    | PageData
    | ShapesData
    | null;
  if (!data) throw new Error("This page carries no data; write it again with pendula.html.");
  const root = document.getElementById("pendula") ?? document.body.appendChild(element("div", { id: "pendula" }));
  if (data.mode === "shapes") {
    window.pendula = { data, page: new ShapesPage(root, data), ready: true };
    return;
  }
  const given = globalThis.pendulaSystem ?? {}, functions = isWhole(given) ? given : null;
  let session: LiveSession | ReplaySession;
  if (data.mode === "live") {
    if (!functions) throw new Error("This page carries no functions of its system; write it again with pendula.html.");
    const another = (): LivePlayer => createLive(data, functions);
    session = new LiveSession(another(), another);
  } else session = new ReplaySession(createReplay(data, given));
  const page = new Page(root, session, data.contact ? null : functions);
  window.pendula = {
    data,
    page,
    ready: false,
    get player() {
      return session.players[0];
    },
    get players() {
      return session.players;
    },
  };
  page.open();
  window.pendula.ready = true;
}

function start(): void {
  try {
    open();
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error);
    document.body.append(element("p", { role: "alert", class: "banner" }, sentence));
    throw error;
  }
}

if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", start);
else start();
