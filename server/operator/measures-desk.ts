/** Receiver of measures (docs/wire/measures.md): sums the beacons of all browsers since the start. */
import type { FastifyInstance } from 'fastify';
import {
  BUCKET_BOUNDS,
  type Distribution,
  MEASURES_VERSION,
  addDistribution,
  readFigures,
} from '../../src/contract/measures.ts';
import { operatorPaths } from './operator-addresses.ts';

/** A received beacon; `at` is the time of the receiver, epoch milliseconds. */
interface ReceivedBeacon {
  at: number;
  beacon: unknown;
}

/** A distribution as shown: estimated from its buckets. */
interface ShownDistribution {
  count: number;
  mean: number;
  /** Upper bounds of the buckets with the median and the 75th and 95th percentile; null above the last bound. */
  p50: number | null;
  p75: number | null;
  p95: number | null;
}

/** The sums of all beacons of a device class. */
export interface ShownMeasures {
  device: string;
  beacons: number;
  /** Sampled minutes of browsers. */
  minutes: number;
  counts: Record<string, number>;
  times: Record<string, ShownDistribution>;
}

/** Beacons kept for tests; older ones are only part of the sums. */
const MOST_BEACONS = 200;

interface Sums {
  beacons: number;
  seconds: number;
  counts: Map<string, number>;
  times: Map<string, Distribution>;
}

export class MeasuresDesk {
  /** Latest beacons, oldest first. */
  received: ReceivedBeacon[] = [];
  readonly #now: () => number;
  #byDevice = new Map<string, Sums>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Adds a beacon; one of another version, or without figures, is left out. */
  receive(beacon: Record<string, unknown>): void {
    const figures = readFigures(beacon);
    if (beacon['version'] !== MEASURES_VERSION || figures === undefined) return;
    this.received = [...this.received.slice(1 - MOST_BEACONS), { at: this.#now(), beacon }];
    const device = String(beacon['device']);
    const sums = this.#byDevice.get(device) ?? { beacons: 0, seconds: 0, counts: new Map(), times: new Map() };
    this.#byDevice.set(device, sums);
    sums.beacons += 1;
    sums.seconds += Number(beacon['seconds']) || 0;
    for (const [name, by] of Object.entries(figures.counts)) sums.counts.set(name, (sums.counts.get(name) ?? 0) + by);
    for (const [name, more] of Object.entries(figures.times)) {
      sums.times.set(name, addDistribution(sums.times.get(name), more));
    }
  }

  shown(): ShownMeasures[] {
    return [...this.#byDevice].toSorted(byName).map(([device, { beacons, seconds, counts, times }]) => ({
      device,
      beacons,
      minutes: Math.round(seconds / 6) / 10,
      counts: Object.fromEntries([...counts].toSorted(byName)),
      times: Object.fromEntries([...times].toSorted(byName).map(([name, each]) => [name, shownTimes(each)])),
    }));
  }

  reset(): void {
    this.received = [];
    this.#byDevice = new Map();
  }
}

const byName = ([one]: [string, unknown], [other]: [string, unknown]): number => one.localeCompare(other);

function shownTimes({ count, sum, buckets }: Distribution): ShownDistribution {
  const percentile = (share: number): number | null => {
    let below = 0;
    for (const bound of BUCKET_BOUNDS) {
      below += buckets[String(bound)] ?? 0;
      if (below >= share * count) return bound;
    }
    return null;
  };
  const mean = count === 0 ? 0 : Math.round(sum / count);
  return { count, mean, p50: percentile(0.5), p75: percentile(0.75), p95: percentile(0.95) };
}

export function serveMeasures(app: FastifyInstance, desk: MeasuresDesk): void {
  // Beacons are text to any origin, so that no preflight is made; their response is not read.
  app.post(operatorPaths.measures, (request, reply) => {
    const beacon: unknown = JSON.parse(String(request.body));
    if (typeof beacon === 'object' && beacon !== null) desk.receive({ ...beacon });
    return reply.header('access-control-allow-origin', '*').code(204).send();
  });
}
