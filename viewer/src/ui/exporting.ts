// What can be taken away from a page: numbers as CSV, the picture as PNG, a film of it as WebM.

import { element } from "./elements";

/** A column of a table. */
export interface Column {
  name: string;
  unit: string;
  values: ArrayLike<number>;
}

const RATE = 30; // pictures a second of a film
const FILMS = ["video/webm;codecs=vp9", "video/webm;codecs=vp8", "video/webm"];

/** Comma-separated values (RFC 4180), a row an instant, with all digits; what is not known is left empty. */
export function csvOf(columns: readonly Column[]): string {
  const rows = columns[0]?.values.length ?? 0;
  const lines = [columns.map(({ name, unit }) => quoted(unit ? `${name} [${unit}]` : name)).join(",")];
  for (let i = 0; i < rows; i += 1) {
    lines.push(
      columns
        .map(({ values }) => {
          const value = values[i] ?? NaN;
          return Number.isFinite(value) ? String(value) : "";
        })
        .join(","),
    );
  }
  return `${lines.join("\r\n")}\r\n`;
}

function quoted(text: string): string {
  // A name that begins like a formula is not to become one in a spreadsheet.
  const plain = /^[=+\-@]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A name for a file from the name of the system. */
export function fileName(name: string, ending: string): string {
  const stem = name.replace(/[^\p{L}\p{N}]+/gu, "-").replace(/^-+|-+$/g, "");
  return `${stem || "pendula"}.${ending}`;
}

/** Gives a file to the user. */
export function save(content: Blob, name: string): void {
  const address = URL.createObjectURL(content),
    link = element("a", { href: address, download: name });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** The picture as it was last drawn; `draw` draws it, because a canvas forgets. */
export function savePicture(canvas: HTMLCanvasElement, draw: () => void, name: string): void {
  draw();
  canvas.toBlob((picture) => picture && save(picture, name), "image/png");
}

/** Films what a canvas shows from begin to stop. */
export class Film {
  private readonly pieces: Blob[] = [];
  private readonly recorder: MediaRecorder;

  static possible(canvas: HTMLCanvasElement): boolean {
    return typeof MediaRecorder !== "undefined" && typeof canvas.captureStream === "function";
  }

  constructor(canvas: HTMLCanvasElement, name: string) {
    const kind = FILMS.find((type) => MediaRecorder.isTypeSupported(type)) ?? "";
    this.recorder = new MediaRecorder(canvas.captureStream(RATE), {
      ...(kind ? { mimeType: kind } : {}),
      videoBitsPerSecond: 8e6,
    });
    this.recorder.addEventListener("dataavailable", ({ data }) => this.pieces.push(data));
    this.recorder.addEventListener("stop", () => save(new Blob(this.pieces, { type: "video/webm" }), name));
    this.recorder.start(1000);
  }

  stop(): void {
    this.recorder.stop();
  }
}
