// What Python writes into a page, and what the page's parts offer each other.
//
// A page carries three scripts: JSON with `PageData` (element id "pendula-data"), the exported functions of the
// system (`globalThis.pendulaSystem`: SystemFunctions of live pages, DrawingFunctions of replays), and the bundle
// built from this folder.

/**
 * A function of the system with the signature of a compiled kernel: time, y = (q, v, z), inputs, parameters, and
 * what it needs beyond them; `out` is filled in place.
 */
export type Routine = (
  t: number, y: Float64Array, u: Float64Array, p: Float64Array, x: Float64Array, out: Float64Array,
) => void;

export interface SystemFunctions {
  rate: Routine; // (q̇, v̇, ż)
  mass_matrix?: Routine; // row by row, where angles stand beside lengths
  energy?: Routine; // kinetic, potential, Jacobi's integral
  powers?: Routine; // x = (accelerations, multipliers); one number for every name of `powers`
  qdot?: Routine; // q̇ = N(q) v from the q and v in y; absent where q̇ = v
  solution?: Routine; // v̇, then λ, where there are constraints
  positions?: Routine; // of the drawing's points
  sizes?: Routine; // every other number of the drawing
  point_jacobians?: Routine; // ∂r/∂q N of the drawing's points, row by row: ṙ over v
  law?: Routine; // the inputs as the controller sets them, the rates of its states z, its signals, as if active
  jacobian?: Routine; // ∂rate/∂y row by row, for implicit methods; where it is missing they take differences
  momenta?: Routine;
  canonical_rate?: Routine; // of (q, π, z); q̇ comes first, so it gives the velocities too
  canonical_jacobian?: Routine;
  position_correction?: Routine; // a change of q
  velocity_correction?: Routine; // a change of v
  force?: Routine; // f of M v̇ = f + Aᵀλ; this and what follows where there are gaps
  constraints?: Routine; // c, then A v − b
  constraint_jacobian?: Routine; // A row by row
  contact_laws?: Routine; // of every gap restitution, friction while it slips and while it sticks
  contact_axes?: Routine; // of every gap with an arrow the normal and two tangents, three components each
  contact?: ContactLoops; // of bodies that touch, in place of all that moves a system
}

/** Steps of a world, by its memory: the workspace and how many steps there are then; axes of a body anew. */
export type ContactLoops = (memory: Float64Array) => {
  take_steps(workspace: number, until: number): void;
  turn_axes(bodies: number, index: number): void;
};

/** Bodies that touch: the memory of their steps, `pendula/viewer/page/memory.py`, and what the page reads in it. */
export interface ContactData {
  size: number; // of the memory, in doubles
  memory: [number, string][]; // places, and what begins there: base64 of Float64Array; all else is zero
  workspace: number; // the place of the record of that name
  fields: Record<string, string[]>; // names of the fields of records, in order
  centers: number[]; // of mass along own axes, three a body
  grabbed: number[]; // for every drawn point the body that it belongs to, or −1
}

/** Gaps that open and close, by their numbers: entries of y with their modes, −1 where there is none, and their rows. */
export interface GapData {
  names: string[];
  closed: number[]; // entries: 1 while it is closed
  slips: number[]; // entries: the direction in which it slips
  headings: number[]; // entries: the angle of a slip in space
  normal: number[]; // rows among the constraints that keep it closed
  tangents: number[][]; // rows that keep it from slipping
  bound: boolean; // whether there are constraints that are no gaps
  unit: string; // of forces
  arrows: number[]; // the gaps whose forces have an arrow; `multipliers` has their components after the λ of constraints
}

/** A point where bodies press on each other: the numbers of both, the place, the impulse of the step on the first. */
export interface ContactPoint { a: number; b: number; place: number[]; impulse: number[] }

export interface ContactReport {
  residuals: { name: string; value: number; unit: string }[]; // of the last step
  works: { name: string; value: number }[]; // since the start, J
  milliseconds: number; // that a step takes
  gaps?: { name: string; state: "open" | "presses" | "sticks" | "slips"; force: number }[]; // along the normal, N
}

/** What draws a state; a replay has no other functions. */
export type DrawingFunctions = Pick<SystemFunctions, "positions" | "sizes">;

