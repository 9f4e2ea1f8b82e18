/**
 * The types of transactions that are known (wire-list-2). By their numbers alone, for the engine: the names beside them
 * (`kinds.ts`) would be 0.6 KB of its first script.
 */
export const knownTypes: ReadonlySet<number> = new Set([
  2, 4, 7, 10, 12, 13, 14, 16, 18, 19, 20, 21, 27, 28, 30, 41, 42,
]);
