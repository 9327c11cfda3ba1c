// Every way of moving a system through time in the page, one file a family; euler.ts is the one to read first.

import type { Method } from "../../contract";
import { GapSteps } from "../gaps/gap_steps";
import type { Motion, Stepper } from "../motion";
import { embeddedPair } from "./adaptive";
import { explicitEuler, halfAccelerationEuler, none, semiImplicitEuler } from "./euler";
import { implicitTableau } from "./implicit";
import { explicitTableau } from "./tableau";
import { composition, velocityVerlet, verlet } from "./verlet";

/** A method at work on a motion. */
export function stepperOf(motion: Motion, method: Method): Stepper {
  switch (method.kind) {
    case "none": return none();
    case "euler": return explicitEuler(motion);
    case "semi-implicit-euler": return semiImplicitEuler(motion);
    case "half-acceleration-euler": return halfAccelerationEuler(motion);
    case "verlet": return verlet(motion);
    case "velocity-verlet": return velocityVerlet(motion);
    case "tableau": return explicitTableau(motion, method.tableau!);
    case "composition": return composition(motion, method.weights!, method.nodes!);
    case "implicit": return implicitTableau(motion, method);
    case "adaptive": return embeddedPair(motion, method);
    case "gaps": return new GapSteps(motion);
  }
}