/** How many coordinates, velocities and states y = (q, v, z) has; `src/layout.ts` says where they lie. */
export interface Layout {
  nq: number;
  nv: number;
  nz: number;
  unit: [number, number][]; // blocks of q that keep unit length: the first entry and how many there are
  identity: boolean; // whether q̇ = v: then velocity i is the rate of coordinate i
}

/** A number that a user may change: a parameter, a gain, a set-point, a start value. */
export interface Quantity { name: string; label: string; value: number; unit: string; kind: "parameter" | "gain" | "desired" | "disturbance" | "hidden"; meaning?: string }

/** A point of the drawing: where its coordinates begin in `positions`, and how many there are. */
export interface DrawnPoint { offset: number; dimension: 2 | 3; fixed: boolean; draggable: boolean }

/** Triangles: base64 of Float32Array (x, y, z, …) and Uint32Array (i, j, k, …); how many follow in each colour. */
export interface Surface { vertices: string; faces: string; colours?: [string, number][] }

/** A shape: indices of its points by role; where its sizes (one number) and vectors (several) begin in `sizes`. */
export interface DrawnShape {
  kind: "rod" | "disc" | "cart" | "coil" | "hoop" | "rail" | "trail" | "arrow" | "torquearrow" | "reaction" | "frame" | "box" | "sphere" | "cylinder" | "capsule" | "mesh";
  points: Record<string, number>;
  sizes: Record<string, number>;
  vectors: Record<string, number>; // "axis": 3 numbers, "rotation": 9 numbers row by row, "vector": 3, "size": 3
  mesh?: Surface | { like: number }; // of its own, or that of an earlier shape
  multipliers?: number[]; // of a reaction: which λ are its components
  colour?: string; // of a solid that has one of its own: "#rrggbb"
  group?: string; // of shapes that are shown on demand, all of a group together: "frames"
  body?: number; // of a mechanism, to which it belongs
  ground?: "floor" | "wall"; // of the world that bodies touch: a plane, which goes on, or something else
}

export interface Tableau { a: number[][]; b: number[]; c: number[] }

/** A fixed-step or adaptive method that the page may offer; coefficients come from Python, once. */
export interface Method {
  name: string; // as in Python: "rk4"
  label: string; // for people: "Runge–Kutta 4"
  kind: "none" | "euler" | "semi-implicit-euler" | "half-acceleration-euler" | "verlet" | "velocity-verlet" | "tableau" | "implicit" | "composition" | "adaptive" | "gaps";
  remark: string;
  order: number;
  tableau?: Tableau;
  error?: number[]; // of an adaptive pair: weights of the error estimate
  tolerance?: number; // of an adaptive pair: the error allowed in a step, relative to the scales of entries
  errorOrder?: number; // of an adaptive pair: the estimate falls like h^(errorOrder + 1)
  canonical?: boolean; // of an implicit tableau: whether it moves (q, π, z) of this system
  continuation?: number[][]; // of an implicit tableau: from a step's rates to a guess of the next one's
  blocks?: number[]; // of an implicit tableau: for every stage, where its block of coupled stages ends
  weights?: number[]; // of a composition
  nodes?: number[]; // of a composition: the fractions of a step reached between its parts
  refusal?: string; // why this system cannot be moved by it; then it is shown but cannot be chosen
}

/** What a controller says beside its laws: what a law asked for, or which of several acts. */
export interface Signal {
  name: string;
  label: string;
  unit: string;
  input: number; // the number of the input whose limits cut it off, −1 where it is something else
}

/** The controller of a live page; the law is `active`·law + input inside `rate`, its memory states z. */
export interface Servo {
  active: string; // the parameter that switches it on (1) or off (0)
  inputs: number[]; // numbers of the inputs it drives
  coordinates: number[]; // numbers of the coordinates that have a desired value
  integrals: number[]; // numbers of its states z
  desired: string[]; // the parameters that hold the desired values, one for each of these
  gains: { kp: string; ki: string; kd: string }[]; // of a PID, for each joint
  signals: Signal[];
  poses: boolean; // whether what is desired while nothing moves is taken at once, as a pose of a robot
  on: boolean; // at the start
  mode: "continuous" | "sampled"; // how it works when it is on
  sampled: number; // seconds between samples in the sampled mode (the step unless said otherwise)
}

