// The engine of the page: players of live systems and of recorded runs.

export { createLive } from "./live";
export { createReplay } from "./replay";
