// Runs the tests of the engine in Node.js, without a browser: each file of tests/ is bundled first, because
// Node.js 20 reads no TypeScript.
// `node test.mjs [folder]`: with a folder, only bundles tests/program.ts into it, which pytest runs on pages.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import path from "node:path";

const here = path.dirname(fileURLToPath(import.meta.url));

/** Bundles files of tests/ into a folder; the paths of what they became. */
async function bundled(names, folder) {
  await build({
    absWorkingDir: here,
    entryPoints: names.map((name) => path.join("tests", name)),
    outdir: folder,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    sourcemap: "inline",
    logLevel: "warning",
  });
  return names.map((name) => path.join(folder, name.replace(/\.ts$/, ".mjs")));
}

function tested(files) {
  const { status } = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...files], { stdio: "inherit" });
  process.exitCode = status ?? 1;
}

if (process.argv[2] !== undefined) {
  await bundled(["program.ts"], path.resolve(process.argv[2]));
} else {
  const folder = mkdtempSync(path.join(tmpdir(), "pendula-viewer-"));
  try {
    const names = readdirSync(path.join(here, "tests")).filter((name) => name.endsWith(".test.ts"));
    tested(await bundled(names, folder));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
