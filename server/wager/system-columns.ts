/**
 * Columns of a slip (rule slip-8): with b bankers a system of k takes every k - b of the others beside all bankers.
 * Sums over all columns come from one polynomial, Π (unit + value · x), whose coefficient of xʲ is the sum over all j of
 * the others, so that no column is ever made.
 */
export interface ColumnItem {
  value: bigint;
  banker: boolean;
}

/** Sum over the columns of the product of their values; scaled by unit to the power of the number of items. */
export function sumOverColumns(items: readonly ColumnItem[], systems: readonly number[], unit: bigint): bigint {
  const others: bigint[] = [];
  let bankers = 1n;
  let bankerCount = 0;
  for (const { value, banker } of items) {
    if (banker) {
      bankers *= value;
      bankerCount += 1;
    } else others.push(value);
  }
  const coefficients = polynomial(others, unit);
  const chosen = systems.length === 0 ? [items.length] : systems;
  return bankers * chosen.reduce((sum, system) => sum + (coefficients[system - bankerCount] ?? 0n), 0n);
}

export function countColumns(items: readonly { banker: boolean }[], systems: readonly number[]): number {
  const ones = items.map(({ banker }) => ({ value: 1n, banker }));
  return Number(sumOverColumns(ones, systems, 1n));
}

function polynomial(values: readonly bigint[], unit: bigint): bigint[] {
  const coefficients = [1n];
  for (const value of values) {
    coefficients.push(0n);
    for (let power = coefficients.length - 1; power >= 0; power -= 1) {
      coefficients[power] = (coefficients[power] ?? 0n) * unit + (coefficients[power - 1] ?? 0n) * value;
    }
  }
  return coefficients;
}
