/** Collects figures between two beacons (rule measures-3). */
import { BUCKET_BOUNDS, type Distribution, type Figures, addDistribution } from '../../contract/measures.ts';

export interface FigureCollector {
  count(name: string, by?: number): void;
  /** @param value milliseconds, or thousandths for `cls` */
  time(name: string, value: number): void;
  add(figures: Figures): void;
  /** Returns what was collected since the last call, and starts anew; undefined for nothing. */
  take(): Figures | undefined;
}

/** Further names are dropped: a beacon must stay below the 64 KB that browsers send while a page closes. */
const MOST_NAMES = 400;

/** @param onFirst called when the first figure is collected after nothing */
export function createFigureCollector(onFirst: () => void = () => undefined): FigureCollector {
  let counts = new Map<string, number>();
  let times = new Map<string, Distribution>();

  const hasRoomFor = (name: string, named: ReadonlyMap<string, unknown>): boolean =>
    named.has(name) || counts.size + times.size < MOST_NAMES;
  const collect = (work: () => void): void => {
    const wasEmpty = counts.size + times.size === 0;
    work();
    if (wasEmpty && counts.size + times.size > 0) onFirst();
  };
  const count = (name: string, by = 1): void => {
    if (by > 0 && hasRoomFor(name, counts)) counts.set(name, (counts.get(name) ?? 0) + by);
  };
  const merge = (name: string, more: Distribution): void => {
    if (!hasRoomFor(name, times)) return;
    times.set(name, addDistribution(times.get(name), more));
  };

  return {
    count: (name, by) => collect(() => count(name, by)),
    time: (name, value) =>
      collect(() => merge(name, { count: 1, sum: Math.round(value), buckets: { [bucketOf(value)]: 1 } })),
    add: (figures) =>
      collect(() => {
        for (const [name, by] of Object.entries(figures.counts)) count(name, by);
        for (const [name, more] of Object.entries(figures.times)) merge(name, more);
      }),
    take: () => {
      if (counts.size + times.size === 0) return undefined;
      const taken = { counts: Object.fromEntries(counts), times: Object.fromEntries(times) };
      counts = new Map();
      times = new Map();
      return taken;
    },
  };
}

const bucketOf = (value: number): string => String(BUCKET_BOUNDS.find((bound) => value <= bound) ?? 'more');
