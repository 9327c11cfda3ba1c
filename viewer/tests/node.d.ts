// What the tests use of Node.js.

declare module "node:test" {
  export function test(name: string, body: () => void): void;
}

declare module "node:fs" {
  export function readFileSync(file: number, encoding: "utf8"): string;
}

declare module "node:assert/strict" {
  const assert: {
    (condition: unknown, message?: string): asserts condition;
    equal(actual: unknown, expected: unknown, message?: string): void;
    deepEqual(actual: unknown, expected: unknown, message?: string): void;
    throws(body: () => unknown, expected: RegExp): void;
    match(text: string, expected: RegExp): void;
    doesNotMatch(text: string, expected: RegExp): void;
  };
  export default assert;
}
