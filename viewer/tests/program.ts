// Runs a script of pytest's on the player of a page that Python wrote, as the page itself would make it.
//
// Standard input is JSON: the text of the page, the script (a function of the player and an argument) and the
// argument. What the script returns is written to standard output as JSON, which has finite numbers only.

import { readFileSync } from "node:fs";
import type { PageData, Player, SystemFunctions } from "../src/contract";
import { createLive, createReplay } from "../src/engine";

interface Task { page: string; script: string; argument: unknown }

/** Runs text as a script of the page would be: in the global scope. */
const evaluate = eval;

const { page, script, argument } = JSON.parse(readFileSync(0, "utf8")) as Task;
console.log(JSON.stringify((evaluate(`(${script})`) as (player: Player, argument: unknown) => unknown)(
  playerOf(page), argument,
) ?? null));

/** The player of the page: its data, and the functions of its first script; a replay without a drawing has none. */
function playerOf(text: string): Player {
  const data = JSON.parse(piece(text, /id="pendula-data">(.*?)<\/script>/s)) as PageData;
  const replay = data.mode === "replay";
  if (replay && !data.points.length && !data.sizes) return createReplay(data);
  evaluate(piece(text, /<script>(.*?)<\/script>/s));
  const functions = (globalThis as unknown as { pendulaSystem: SystemFunctions }).pendulaSystem;
  return replay ? createReplay(data, functions) : createLive(data, functions);
}

function piece(text: string, pattern: RegExp): string {
  const found = pattern.exec(text);
  if (found === null) throw new Error(`The page has no part ${pattern}.`);
  return found[1]!;
}
