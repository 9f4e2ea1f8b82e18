/**
 * Measures of players' browsers (docs/wire/measures.md): figures as tab, engine and receiver exchange them. Names consist
 * of fixed words, names of calls and patterns of addresses, so that no figure identifies a player.
 */
import { isPlainObject } from '../lib/guards.ts';

/**
 * BroadcastChannel between the engine and the tabs for measures (docs/wire/measures.md). Every build ignores messages it
 * cannot read.
 */
export const MEASURES_CHANNEL = 'tribun:measures';

/** The version of the beacon; a receiver ignores beacons of a version it does not know. */
export const MEASURES_VERSION = 1;

/**
 * Upper bounds of the buckets of a distribution, in milliseconds (`cls` in thousandths). They contain the thresholds of
 * the web vitals.
 */
export const BUCKET_BOUNDS = [
  ...[10, 25, 50, 100, 200, 250, 300, 500, 800, 1_000, 1_500, 1_800, 2_500, 3_000, 4_000, 6_000],
  ...[10_000, 20_000, 30_000, 60_000, 120_000, 300_000, 900_000, 3_600_000],
] as const;

/** A distribution of measured values. */
export interface Distribution {
  count: number;
  /** Sum of the values, rounded each. */
  sum: number;
  /** Number of values by the upper bound of their bucket, inclusive; `more` is above the last one. */
  buckets: Record<string, number>;
}

/** Returns the distribution of both together. */
export function addDistribution(known: Distribution | undefined, more: Distribution): Distribution {
  if (known === undefined) return more;
  const buckets = { ...known.buckets };
  for (const [bound, number] of Object.entries(more.buckets)) buckets[bound] = (buckets[bound] ?? 0) + number;
  return { count: known.count + more.count, sum: known.sum + more.sum, buckets };
}

/** Additive figures: those of several browsers or minutes are summed by name. */
export interface Figures {
  counts: Record<string, number>;
  times: Record<string, Distribution>;
}

/** The body of a request to the receiver: figures of a browser since its last beacon. */
export interface MeasuresBeacon extends Figures {
  version: number;
  build: string;
  /** Share of the browsers that are measured, 0 to 1: divide the counts by it. */
  sample: number;
  /** Seconds since the last beacon of this tab, or since it was measured first. */
  seconds: number;
  device: 'phone' | 'tablet' | 'desktop';
  /** Host of the engine (decision 001). */
  host: 'shared' | 'leader' | 'solo';
}

/** A message of a tab to the engine on MEASURES_CHANNEL. */
export type MeasuresRequest =
  /** A tab wants to know whether this browser is in the sample; the engine draws once in its life. */
  | { to: 'engine'; kind: 'ask'; sample: number }
  /** A tab sends beacons for all from now on, or ends doing so. */
  | { to: 'engine'; kind: 'attend' | 'leave' }
  /** Figures of a tab that does not send beacons itself. */
  | { to: 'engine'; kind: 'figures'; figures: Figures };

/** A message of the engine to the tabs on MEASURES_CHANNEL. */
export type MeasuresReply =
  | { to: 'tabs'; kind: 'started' }
  | { to: 'tabs'; kind: 'sampled'; sampled: boolean }
  /** Figures to send, and the number of tabs the engine serves. */
  | { to: 'tabs'; kind: 'figures'; figures: Figures; tabs: number };

export function readMeasuresRequest(data: unknown): MeasuresRequest | undefined {
  if (!isPlainObject(data) || data['to'] !== 'engine') return undefined;
  const { kind, sample } = data;
  if (kind === 'ask') return typeof sample === 'number' ? { to: 'engine', kind, sample } : undefined;
  if (kind === 'attend' || kind === 'leave') return { to: 'engine', kind };
  const figures = readFigures(data['figures']);
  return kind === 'figures' && figures !== undefined ? { to: 'engine', kind, figures } : undefined;
}

export function readMeasuresReply(data: unknown): MeasuresReply | undefined {
  if (!isPlainObject(data) || data['to'] !== 'tabs') return undefined;
  const { kind, sampled, tabs } = data;
  if (kind === 'started') return { to: 'tabs', kind };
  if (kind === 'sampled') return { to: 'tabs', kind, sampled: sampled === true };
  const figures = readFigures(data['figures']);
  return kind === 'figures' && figures !== undefined && typeof tabs === 'number'
    ? { to: 'tabs', kind, figures, tabs }
    : undefined;
}

/** Reads figures; those without the agreed shape are left out. Undefined for anything but figures. */
export function readFigures(data: unknown): Figures | undefined {
  if (!isPlainObject(data)) return undefined;
  const { counts, times } = data;
  if (!isPlainObject(counts) || !isPlainObject(times)) return undefined;
  return {
    counts: Object.fromEntries(Object.entries(counts).filter((entry): entry is [string, number] => isCount(entry[1]))),
    times: Object.fromEntries(
      Object.entries(times).filter((entry): entry is [string, Distribution] => isDistribution(entry[1])),
    ),
  };
}

const isCount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function isDistribution(value: unknown): value is Distribution {
  if (!isPlainObject(value) || !isCount(value['count']) || !isCount(value['sum'])) return false;
  return isPlainObject(value['buckets']) && Object.values(value['buckets']).every(isCount);
}
