// Panels of words: equations of motion, keys, what went wrong.

import { card, element, iconButton } from "../elements";

export interface KeyLine {
  keys: string[];
  does: string;
}

const MATHML = "http://www.w3.org/1998/Math/MathML";

/** The equations as MathML. Only elements of MathML are let in, without links or listeners. */
export function equationsCard(markup: string, open: boolean): HTMLElement | null {
  if (!markup) return null;
  const parsed = new DOMParser().parseFromString(markup, "text/html");
  const body = element("div", { class: "equations", tabindex: 0, role: "region", "aria-label": "Equations of motion" });
  for (const node of [...parsed.body.childNodes]) {
    const cleaned = clean(node);
    if (cleaned) body.append(cleaned);
  }
  return card("Equations of motion", open, body);
}

function clean(node: Node): Node | null {
  // A hyphen that stands for a sign is set as one.
  const text =
    node.parentNode?.nodeName.toLowerCase() === "mo" && node.textContent === "-" ? "−" : (node.textContent ?? "");
  if (node.nodeType === Node.TEXT_NODE) return document.createTextNode(text);
  if (!(node instanceof Element)) return null;
  const allowed = node.namespaceURI === MATHML || node.localName === "p" || node.localName === "div";
  if (!allowed) return document.createTextNode(node.textContent ?? "");
  const copy =
    node.namespaceURI === MATHML
      ? document.createElementNS(MATHML, node.localName)
      : document.createElement(node.localName);
  for (const { name, value } of [...node.attributes]) {
    if (!name.startsWith("on") && !name.includes("href") && name !== "style" && name !== "src")
      copy.setAttribute(name, value);
  }
  for (const child of [...node.childNodes]) {
    const cleaned = clean(child);
    if (cleaned) copy.append(cleaned);
  }
  return copy;
}

export class Help {
  readonly element: HTMLDialogElement;

  constructor(lines: readonly KeyLine[], about: readonly string[], letters: (on: boolean) => void) {
    const box = element("input", {
      type: "checkbox",
      checked: true,
      "data-switch": "letter keys",
      onchange: () => letters(box.checked),
    });
    const rows = lines.flatMap(({ keys, does }) => [
      element("dt", {}, ...keys.flatMap((key, i) => (i ? [" ", element("kbd", {}, key)] : [element("kbd", {}, key)]))),
      element("dd", {}, does),
    ]);
    this.element = element(
      "dialog",
      { class: "help", "aria-labelledby": "help-title" },
      element(
        "div",
        { class: "dialog-head" },
        element("h2", { id: "help-title" }, "Keys"),
        iconButton("close", "Close", () => this.close()),
      ),
      element("dl", {}, ...rows),
      element("label", { class: "switch" }, box, "Keys of one letter or digit act"),
      ...about.filter(Boolean).map((text) => element("p", { class: "note" }, text)),
    );
    this.element.addEventListener("click", (event) => {
      if (event.target === this.element) this.close();
    });
    this.element.addEventListener("cancel", () => this.release());
  }

  toggle(): void {
    if (this.element.open) this.close();
    else this.element.showModal();
  }

  private close(): void {
    this.release();
    this.element.close();
  }

  /** A closed dialog keeps the focus until the next picture is drawn: a key in between would be its own. */
  private release(): void {
    const focused = document.activeElement;
    if (focused instanceof HTMLElement && this.element.contains(focused)) focused.blur();
  }
}

/** A sentence about a run that went wrong, read aloud at once, with the way back. */
export class Banner {
  readonly element = element("div", { class: "banner", role: "alert", hidden: true });

  constructor(private readonly reset: () => void) {}

  say(sentence: string): void {
    const same = this.element.dataset["said"] === sentence;
    if (same) return;
    this.element.dataset["said"] = sentence;
    this.element.hidden = sentence === "";
    this.element.replaceChildren();
    if (!sentence) return;
    this.element.append(element("p", {}, sentence), iconButton("reset", "Reset", this.reset, "Reset"));
  }
}
