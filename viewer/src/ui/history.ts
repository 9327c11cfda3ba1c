// What plots remember: columns of numbers that slide, without allocation while they fill.

export class History {
  private readonly columns: Float64Array[];
  private first = 0;
  private end = 0;

  /** Room for `capacity` samples of `width` numbers; the oldest are forgotten. */
  constructor(
    readonly width: number,
    readonly capacity: number,
  ) {
    this.columns = Array.from({ length: width }, () => new Float64Array(2 * capacity));
  }

  get count(): number {
    return this.end - this.first;
  }

  clear(): void {
    this.first = 0;
    this.end = 0;
  }

  append(sample: ArrayLike<number>): void {
    if (this.end === 2 * this.capacity) {
      for (const column of this.columns) column.copyWithin(0, this.first, this.end);
      this.end -= this.first;
      this.first = 0;
    }
    for (let i = 0; i < this.width; i += 1) this.column(i)[this.end] = sample[i] ?? NaN;
    this.end += 1;
    if (this.count > this.capacity) this.first += 1;
  }

  /** Forgets samples whose first number is below `least`, but for one, so that lines begin at the edge. */
  forget(least: number): void {
    const t = this.column(0);
    while (this.first + 1 < this.end && (t[this.first + 1] ?? 0) < least) this.first += 1;
  }

  /** A view of a column as it stands, oldest first. */
  values(index: number): Float64Array {
    return this.column(index).subarray(this.first, this.end);
  }

  last(index: number): number {
    return this.count ? (this.column(index)[this.end - 1] ?? NaN) : NaN;
  }

  private column(index: number): Float64Array {
    const column = this.columns[index];
    if (!column) throw new RangeError(`A history of ${this.width} columns has no column ${index}.`);
    return column;
  }
}
