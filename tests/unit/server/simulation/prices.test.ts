import { describe, expect, it } from 'vitest';
import type { WireEvent, WireMarket } from '../../../../src/contract/services/wire/event-wire.ts';
import { eventOf, marketOf, newWorld, run } from './world-under-test.ts';

const { world, clock } = newWorld();

function footballEvents(): WireEvent[] {
  return world
    .list(1, 0, 0)
    .events.filter((event) => event.hn !== undefined)
    .map((event) => eventOf(world, event.i));
}

/** Sum of 1/odd; undefined when an outcome is not offered. */
function bookSum(market: WireMarket | undefined): number | undefined {
  if (market === undefined || market.o.some((outcome) => outcome.odd === 1)) return undefined;
  return market.o.reduce((sum, outcome) => sum + 1 / outcome.odd, 0);
}

/** Chances without the margin, which was applied as a power and is removed by a power. */
function fair(market: WireMarket | undefined, sum = 1): number[] | undefined {
  if (market === undefined || market.o.some((outcome) => outcome.odd === 1)) return undefined;
  let low = 1;
  let high = 4;
  const shares = market.o.map((outcome) => 1 / outcome.odd);
  for (let round = 0; round < 60; round += 1) {
    const power = (low + high) / 2;
    if (shares.reduce((total, share) => total + share ** power, 0) > sum) low = power;
    else high = power;
  }
  return shares.map((share) => share ** low);
}

/** Checks a relation for every event that offers its markets; returns the number of checks. */
function relation(
  events: WireEvent[],
  tolerance: number,
  of: (event: WireEvent) => [number | undefined, number | undefined],
): number {
  let checked = 0;
  for (const event of events) {
    const [left, right] = of(event);
    if (left === undefined || right === undefined) continue;
    checked += 1;
    expect(Math.abs(left - right), `${event.hn} - ${event.an}: ${left} and ${right}`).toBeLessThan(tolerance);
  }
  return checked;
}

const at = (chances: number[] | undefined, ...indexes: number[]) =>
  chances === undefined ? undefined : indexes.reduce((sum, index) => sum + (chances[index] ?? 0), 0);

describe('the margin', () => {
  it('is about 1.17 on football 1X2', () => {
    const sums = footballEvents().flatMap((event) => bookSum(marketOf(event, '1_1')) ?? []);
    expect(sums.length).toBeGreaterThan(300);
    const mean = sums.reduce((total, sum) => total + sum, 0) / sums.length;
    expect(mean).toBeGreaterThan(1.16);
    expect(mean).toBeLessThan(1.18);
    for (const sum of sums) {
      expect(sum).toBeGreaterThan(1.14);
      expect(sum).toBeLessThan(1.2);
    }
  });

  it('is 1.25 to 1.30 on e-football', () => {
    const sums = world.list(137, 0, 0).events.flatMap((event) => bookSum(marketOf(event, '2_884')) ?? []);
    const mean = sums.reduce((total, sum) => total + sum, 0) / sums.length;
    expect(mean).toBeGreaterThan(1.25);
    expect(mean).toBeLessThan(1.3);
  });

  it('makes odds about 4 % higher than web odds on king odds events, 2.8 % in e-football, and equal on others', () => {
    for (const [sportId, low, high] of [
      [1, 1.037, 1.043],
      [137, 1.024, 1.032],
    ] as const) {
      const ratios: number[] = [];
      for (const event of world.list(sportId, 0, 0).events) {
        for (const outcome of event.m.flatMap((market) => market.o)) {
          expect(outcome.wodd).toBeLessThanOrEqual(outcome.odd);
          if (event.kOdd !== true) expect(outcome.wodd).toBe(outcome.odd);
          else if (outcome.odd > 1) ratios.push(outcome.odd / outcome.wodd);
        }
      }
      const mean = ratios.reduce((total, ratio) => total + ratio, 0) / ratios.length;
      expect(mean).toBeGreaterThan(low);
      expect(mean).toBeLessThan(high);
    }
  });

  it('leaves odds with two decimals, in steps of 0.05 from 10 upward', () => {
    const odds = footballEvents().flatMap(({ m }) => m.flatMap(({ o }) => o.map(({ odd }) => odd)));
    expect(odds.filter((odd) => odd >= 10).length).toBeGreaterThan(100);
    for (const odd of odds) {
      const hundredths = Math.round(odd * 100);
      expect(odd).toBeCloseTo(hundredths / 100, 9);
      if (odd >= 10) expect(hundredths % 5).toBe(0);
    }
  });
});

