// Runs the tests of the engine in Node.js, without a browser: each file of tests/ is bundled first, because
// Node.js 20 reads no TypeScript.
import { build } from "esbuild";
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { fileURLToPath } from "node:url";
import path from "node:path";

const here = path.dirname(fileURLToPath(import.meta.url));
const names = readdirSync(path.join(here, "tests")).filter((name) => name.endsWith(".test.ts"));
const folder = mkdtempSync(path.join(tmpdir(), "pendula-viewer-"));
try {
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
  const files = names.map((name) => path.join(folder, name.replace(/\.ts$/, ".mjs")));
  const { status } = spawnSync(process.execPath, ["--enable-source-maps", "--test", ...files], { stdio: "inherit" });
  process.exitCode = status ?? 1;
} finally {
  rmSync(folder, { recursive: true });
}
