/** Odds movement while a match is observed (rule change-2): points of a step line, limited in number. */
import { sharesWithoutMargin } from '../../../domain/program/odd-meaning.ts';
import { NOT_OFFERED, type Market } from '../../../model/event.ts';
import type { SharePoint } from '../../../ui/chart/step-line.ts';
import type { TopicView } from '../../../state/engine/topic-view.ts';

export interface OddPoint {
  /** Epoch ms. */
  at: number;
  /** Hundredths. */
  odd: number;
}

export interface OddsMovement {
  marketId: number;
  /** Epoch ms. */
  since: number;
  /** Outcome number → its odds, oldest first; consecutive odds differ. */
  lines: Readonly<Record<number, readonly OddPoint[]>>;
  /** Times of the goals seen since then, epoch ms. */
  goals?: readonly number[];
}

/** Maximum number of points of one outcome; the oldest are dropped. */
export const MAX_ODD_POINTS = 120;

/** Adds the market's current odds. Returns the same object when no odd changed, and a new one for another market. */
export function recordOdds(movement: OddsMovement | undefined, market: Market, at: number): OddsMovement {
  if (movement?.marketId !== market.id) {
    return recordOdds({ marketId: market.id, since: at, lines: {} }, market, at);
  }
  let { lines } = movement;
  for (const { number, odd } of market.outcomes) {
    if (odd <= NOT_OFFERED) continue;
    const known = lines[number] ?? [];
    if (known.at(-1)?.odd === odd) continue;
    lines = { ...lines, [number]: [...known, { at, odd }].slice(-MAX_ODD_POINTS) };
  }
  return lines === movement.lines ? movement : { ...movement, lines };
}

/** Adds a goal. Returns the same object for one that is known, or that happened before the movement began. */
export function recordGoal(movement: OddsMovement, at: number): OddsMovement {
  const { goals = [], since } = movement;
  return at < since || goals.includes(at) ? movement : { ...movement, goals: [...goals, at] };
}

/** Least change of a share that is worth a picture: 2 percent. */
const LEAST_CHANGE = 0.02;

/** True when the shares of an outcome differ by two percent or more. */
export function hasMoved(lines: readonly (readonly SharePoint[])[]): boolean {
  return lines.some((points) => {
    const shares = points.map(({ share }) => share);
    return Math.max(...shares) - Math.min(...shares) >= LEAST_CHANGE;
  });
}

/**
 * Shares of the outcomes in the chances that their odds express: 1 / odd, with the margin taken out, so that they sum up
 * to 1 at every moment. Moments at which an outcome has no odd yet are left out.
 * @returns one list per outcome, each with a point for every moment
 */
export function shareLines({ lines }: OddsMovement, outcomeNumbers: readonly number[]): SharePoint[][] {
  const histories = outcomeNumbers.map((number) => lines[number] ?? []);
  const moments = [...new Set(histories.flatMap((points) => points.map(({ at }) => at)))].toSorted((a, b) => a - b);
  const shares: SharePoint[][] = outcomeNumbers.map(() => []);
  for (const at of moments) {
    const odds = histories.map((points) => points.findLast((point) => point.at <= at)?.odd);
    const known = odds.filter((odd) => odd !== undefined);
    if (known.length < odds.length) continue;
    for (const [place, share] of sharesWithoutMargin(known).entries()) shares[place]?.push({ at, share });
  }
  return shares;
}

const kept = new WeakMap<TopicView<'event'>, OddsMovement>();

/** Movements of odds by match while its page is open; released together with the view. */
export function getOddsMovement(view: TopicView<'event'>): OddsMovement | undefined {
  return kept.get(view);
}

export function setOddsMovement(view: TopicView<'event'>, movement: OddsMovement): void {
  kept.set(view, movement);
}

/** True for the value of a cell `market:{id}`. */
export function isMarket(value: object | undefined): value is Market {
  return value !== undefined && 'outcomes' in value;
}
