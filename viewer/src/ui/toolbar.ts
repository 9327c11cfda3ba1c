// The buttons at the top of a page: defaults, link, files to take away, full screen, presentation, colours, help.

import { applyAddress, writeAddress } from "./address";
import { element, freshId, iconButton, write } from "./elements";
import { type Column, Film, csvOf, fileName, save, savePicture } from "./exporting";
import type { Theatre } from "./theatre";
import { LiveSession, type Session } from "./session";
import { toggleTheme } from "./theme";

const AFTER = 300; // milliseconds without a change before the address follows
const TOLD = 4000; // milliseconds for which a remark stays

export interface ToolbarNeeds {
  session: Session;
  theatre: Theatre | null;
  record: () => Column[];
  render: () => void;
  help: () => void;
  restored: () => void;
  presented: () => void;
}

export class Toolbar {
  readonly element: HTMLElement;
  private readonly remark = element("span", { class: "remark", role: "status" });
  private film: Film | null = null;
  private waiting = 0;
  private forgetting = 0;

  constructor(private readonly needs: ToolbarNeeds) {
    const live = needs.session instanceof LiveSession ? needs.session : null;
    const restore = live && this.button("Defaults", "All as the page opened", "defaults", () => this.restore(live));
    const link = live && this.button("Link", "Copy a link to this page as it is set", "link", () => void this.copy(live));
    this.element = element(
      "div",
      { class: "top-buttons" },
      this.remark,
      restore,
      link,
      this.saveMenu(),
      this.button("Present", "Large type, without controls (p)", "present", () => this.present()),
      iconButton("frame", "Full screen", () => void this.fill()),
      iconButton("help", "Keys and help (?)", needs.help),
      iconButton("theme", "Light or dark", toggleTheme),
    );
    if (!live) return;
    needs.session.whenChanged((what) => {
      if (what !== "playing" && what !== "outcome") this.follow(live);
    });
    window.addEventListener("hashchange", () => {
      if (location.hash.replace(/^#/, "") === writeAddress(live)) return;
      live.restore();
      this.say(applyAddress(live, location.hash).join(" "));
      needs.restored();
    });
  }

  /** Large type and no controls, for a lecture; unless told whether, the same again ends it. */
  present(wanted?: boolean): void {
    const on = document.documentElement.classList.toggle("presenting", wanted);
    this.element.querySelector("[data-act=present]")?.setAttribute("aria-pressed", String(on));
    this.needs.presented();
  }

  say(sentence: string): void {
    write(this.remark, sentence);
    clearTimeout(this.forgetting);
    if (sentence) this.forgetting = window.setTimeout(() => write(this.remark, ""), TOLD);
  }

  private button(text: string, tip: string, act: string, press: () => void): HTMLButtonElement {
    return element("button", { type: "button", class: "button", title: tip, "data-act": act, onclick: press }, text);
  }

  private restore(live: LiveSession): void {
    live.restore();
    this.needs.restored();
    this.say("All as the page opened.");
  }

  private follow(live: LiveSession): void {
    clearTimeout(this.waiting);
    this.waiting = window.setTimeout(() => setAddress(writeAddress(live)), AFTER);
  }

  private async copy(live: LiveSession): Promise<void> {
    setAddress(writeAddress(live));
    const address = location.href.split("#")[0] + (writeAddress(live) ? `#${writeAddress(live)}` : "");
    try {
      await navigator.clipboard.writeText(address);
      this.say("Link copied.");
    } catch {
      this.say("The browser allows no copying; the link is in its address bar.");
    }
  }

  private saveMenu(): HTMLElement {
    const { session, theatre, record, render } = this.needs,
      { name } = session.data,
      canvas = theatre?.stage?.canvas,
      id = freshId("save");
    const acts: [string, string, () => void][] = [
      ["csv", "Numbers (CSV)", () => save(new Blob([csvOf(record())], { type: "text/csv" }), fileName(name, "csv"))],
    ];
    if (canvas) acts.push(["png", "Picture (PNG)", () => savePicture(canvas, render, fileName(name, "png"))]);
    if (canvas && Film.possible(canvas)) acts.push(["webm", "Film (WebM)", () => this.shoot(canvas)]);
    const list = element(
      "div",
      { class: "menu-list card", id, hidden: true },
      ...acts.map(([act, label, press]) =>
        element(
          "button",
          {
            type: "button",
            class: "button",
            "data-save": act,
            onclick: () => {
              show(false);
              press();
            },
          },
          label,
        ),
      ),
    );
    const opener = this.button("Save", "Files to take away", "save", () => show(list.hidden === true));
    const show = (on: boolean): void => {
      list.hidden = !on;
      opener.setAttribute("aria-expanded", String(on));
    };
    opener.setAttribute("aria-controls", id);
    show(false);
    const menu = element("div", { class: "menu" }, opener, list);
    document.addEventListener("pointerdown", (event) => {
      if (!menu.contains(event.target as Node)) show(false);
    });
    menu.addEventListener("keydown", (event) => {
      if (event.key !== "Escape" || list.hidden) return;
      show(false);
      opener.focus();
    });
    return menu;
  }

  /** Begins a film, and with the next press ends and saves it. */
  private shoot(canvas: HTMLCanvasElement): void {
    const { session } = this.needs,
      button = this.element.querySelector("[data-save=webm]");
    if (this.film) {
      this.film.stop();
      this.film = null;
      this.say("");
    } else {
      this.film = new Film(canvas, fileName(session.data.name, "webm"));
      session.play(true);
      write(this.remark, "Filming; Save, End the film.");
    }
    if (button) write(button, this.film ? "End the film (WebM)" : "Film (WebM)");
  }

  private async fill(): Promise<void> {
    try {
      if (document.fullscreenElement) await document.exitFullscreen();
      else await document.documentElement.requestFullscreen();
    } catch {
      this.say("The browser allows no full screen here.");
    }
  }
}

function setAddress(told: string): void {
  try {
    history.replaceState(null, "", told ? `#${told}` : location.href.split("#")[0]);
  } catch {
    // In a frame of a notebook a page has no address of its own.
  }
}