function agreements(events: WireEvent[], tolerance: number): void {
  const result = (event: WireEvent) => fair(marketOf(event, '1_1'));
  const checks: [name: string, of: (event: WireEvent) => [number | undefined, number | undefined]][] = [
    ['1 ve 0', (event) => [at(result(event), 0, 1), at(fair(marketOf(event, '2_92'), 2), 0)]],
    ['home by one or more', (event) => [at(result(event), 0), at(fair(marketOf(event, '2_100', '-1')), 0, 1)]],
    ['away by one or more', (event) => [at(result(event), 2), at(fair(marketOf(event, '2_100', '1')), 1, 2)]],
    ['1 with under or over', (event) => [at(result(event), 0), at(fair(marketOf(event, '2_7')), 0, 3)]],
    ['away with or without both', (event) => [at(result(event), 2), at(fair(marketOf(event, '2_698')), 4, 5)]],
    ['home after either half', (event) => [at(result(event), 0), at(fair(marketOf(event, '2_90')), 0, 3, 6)]],
    ['0-1 gol', (event) => [at(fair(marketOf(event, '2_4')), 0), at(fair(marketOf(event, '2_101', '1.5')), 0)]],
    ['up to 3', (event) => [at(fair(marketOf(event, '2_4')), 0, 1), at(fair(marketOf(event, '2_101', '3.5')), 0)]],
    ['both score', (event) => [at(fair(marketOf(event, '2_89')), 0), at(fair(marketOf(event, '2_698')), 0, 2, 4)]],
    ['half', (event) => [at(fair(marketOf(event, '2_88')), 0), at(fair(marketOf(event, '2_90')), 0, 1, 2)]],
  ];
  for (const [name, of] of checks) expect(relation(events, tolerance, of), name).toBeGreaterThan(30);
}

/** Goal rates that explain a 1X2, found by search: an independent implementation of the Poisson model. */
function ratesBehind([home = 0, , away = 0]: number[]): [number, number] {
  let best: [number, number] = [1, 1];
  let least = Infinity;
  for (let h = 0.3; h < 3.6; h += 0.03) {
    for (let a = 0.3; a < 3.6; a += 0.03) {
      const [won, lost] = winAndLose(h, a);
      const off = (won - home) ** 2 + (lost - away) ** 2;
      if (off < least) {
        least = off;
        best = [h, a];
      }
    }
  }
  return best;
}

function winAndLose(h: number, a: number): [number, number] {
  let won = 0;
  let lost = 0;
  let byHome = Math.exp(-h);
  for (let i = 0; i < 11; byHome *= h / ++i) {
    let byAway = Math.exp(-a);
    for (let j = 0; j < 11; byAway *= a / ++j) {
      if (i > j) won += byHome * byAway;
      else if (i < j) lost += byHome * byAway;
    }
  }
  return [won, lost];
}

describe('the markets of one football match', () => {
  it('agree at the start', () => agreements(footballEvents(), 0.012));

  it('have over and under odds that follow from the 1X2', () => {
    let checked = 0;
    for (const event of footballEvents().slice(0, 12)) {
      const result = fair(marketOf(event, '1_1'));
      const under = at(fair(marketOf(event, '2_101', '2.5')), 0);
      if (result === undefined || under === undefined) continue;
      const [h, a] = ratesBehind(result);
      const mean = h + a;
      const poissonUnder = Math.exp(-mean) * (1 + mean + mean ** 2 / 2);
      expect(Math.abs(poissonUnder - under), `${event.hn} - ${event.an}`).toBeLessThan(0.06);
      checked += 1;
    }
    expect(checked).toBeGreaterThan(6);
  });

  it('have higher odds for more goals', () => {
    let ordered = 0;
    for (const event of footballEvents()) {
      const over = ['1.5', '2.5', '3.5', '4.5'].flatMap((line) => marketOf(event, '2_101', line)?.o[1]?.odd ?? []);
      expect(over.toSorted((a, b) => a - b)).toEqual(over);
      if (over.length > 1) ordered += 1;
    }
    expect(ordered).toBeGreaterThan(100);
  });

  it('agree after the simulation has moved', () => {
    run(world, clock, 3, 500, 20);
    agreements(footballEvents(), 0.035);
  });
});
