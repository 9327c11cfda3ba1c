// Keys of the page: a press is a press, a release is a release; what a field needs for typing stays with the field.

export interface Key {
  keys: string[]; // as `KeyboardEvent.key` names them, letters in lower case
  shown?: string[]; // as help names them
  does: string;
  press: () => void;
  release?: () => void;
  repeats?: boolean; // whether holding it down presses it again and again
}

const TYPED = new Set(["text", "number", "search", "email", "url", "tel", "password"]);
const RELEASED = ".corner-button, .transport .button, .top-buttons .button";
const SLIDING = new Set(["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown"]);

/** Whether the element that has the focus needs a key for itself. */
export function belongsTo(target: EventTarget | null, key: string): boolean {
  if (!(target instanceof HTMLElement)) return false;
  if (target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement)
    return true;
  if (target instanceof HTMLInputElement) {
    if (TYPED.has(target.type)) return true;
    return SLIDING.has(key) || (target.type !== "range" && key === " ");
  }
  const pressed = target.closest("button, summary, a[href]") !== null;
  return pressed && (key === " " || key === "Enter");
}

export class Keyboard {
  private readonly bound = new Map<string, Key>();
  private readonly held = new Set<string>();
  letters = true; // whether keys of one letter, digit or sign act at all (WCAG 2.1.4); space and arrows always do

  constructor(readonly keys: readonly Key[]) {
    for (const key of keys) for (const name of key.keys) this.bound.set(name, key);
    window.addEventListener("keydown", (event) => this.down(event));
    window.addEventListener("keyup", (event) => this.up(name(event)));
    // A window that is left hears of no release.
    window.addEventListener("blur", () => this.releaseAll());
    document.addEventListener("visibilitychange", () => this.releaseAll());
  }

  private down(event: KeyboardEvent): void {
    const key = this.bound.get(name(event));
    if (!this.letters && name(event).length === 1 && name(event) !== " " && name(event) !== "?") return;
    if (!key || event.ctrlKey || event.metaKey || event.altKey || belongsTo(event.target, event.key)) return;
    if (document.querySelector("dialog[open]") && name(event) !== "?") return;
    event.preventDefault();
    if (event.repeat && !key.repeats) return;
    this.held.add(name(event));
    key.press();
  }

  private up(released: string): void {
    if (this.held.delete(released)) this.bound.get(released)?.release?.();
  }

  private releaseAll(): void {
    for (const held of [...this.held]) this.up(held);
  }
}

function name(event: KeyboardEvent): string {
  return event.key.length === 1 ? event.key.toLowerCase() : event.key;
}

/** Menus and buttons of the picture that are chosen with a pointer give the focus back, so that the next key is the page's again. */
export function releaseMenus(root: HTMLElement): void {
  let pointed = false;
  root.addEventListener(
    "pointerdown",
    () => {
      pointed = true;
    },
    true,
  );
  root.addEventListener(
    "keydown",
    () => {
      pointed = false;
    },
    true,
  );
  root.addEventListener("change", (event) => {
    if (pointed && event.target instanceof HTMLSelectElement) event.target.blur();
  });
  root.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest(RELEASED) : null;
    if (pointed && button instanceof HTMLElement) button.blur();
  });
}
