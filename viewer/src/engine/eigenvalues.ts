// Eigenvalues of a real matrix: Householder's reduction to Hessenberg form, then QR steps with Wilkinson's shift
// (Golub & Van Loan, Matrix Computations, §7.4 and §7.5). Steps are complex, which needs no pairs of shifts; the
// matrices of a page are small.

type Complex = readonly [number, number];

const MOST_STEPS = 60; // an eigenvalue; far fewer are needed
const UNUSUAL = 12; // after so many steps a shift that is not Wilkinson's breaks a cycle
const CLOSE = 4 * Number.EPSILON; // of the diagonal: what is less below it is nothing
const REAL = 64 * Number.EPSILON; // of the largest: an imaginary part that is less is rounding

/** The eigenvalues of n rows of A row by row, as real and imaginary parts; null where steps do not end. */
export function eigenvalues(n: number, A: ArrayLike<number>): [number, number][] | null {
  const re = hessenberg(n, A), im = new Float64Array(n * n), found: [number, number][] = [];
  let last = n - 1, steps = 0;
  while (last >= 0) {
    let first = last;
    while (first > 0 && !isSplit(n, re, im, first)) first--;
    if (first === last) {
      found.push([re[last * n + last]!, im[last * n + last]!]);
      last--;
      steps = 0;
      continue;
    }
    if (++steps > MOST_STEPS) return null;
    const shift: Complex = steps % UNUSUAL === 0
      ? [re[last * n + last]! + Math.abs(re[last * n + last - 1]!), Math.abs(re[last * n + last - 1]!)]
      : wilkinson(n, re, im, last);
    step(n, re, im, first, last, shift);
  }
  const size = Math.max(...found.map(([a, b]) => Math.hypot(a, b)), 0);
  return found.map(([a, b]) => [a, Math.abs(b) <= REAL * size * n ? 0 : b]);
}

/** QᵀAQ with zeros below the first subdiagonal. */
function hessenberg(n: number, A: ArrayLike<number>): Float64Array {
  const H = Float64Array.from(A), v = new Float64Array(n);
  for (let k = 0; k + 2 < n; k++) {
    let norm = 0;
    for (let i = k + 1; i < n; i++) norm = Math.hypot(norm, H[i * n + k]!);
    if (norm === 0) continue;
    let square = 0;
    for (let i = k + 1; i < n; i++) {
      v[i] = H[i * n + k]!;
      if (i === k + 1) v[i]! += v[i]! < 0 ? -norm : norm;
      square += v[i]! * v[i]!;
    }
    // H ← P H P with P = I − 2 v vᵀ / vᵀv
    for (let j = 0; j < n; j++) {
      let along = 0;
      for (let i = k + 1; i < n; i++) along += v[i]! * H[i * n + j]!;
      for (let i = k + 1; i < n; i++) H[i * n + j]! -= (2 * along * v[i]!) / square;
    }
    for (let i = 0; i < n; i++) {
      let along = 0;
      for (let j = k + 1; j < n; j++) along += H[i * n + j]! * v[j]!;
      for (let j = k + 1; j < n; j++) H[i * n + j]! -= (2 * along * v[j]!) / square;
    }
    for (let i = k + 2; i < n; i++) H[i * n + k] = 0;
  }
  return H;
}

/** Whether the entry below the diagonal before a row is nothing next to its neighbours; then it is made zero. */
function isSplit(n: number, re: Float64Array, im: Float64Array, row: number): boolean {
  const below = row * n + row - 1, here = row * n + row, before = (row - 1) * n + row - 1;
  const near = Math.hypot(re[here]!, im[here]!) + Math.hypot(re[before]!, im[before]!);
  if (Math.hypot(re[below]!, im[below]!) > CLOSE * near) return false;
  re[below] = im[below] = 0;
  return true;
}

