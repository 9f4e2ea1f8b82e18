/**
 * The figures of `/environment.json`: the product's default of each, and the bounds of an operator's value. Without
 * bounds a wrong value causes a flood of requests: a browser's timer fires at once for 0 and for everything above
 * 2³¹-1 ms.
 */
import { numeric } from './services/fields.ts';

interface Bounds {
  /** Minimum; `deploy-files` refuses smaller values. */
  least: number;
  /** Minimum at run time, below `least` so that a test need not wait; `least` when absent. */
  floor?: number;
  most: number;
}

export interface NumericSetting extends Bounds {
  usual: number;
}

/** Delays between consecutive attempts. The first may be below the bounds, down to 0. */
export interface DelaysSetting extends Bounds {
  usual: number[];
}

const HOUR_MS = 3_600_000;

/** Delays of the product, ms (`timing`). */
export const timingSettings = {
  /** The interval at which watched events are compared with the services. */
  reconcileMs: { usual: 60_000, least: 10_000, floor: 1_000, most: HOUR_MS },
  /** Age after which a coupon missing from the history counts as not made: the service gives up after 45 s. */
  couponSettleMs: { usual: 60_000, least: 45_000, floor: 2_000, most: HOUR_MS },
  /** Delays of a hub's automatic reconnect; after the last one it stays off. */
  hubReconnectMs: { usual: [0, 2_000, 10_000, 30_000], least: 1_000, floor: 250, most: HOUR_MS },
  /** Random lengthening of these delays and of `hubStartRetryMs`, as a share of them: 0.1 is up to 10 %. */
  hubReconnectJitter: { usual: 0.1, least: 0, most: 1 },
  /**
   * Interval at which visible data is compared with the services while the hubs are not connected; up to half as long
   * again.
   */
  pollMs: { usual: 10_000, least: 2_000, floor: 1_000, most: HOUR_MS },
  /** Time within which visible data is refetched after a reconnect; the rest takes up to four times as long. */
  refetchSpreadMs: { usual: 2_000, least: 0, most: 60_000 },
  /** Delay before a failed first start is retried. */
  hubStartRetryMs: { usual: 5_000, least: 1_000, floor: 500, most: HOUR_MS },
  /** Time without a visible tab after which the hubs are disconnected. */
  hubRestMs: { usual: 30_000, least: 5_000, floor: 200, most: HOUR_MS },
  /** Delay after a sign-in or a start before the pending coupons are read, because the data on screen comes first. */
  firstLookMs: { usual: 1_500, least: 0, most: HOUR_MS },
  /** Delays between the end of an event and the requests for a coupon's result. */
  lookMs: { usual: [300, 1_000, 3_000, 10_000], least: 500, most: HOUR_MS },
  /** Delay after the start of a session before the first preload, and between two preload requests. */
  prefetchStartMs: { usual: 1_500, least: 0, most: HOUR_MS },
  prefetchGapMs: { usual: 60, least: 20, floor: 0, most: HOUR_MS },
  /**
   * Number of preload requests in a session's first run and in each later one, besides those for pending coupons; 0
   * preloads only those.
   */
  prefetchCalls: { usual: 120, least: 0, most: 1_000 },
} satisfies Record<string, NumericSetting | DelaysSetting>;

/**
 * Every figure with its value: the operator's if it is readable and within the bounds, otherwise the product's
 * default.
 */
export type Timing = Values<typeof timingSettings>;

type Values<Figures extends Record<string, NumericSetting | DelaysSetting>> = {
  [Name in keyof Figures]: Figures[Name]['usual'];
};

export const productDefaultTiming: Timing = readSettings(timingSettings, {});

/** @param told the figures in the operator's file */
export function readSettings<Figures extends Record<string, NumericSetting | DelaysSetting>>(
  figures: Figures,
  told: Record<string, unknown>,
): Values<Figures> {
  const entries = Object.entries(figures).map(([name, figure]) => [name, valueOf(figure, told[name])]);
  return Object.fromEntries(entries) as Values<Figures>;
}

/** True when `deploy-files` accepts the figure: a number within the bounds for players. */
export function isWithinBounds(figure: NumericSetting | DelaysSetting, told: unknown): boolean {
  const fits = (value: unknown, least: number): boolean =>
    typeof value === 'number' && value >= least && value <= figure.most;
  if (!isDelaysSetting(figure)) return fits(told, figure.least);
  return (
    Array.isArray(told) && told.length > 0 && told.every((each, index) => fits(each, index === 0 ? 0 : figure.least))
  );
}

export function isDelaysSetting(figure: NumericSetting | DelaysSetting): figure is DelaysSetting {
  return Array.isArray(figure.usual);
}

function valueOf(figure: NumericSetting | DelaysSetting, told: unknown): number | number[] {
  const within = { ...figure, least: figure.floor ?? figure.least };
  const value = isDelaysSetting(figure) ? asNumbers(told) : asNumber(told);
  return isWithinBounds(within, value) ? (value as number | number[]) : figure.usual;
}

function asNumbers(told: unknown): unknown {
  return Array.isArray(told) ? told.map(asNumber) : told;
}

/** Reads a number or its text (rule service-10); undefined when unreadable. */
function asNumber(told: unknown): unknown {
  const [error, value] = numeric().validate(told, { coerce: true });
  return error === undefined ? value : undefined;
}
