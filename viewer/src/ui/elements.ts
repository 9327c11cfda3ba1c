// HTML elements in one call each; texts are always set as text, so names from users cannot become markup.

type Listener = (event: Event) => void;
export type Attributes = Record<string, string | number | boolean | Listener | undefined>;

/** An element with attributes and children; a function is a listener of the event its name says ("onclick"). */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: (Node | string | null | undefined)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children) if (child !== null && child !== undefined) made.append(child);
  return made;
}

let numbered = 0;

/** A fresh id, for labels that name what they belong to. */
export function freshId(stem: string): string {
  numbered += 1;
  return `${stem}-${numbered}`;
}

/** Icons as strokes in a box of 24 by 24; the button that holds one carries its name. */
const ICONS = {
  play: "M8 5.5v13l10.5-6.5z",
  pause: "M8.5 5.5v13M15.5 5.5v13",
  step: "M6 5.5v13l9-6.5zM18 5.5v13",
  reset: "M5 12a7 7 0 1 0 2.3-5.2M7.5 3v4.2h4.2",
  help: "M9.2 9.3a2.9 2.9 0 1 1 4.3 2.5c-.9.5-1.5 1-1.5 2.1M12 17.2v.1",
  theme: "M12 4.2a7.8 7.8 0 1 0 0 15.6zM12 4.2a7.8 7.8 0 0 1 0 15.6",
  close: "M6 6l12 12M18 6L6 18",
  left: "M14.5 6l-6 6 6 6",
  right: "M9.5 6l6 6-6 6",
  frame: "M4.5 9V4.5H9M15 4.5h4.5V9M19.5 15v4.5H15M9 19.5H4.5V15",
} as const;

export type Icon = keyof typeof ICONS;

export function icon(name: Icon): SVGSVGElement {
  const space = "http://www.w3.org/2000/svg";
  const drawing = document.createElementNS(space, "svg");
  drawing.setAttribute("viewBox", "0 0 24 24");
  drawing.setAttribute("aria-hidden", "true");
  drawing.classList.add("icon");
  const path = document.createElementNS(space, "path");
  path.setAttribute("d", ICONS[name]);
  if (name === "play") path.classList.add("filled");
  drawing.append(path);
  return drawing;
}

/** A button with an icon; `label` is read aloud and shown as a tip, `text` stands beside the icon. */
export function iconButton(name: Icon, label: string, press: () => void, text = ""): HTMLButtonElement {
  return element(
    "button",
    { type: "button", class: text ? "button" : "button only-icon", "aria-label": label, title: label, onclick: press },
    icon(name),
    text || null,
  );
}

/** Shows another icon and name on a button. */
export function relabel(button: HTMLButtonElement, name: Icon, label: string): void {
  if (button.getAttribute("aria-label") === label) return;
  button.setAttribute("aria-label", label);
  button.title = label;
  button.querySelector("svg")?.replaceWith(icon(name));
}

/** A card that opens and closes. */
export function card(title: string, open: boolean, ...children: (Node | string | null)[]): HTMLDetailsElement {
  return element(
    "details",
    { class: "card", open },
    element("summary", {}, element("h2", {}, title)),
    element("div", { class: "card-body" }, ...children),
  );
}

/** Changes a text only where it differs, so that the page is not laid out anew for nothing. */
export function write(place: Node, text: string): void {
  if (place.textContent !== text) place.textContent = text;
}