/** The eigenvalue of the last two rows that is nearer to the last entry. */
function wilkinson(n: number, re: Float64Array, im: Float64Array, last: number): Complex {
  const at = (i: number, j: number): Complex => [re[i * n + j]!, im[i * n + j]!];
  const a = at(last - 1, last - 1), b = at(last - 1, last), c = at(last, last - 1), d = at(last, last);
  const half: Complex = [(a[0] - d[0]) / 2, (a[1] - d[1]) / 2], bc = times(b, c), square = times(half, half);
  const root = squareRoot([square[0] + bc[0], square[1] + bc[1]]);
  // λ = d + half ± root, the smaller change of d.
  const sign = half[0] * root[0] + half[1] * root[1] > 0 ? -1 : 1;
  return [d[0] + half[0] + sign * root[0], d[1] + half[1] + sign * root[1]];
}

/** H − σ = QR, H ← RQ + σ on rows and columns from first to last, by rotations. */
function step(n: number, re: Float64Array, im: Float64Array, first: number, last: number, shift: Complex): void {
  const turns: { c: number; s: Complex }[] = [];
  for (let i = first; i <= last; i++) {
    re[i * n + i]! -= shift[0];
    im[i * n + i]! -= shift[1];
  }
  for (let k = first; k < last; k++) {
    const [x, y] = [k * n + k, (k + 1) * n + k], a = Math.hypot(re[x]!, im[x]!), b = Math.hypot(re[y]!, im[y]!);
    const r = Math.hypot(a, b), c = r > 0 ? a / r : 1;
    // s = (x/|x|) ȳ / r makes the entry below the diagonal zero with a real c.
    const unit: Complex = a > 0 ? [re[x]! / a, im[x]! / a] : [1, 0];
    const s: Complex = r > 0 ? scaled(times(unit, [re[y]!, -im[y]!]), 1 / r) : [0, 0];
    turns.push({ c, s });
    for (let j = k; j <= last; j++) rotateRows(n, re, im, k, j, c, s);
  }
  turns.forEach(({ c, s }, i) => {
    const k = first + i;
    for (let row = first; row <= Math.min(k + 1, last); row++) rotateColumns(n, re, im, row, k, c, s);
  });
  for (let i = first; i <= last; i++) {
    re[i * n + i]! += shift[0];
    im[i * n + i]! += shift[1];
  }
}

/** (u, w) ← (c u + s w, −s̄ u + c w) of rows k and k + 1 in a column. */
function rotateRows(
  n: number, re: Float64Array, im: Float64Array, k: number, column: number, c: number, s: Complex,
): void {
  const [i, j] = [k * n + column, (k + 1) * n + column];
  const u: Complex = [re[i]!, im[i]!], w: Complex = [re[j]!, im[j]!], sw = times(s, w), su = times([s[0], -s[1]], u);
  [re[i], im[i]] = [c * u[0] + sw[0], c * u[1] + sw[1]];
  [re[j], im[j]] = [c * w[0] - su[0], c * w[1] - su[1]];
}

/** The same from the other side: (u, w) ← (c u + s̄ w, −s u + c w) of columns k and k + 1 in a row. */
function rotateColumns(
  n: number, re: Float64Array, im: Float64Array, row: number, k: number, c: number, s: Complex,
): void {
  const i = row * n + k, j = i + 1;
  const u: Complex = [re[i]!, im[i]!], w: Complex = [re[j]!, im[j]!], sw = times([s[0], -s[1]], w), su = times(s, u);
  [re[i], im[i]] = [c * u[0] + sw[0], c * u[1] + sw[1]];
  [re[j], im[j]] = [c * w[0] - su[0], c * w[1] - su[1]];
}

function times(a: Complex, b: Complex): Complex {
  return [a[0] * b[0] - a[1] * b[1], a[0] * b[1] + a[1] * b[0]];
}

function scaled(a: Complex, by: number): Complex {
  return [a[0] * by, a[1] * by];
}

function squareRoot([a, b]: Complex): Complex {
  const r = Math.hypot(a, b), real = Math.sqrt((r + Math.abs(a)) / 2);
  if (real === 0) return [0, 0];
  const other = b / (2 * real);
  return a >= 0 ? [real, other] : [Math.abs(other), b < 0 ? -real : real];
}
