/**
 * The figures of `/environment.json`: the product's own value of each, and the bounds an operator's value keeps. Without bounds
 * a slip is a flood: a browser's timer fires at once for 0 and for everything above 2³¹-1 ms.
 */
import { numeric } from './services/fields.ts';

interface Bounds {
  /** `deploy-files` refuses less. */
  least: number;
  /** The product reads less than `least` down to this, so that a test need not wait; the same where it is absent. */
  floor?: number;
  most: number;
}

export interface Figure extends Bounds {
  usual: number;
}

/** Delays of one try after the other. The first may be shorter than the bounds, down to 0. */
export interface Delays extends Bounds {
  usual: number[];
}

const HOUR_MS = 3_600_000;

/** Delays of the product, ms (`timing`). */
export const timingFigures = {
  /** The interval at which watched events are compared with the services. */
  reconcileMs: { usual: 60_000, least: 10_000, floor: 1_000, most: HOUR_MS },
  /** After so long a coupon that the history does not show was not made: the service gives up after 45 s. */
  couponSettleMs: { usual: 60_000, least: 45_000, floor: 2_000, most: HOUR_MS },
  /** Delays of a hub's automatic reconnect; after the last one it stays off. */
  hubReconnectMs: { usual: [0, 2_000, 10_000, 30_000], least: 1_000, floor: 250, most: HOUR_MS },
  /** Random lengthening of these delays and of `hubStartRetryMs`, as a share of them: 0.1 is up to 10 %. */
  hubReconnectJitter: { usual: 0.1, least: 0, most: 1 },
  /** While the hubs are not on, what is visible is compared with the services after this, and up to half as long again. */
  pollMs: { usual: 10_000, least: 2_000, floor: 1_000, most: HOUR_MS },
  /** After a reconnect what is visible is refetched within this, the rest within four times as long. */
  refetchSpreadMs: { usual: 2_000, least: 0, most: 60_000 },
  /** A first start that failed is tried again after this. */
  hubStartRetryMs: { usual: 5_000, least: 1_000, floor: 500, most: HOUR_MS },
  /** The hubs are disconnected when no tab was visible for so long. */
  hubRestMs: { usual: 30_000, least: 5_000, floor: 200, most: HOUR_MS },
  /** After a sign-in or a start, before the coupons that wait are read: what is on screen comes first. */
  firstLookMs: { usual: 1_500, least: 0, most: HOUR_MS },
  /** Between the end of an event and the requests for a decision. */
  lookMs: { usual: [300, 1_000, 3_000, 10_000], least: 500, most: HOUR_MS },
  /** After a session's begin, before anything is fetched ahead, and between two such requests. */
  prefetchStartMs: { usual: 1_500, least: 0, most: HOUR_MS },
  prefetchGapMs: { usual: 60, least: 20, floor: 0, most: HOUR_MS },
  /** Requests of a session's first run and of each later one, beside those for coupons that wait; 0 fetches those alone. */
  prefetchCalls: { usual: 120, least: 0, most: 1_000 },
} satisfies Record<string, Figure | Delays>;

/** Every figure with its value: the operator's where it can be read and keeps the bounds, else the product's own. */
export type Timing = Values<typeof timingFigures>;

type Values<Figures extends Record<string, Figure | Delays>> = { [Name in keyof Figures]: Figures[Name]['usual'] };

export const productTiming: Timing = readFigures(timingFigures, {});

/** @param told what the operator's file has by these names */
export function readFigures<Figures extends Record<string, Figure | Delays>>(
  figures: Figures,
  told: Record<string, unknown>,
): Values<Figures> {
  const entries = Object.entries(figures).map(([name, figure]) => [name, valueOf(figure, told[name])]);
  return Object.fromEntries(entries) as Values<Figures>;
}

/** True when `deploy-files` accepts the figure: a number within the bounds for players. */
export function isSound(figure: Figure | Delays, told: unknown): boolean {
  const fits = (value: unknown, least: number): boolean =>
    typeof value === 'number' && value >= least && value <= figure.most;
  if (!isDelays(figure)) return fits(told, figure.least);
  return (
    Array.isArray(told) && told.length > 0 && told.every((each, index) => fits(each, index === 0 ? 0 : figure.least))
  );
}

export function isDelays(figure: Figure | Delays): figure is Delays {
  return Array.isArray(figure.usual);
}

function valueOf(figure: Figure | Delays, told: unknown): number | number[] {
  const within = { ...figure, least: figure.floor ?? figure.least };
  const value = isDelays(figure) ? asNumbers(told) : asNumber(told);
  return isSound(within, value) ? (value as number | number[]) : figure.usual;
}

function asNumbers(told: unknown): unknown {
  return Array.isArray(told) ? told.map(asNumber) : told;
}

/** A number and its text are one (rule service-10). */
function asNumber(told: unknown): unknown {
  const [error, value] = numeric().validate(told, { coerce: true });
  return error === undefined ? value : undefined;
}