/** Numbers by which Python's loops decide; the page decides by the same. */
export interface Decisions {
  newton: { most: number; growth: number; converged: number; stagnant: number; negligible: number; slower: number };
  projection: { most: number; nearly: number };
  scales: { part: number; moment: number; look: number };
}

/** By what errors of the adaptive method are judged: simulation/scales.py. Entries of y by their numbers. */
export interface Scales {
  turning: number[]; // angles and quaternions, which have no size of their own
  kinds: number[][]; // entries of one kind, none of which is judged by less than a part of the largest
  lengths: number[]; // the coordinates that are no angles, if all are of one kind
}

/** A state in its parts. */
export interface State { q: number[]; v: number[]; z: number[] }

/** A small motion along one mode, δy = Re(shape exp(λt)), of any size. */
export interface Mode {
  pole: [number, number]; // λ
  rigid: boolean; // whether nothing brings it back
  real: number[]; // of the shape, as deviations of y
  imaginary: number[];
}

/** Where a system rests with the page's parameters, and how it moves near there. */
export interface Equilibrium {
  state: State;
  beside: State; // a little away from it, the way that it leaves fastest
  stability: "stable" | "asymptotically stable" | "unstable" | "neutral" | "undecided";
  sentence: string; // which test decided
  poles: [number, number][]; // of the linear system
  modes: Mode[]; // none where shapes do not fit: rolling, plain differential equations
}

/** What Python's analysis found when the page was written. */
export interface Analysis {
  equilibria: Equilibrium[];
  sentence: string; // how they were found and what that proves, or why there are none
}

/** How a page of the gallery begins, so that it shows what its hint says; all of it can be changed by hand. */
export interface View {
  look?: "front" | "side" | "top"; // from where space is seen
  frame?: "trails"; // what is fitted into the picture: all, unless said otherwise
  floor?: number; // how high the ground is, where the drawing does not tell
  speed?: number; // times real time
  memory?: number; // s, how long trails are seen
  plane?: [string, string]; // the entries of the state that the phase portrait shows
  section?: { period?: string; through?: string }; // marks of the portrait: once a period 2π/parameter, or where an entry rises through 0
  plot?: string[]; // the entries of the state that are plotted first
  rivals?: string[]; // integrators beside the first one
}

/** Along one side of a map: what differs there, by what addresses call it ("s.theta1", "p.l"), cell by cell. */
export interface MapAxis { key: string; label: string; unit: string; values: number[] }

/** What was kept of an ensemble over two grids, as maps to click on; a live page then opens any member. */
export interface EnsembleMap {
  across: MapAxis;
  up: MapAxis;
  held: Record<string, string>; // what all members have in common beyond the page's own values, as in an address
  layers: { name: string; unit: string; values: string }[]; // base64 of Float32Array, columns one after the other
}

/** Keys of the course's arm; without it a page has the general keys only. */
export interface Pendularm { links: number; push: number; turn: number; by: string }

export interface Recorded {
  t: string; y: string; u: string; // base64 of Float64Array, row by row; rows of y are (q, v, z)
  rates: string; bends: string; // ẏ and q̈ of every row: between two rows states follow Hermite's polynomials
  // Of steps with contact: for every entry of y the group that is hit at once, −1 where of none, and of every row and
  // group at which part of the way to the next row it was hit; −1 where it was free, −2 where it was pushed.
  impacts?: { groups: number[]; hits: string };
  energy?: { kinetic: string; potential: string; total: string; jacobi: string };
  ledger?: { name: string; values: string }[];
  positions: string; sizes: string; // of every row, for trails and for how far the motion reaches
  multipliers?: string;
  steps?: string; // of an adaptive run: how long the step was that led to each row
  outcome: string;
  remark: string; // what was left out, and what is not known between samples; "" where nothing
  integrator: string;
}

/** A convex shape along its own axes: all within `radius` of its core; a plane is the half-space below z = 0. */
export interface ConvexPart {
  kind: "hull" | "cylinder" | "cone" | "ellipsoid" | "plane"; // the core of a sphere, a capsule or a box is a hull
  radius: number;
  size: [number, number, number]; // half sizes; of a cylinder and a cone the radius, 0 and half the length
  vertices: [number, number, number][]; // of a hull
}

/** Where something is: position, and a rotation matrix row by row. */
export interface Place { position: [number, number, number]; rotation: number[] }

