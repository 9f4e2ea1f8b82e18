/** Breaks wire values in every way a bad network, proxy or release can: repeatable, from a seed. */
export type Random = () => number;

/** A fixed sequence in [0, 1) (mulberry32). */
export function randomOf(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T;
}

/** The value with one to three faults somewhere inside, or as a whole. */
export function broken(value: unknown, random: Random): unknown {
  const holder = { value: structuredClone(value) };
  for (let faults = 1 + Math.floor(random() * 3); faults > 0; faults -= 1) breakOne(holder, random);
  return holder.value;
}

const junk: readonly unknown[] = [
  null,
  undefined,
  true,
  '',
  'x',
  '1.85',
  '__proto__',
  'a'.repeat(5_000),
  -1,
  0,
  0.5,
  1e308,
  Number.NaN,
  Number.POSITIVE_INFINITY,
  [],
  [null],
  [[[]]],
  {},
  { i: {} },
  JSON.parse('{"__proto__": {"polluted": 1}}'),
];

/** Walks down at random and damages a value. */
function breakOne(holder: Record<string, unknown>, random: Random): void {
  let parent: Record<string, unknown> = holder;
  let key = 'value';
  while (random() < 0.8) {
    const inner = parent[key];
    if (typeof inner !== 'object' || inner === null) break;
    const keys = Object.keys(inner);
    if (keys.length === 0) break;
    parent = inner as Record<string, unknown>;
    key = pick(random, keys);
  }
  const fault = random();
  if (fault < 0.2) Reflect.deleteProperty(parent, key);
  else if (fault < 0.3) parent[key] = [parent[key], parent[key]];
  else if (fault < 0.4) parent[key] = String(parent[key]);
  else parent[key] = pick(random, junk);
}
