/** Odds movement while a match is observed (rule change-2): points of a step line, limited in number. */
import { NOT_OFFERED, type Market } from '../../../model/event.ts';
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

interface StepLineBox {
  width: number;
  height: number;
  /** Epoch ms at the left (`from`) and the right (`to`) edge. */
  from: number;
  to: number;
}

/**
 * Corners of the step line: an odd is valid until the next one. The highest odd is at the top; a single value is in the
 * middle.
 */
export function stepLine(
  points: readonly OddPoint[],
  { width, height, from, to }: StepLineBox,
): [x: number, y: number][] {
  const odds = points.map(({ odd }) => odd);
  const high = Math.max(...odds);
  const low = Math.min(...odds);
  const span = Math.max(1, to - from);
  const x = (at: number): number => (Math.min(Math.max(at - from, 0), span) / span) * width;
  const y = (odd: number): number => (high === low ? height / 2 : ((high - odd) / (high - low)) * height);
  const corners: [number, number][] = [];
  for (const [place, { at, odd }] of points.entries()) {
    const before = points[place - 1];
    // The first odd is drawn from the left edge, because no earlier odd is known.
    const left = before === undefined ? 0 : x(at);
    if (before !== undefined) corners.push([left, y(before.odd)]);
    corners.push([left, y(odd)]);
  }
  const last = points.at(-1);
  if (last !== undefined) corners.push([width, y(last.odd)]);
  return corners;
}

const kept = new WeakMap<TopicView<'event'>, OddsMovement>();

/** Movements of odds by match while its page is open; released together with the view. */
export function getOddsMovement(view: TopicView<'event'>): OddsMovement | undefined {
  return kept.get(view);
}

export function setOddsMovement(view: TopicView<'event'>, movement: OddsMovement): void {
  kept.set(view, movement);
}
