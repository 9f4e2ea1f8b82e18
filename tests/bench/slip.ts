/**
 * Pricing of the slips that are slowest to price: 20 items at long odds, every number of bankers, and as many systems
 * as a coupon may have. The time includes everything a change of the slip computes: figures, offered systems, and
 * reasons not to play.
 */
import { defaultAppConfig } from '../../src/domain/default-app-config.ts';
import { playRuleViolations } from '../../src/domain/slip/slip-rules.ts';
import type { SlipItem } from '../../src/domain/slip/slip-state.ts';
import { slipView } from '../../src/features/slip/slip-view.ts';
import { columnCount, offeredSystems } from '../../src/domain/slip/systems.ts';
import { median, percentile } from './statistics.ts';

export interface SlipFigures {
  /** Median of the slowest slip, one per round. */
  worstMs: number[];
  /** 99th percentile, including whatever else the machine did meanwhile. */
  p99Ms: number[];
  /** Bankers of the slowest slip. */
  bankers: number;
  systems: number;
  columns: number;
  slips: number;
}

const limits = defaultAppConfig.coupon;
const ROUNDS = 5;
const TIMES = 400;
const WARM_UP = 50;

export function benchSlip(rounds = ROUNDS): SlipFigures {
  const measured = Array.from({ length: limits.maxEventCount }, (_, bankers) => measure(bankers));
  const [worst] = measured.toSorted((one, other) => other.median - one.median);
  if (worst === undefined) throw new Error('a slip may have items');
  const again = Array.from({ length: rounds }, () => measure(worst.bankers));
  const { bankers, systems, columns } = worst;
  return {
    worstMs: again.map((round) => round.median),
    p99Ms: again.map((round) => round.p99),
    ...{ bankers, systems, columns },
    slips: measured.length,
  };
}

interface MeasuredSlip {
  /** Milliseconds. */
  median: number;
  p99: number;
  bankers: number;
  systems: number;
  columns: number;
}

function measure(bankers: number): MeasuredSlip {
  const items = itemsWith(bankers);
  const systems = mostSystems(items);
  const terms = { systems, multiplier: 50, couponCount: limits.maxMultiCount };
  const times: number[] = [];
  for (let round = 0; round < TIMES; round += 1) {
    const began = performance.now();
    const view = slipView(items, terms, limits);
    playRuleViolations(view.slip, limits, { online: true, liveStale: false, locked: false });
    const ms = performance.now() - began;
    if (round >= WARM_UP) times.push(ms);
  }
  return {
    median: median(times),
    p99: percentile(times, 99),
    bankers,
    systems: systems.length,
    columns: columnCount(items, systems),
  };
}

/** Long odds produce long numbers. */
function itemsWith(bankers: number): SlipItem[] {
  return Array.from({ length: limits.maxEventCount }, (_, place) => ({
    eventId: place + 1,
    eventVersion: 1,
    sportId: 1,
    marketId: place + 1,
    marketVersion: 1,
    outcomeNumber: 1,
    eventName: '',
    marketName: '',
    outcomeName: '',
    start: 0,
    live: false,
    clock: '',
    score: '',
    odd: 99_999 - 7 * place,
    webOdd: 99_001 - 11 * place,
    agreedOdd: 99_999 - 7 * place,
    minBets: 1,
    status: 'open',
    banker: place < bankers,
  }));
}

/** Returns systems, smallest first, as long as one coupon does not exceed the maximum price. */
function mostSystems(items: readonly SlipItem[]): number[] {
  const most = limits.maxPrice / 100;
  const bySize = offeredSystems(items, limits).toSorted((a, b) => columnCount(items, [a]) - columnCount(items, [b]));
  const chosen: number[] = [];
  for (const system of bySize) if (columnCount(items, [...chosen, system]) <= most) chosen.push(system);
  return chosen.toSorted((a, b) => a - b);
}