/** A page with two bodies of convex shapes, which can be moved. */
export interface ShapesData {
  version: 1;
  mode: "shapes";
  title: string;
  generator: string;
  bodies: [ShapesBody, ShapesBody];
}

export interface ShapesBody { name: string; place: Place; parts: { part: ConvexPart; place: Place }[] }

export interface PageData {
  version: 1;
  mode: "live" | "replay";
  title: string;
  name: string;
  reference: string;
  watch?: string; // what to look at, a sentence
  view?: View;
  generator: string; // "pendula 0.1.0"
  equations: string; // MathML, made by pendula; "" where there is none
  layout: Layout;
  coordinates: { name: string; label: string; unit: string; angle: boolean; limits?: [number, number] }[]; // nq of them
  velocities: { name: string; label: string; unit: string }[]; // nv of them
  states: { name: string; label: string; unit: string; start: number }[]; // nz of them
  inputs: { name: string; label: string; unit: string; kind: "input" | "push" }[]; // pushes: one generalised force a velocity, last
  parameters: Quantity[]; // in the order of p
  constraints: string[];
  holonomic: number;
  powers: string[]; // of every term that can change the energy, pushes left out
  powersReadSolution: boolean; // whether they depend on accelerations or multipliers
  energy: boolean; // whether the system has one: a plain differential equation has none
  energyLabel: string; // what the total is called: "total", or "Jacobi integral" of a system by lagrangian=L
  jacobi: boolean; // whether Jacobi's integral T₂ − T₀ + V is not the total
  energyScale: number; // J, how much energy moves when every coordinate moves by its own size
  start: State;
  step: number; // s
  until: number; // s, what a replay lasts, and how long a live page plots
  integrator: string;
  methods: Method[];
  points: DrawnPoint[];
  shapes: DrawnShape[];
  sizes: number; // how many numbers `sizes` gives
  spatial: boolean;
  grounded: boolean; // whether something holds the system: then there is ground below
  up: "y" | "z"; // which way is up: y for plane systems, z in space
  units: { time: string; energy: string; length: string };
  decisions: Decisions;
  scales: Scales;
  analysis?: Analysis;
  servo?: Servo;
  pendularm?: Pendularm;
  run?: Recorded;
  contact?: ContactData;
  gaps?: GapData;
  map?: EnsembleMap;
}

export interface Energies {
  kinetic: number; potential: number; total: number;
  ledger: number; // E(0) + works so far
  turnover?: number; // work of late, whichever way it went
  jacobi: number;
}

/** What a live page is driven by, and what a replay offers too; one for every integrator shown side by side. */
export interface Player {
  readonly data: PageData;
  readonly t: number;
  readonly y: Float64Array; // (q, v, z)
  readonly u: Float64Array; // the inputs in effect, the servo's included
  readonly p: Float64Array;
  readonly steps: number;
  readonly outcome: string; // "" while all is well, else a sentence: when, which coordinate, what to try
  energy(): Energies;
  positions(): Float64Array;
  sizes(): Float64Array;
  multipliers(): Float64Array;
  contacts?(): Iterable<ContactPoint>; // of bodies that touch
  report?(): ContactReport | undefined; // of whatever touches
}

export interface LivePlayer extends Player {
  integrator: string;
  step: number;
  servoMode: "off" | "continuous" | "sampled";
  signals(): Float64Array; // of the controller, as they are; held ones as they were at the last sample
  /** An equilibrium with the parameters as they are; null where it is gone, or the page cannot follow it. */
  follow(found: Equilibrium): Equilibrium | null;
  parameter(name: string): number;
  setParameter(name: string, value: number): void;
  setInput(index: number, value: number): void;
  pull(point: number, target: Float64Array | null): void; // a spring from a drawn point to a place; null lets go
  posed(point: number, target: Float64Array): State; // the state with a point as near to a place as it can be
  advance(seconds: number, budgetMilliseconds: number): number; // steps taken; never longer than the budget
  single(): void; // one step
  setState(q: ArrayLike<number>, v: ArrayLike<number>, z: ArrayLike<number>): void; // a new start, at t = 0
  reset(): void; // back to the start; parameters stay as they are
}

export interface ReplayPlayer extends Player {
  seek(t: number): void;
  readonly end: number;
}
