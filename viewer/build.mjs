// Bundles src/main.ts into one script and one style sheet, which the Python package ships.
// `node build.mjs [folder]`: the package's own folder unless another is given (a test compares the two).
import { build } from "esbuild";
import { fileURLToPath } from "node:url";
import { readFileSync } from "node:fs";
import path from "node:path";

const here = path.dirname(fileURLToPath(import.meta.url));
const folder = process.argv[2] ?? path.join(here, "..", "src", "pendula", "viewer", "page");

// What the bundle contains of others goes with their licences, wherever a page is copied to.
const notices = ["three", "uplot"].map((name) => {
  const text = readFileSync(path.join(here, "node_modules", name, "LICENSE"), "utf8").trim();
  return `${name}\n\n${text.replaceAll("*/", "* /")}`;
});
// The letters of mathematics: a part of STIX Two Math, 27 kB of 400.
const letters = readFileSync(path.join(here, "src", "styles", "math.LICENSE.txt"), "utf8").trim();
notices.push(`STIX Two Math, a subset\n\n${letters.replaceAll("*/", "* /")}`);

await build({
  absWorkingDir: here,
  entryPoints: { bundle: "src/main.ts" },
  outdir: path.resolve(folder),
  bundle: true,
  minify: true,
  format: "iife",
  target: ["es2022"],
  charset: "utf8",
  loader: { ".woff2": "dataurl" },
  legalComments: "none",
  footer: { js: `/*\n${notices.join("\n\n")}\n*/` },
  logLevel: "warning",
});
