/** Shape of the momentum chart: smoothed values, marks of its axis, and how its points are counted. Pure. */
import type { Momentum } from './momentum.ts';

type Bars = Momentum['bars'];

export interface SmoothedMinute {
  home: number;
  away: number;
}

/** Number of minutes on each side of a minute that count for its value. */
const REACH = 2;

/**
 * Weighted mean of five minutes for each minute: the nearer a minute, the more it counts (1, 2, 3, 2, 1). A half begins
 * and ends without the minutes of another one.
 */
export function smoothMomentum(bars: Bars): SmoothedMinute[] {
  return bars.map(({ part }, place) => {
    const around = bars
      .map((bar, other) => ({ bar, weight: REACH + 1 - Math.abs(other - place) }))
      .slice(Math.max(0, place - REACH), place + REACH + 1)
      .filter(({ bar }) => bar.part === part);
    const all = around.reduce((sum, { weight }) => sum + weight, 0);
    const mean = (side: 'home' | 'away'): number =>
      around.reduce((sum, { bar, weight }) => sum + weight * bar[side], 0) / all;
    return { home: mean('home'), away: mean('away') };
  });
}

export interface AxisMark {
  /** "15'", or "İY" for half time. */
  label: string;
  /** Position in bars: the middle of a minute, or the border between two halves. */
  at: number;
}

/** Marks of every quarter of an hour, and of half time. */
export function momentumAxis(bars: Bars): AxisMark[] {
  return bars.flatMap(({ label, part }, place) => {
    const isHalfTime = part === 2 && bars[place - 1]?.part === 1;
    const minute = /^([1-9]\d*)'$/.exec(label)?.[1];
    const isMarked = minute !== undefined && Number(minute) % 15 === 0;
    return [
      ...(isHalfTime ? [{ label: 'İY', at: place }] : []),
      // Half time is the mark of minute 45 once the second half has begun.
      ...(isMarked && !(minute === '45' && bars.some((bar) => bar.part === 2)) ? [{ label, at: place + 0.5 }] : []),
    ];
  });
}

/** Minutes of a side's goals: "23', 45+2'"; a minute is repeated for each goal in it. */
export function goalMinutes(bars: Bars, side: 'home' | 'away'): string {
  return bars.flatMap(({ label, goals }) => Array.from({ length: goals[side] }, () => label)).join(', ');
}
