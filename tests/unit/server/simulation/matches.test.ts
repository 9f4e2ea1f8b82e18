import { describe, expect, it } from 'vitest';
import type { WireScore, WireTeamScore } from '../../../../src/contract/hub/wire.ts';
import type { Broadcast, World } from '../../../../server/world.ts';
import { type Clock, newWorld, run } from './world-under-test.ts';

function scoresOf(sent: Broadcast[], sportId: number): Map<number, WireScore[]> {
  const scores = new Map<number, WireScore[]>();
  for (const { hub, message } of sent) {
    const score = message as WireScore;
    if (hub === 'score' && score.sid === sportId) scores.set(score.id, [...(scores.get(score.id) ?? []), score]);
  }
  return scores;
}

const { world, clock } = newWorld();
const sent = run(world, clock, 150, 1, 15);

describe('football', () => {
  const matches = [...scoresOf(sent, 1).values()];

  it('follows the clock: minutes never decrease, and stay at 45 or 90 in added time', () => {
    expect(matches.length).toBeGreaterThan(20);
    for (const scores of matches) {
      let minute = -1;
      for (const score of scores) {
        const now = Number(score.min);
        expect(now).toBeGreaterThanOrEqual(minute);
        expect(now).toBeLessThanOrEqual(score.s === 2 || score.s === 4 ? 45 : 90);
        if (score.s === 3) expect(now).toBeGreaterThanOrEqual(45);
        minute = now;
      }
    }
  });

  it('passes through first half, half time, second half and full time', () => {
    const whole = matches.find((scores) => scores[0]?.min === 0 && scores.at(-1)?.s === 5);
    const statuses = whole?.map((score) => score.s);
    expect([...new Set(statuses)]).toEqual([2, 4, 3, 5]);
  });

  it('has goals, corners and cards that only increase, and a constant half-time score', () => {
    for (const scores of matches) {
      for (const side of ['ht', 'at'] as const) {
        const told = scores.map((score) => score[side] ?? {});
        for (const field of ['r', 'co', 'yc', 'rc'] as const) {
          const values = told.map((team) => team[field] ?? 0);
          expect(values).toEqual(values.toSorted((a, b) => a - b));
        }
        const halves = new Set(told.flatMap((team) => (team.ht === undefined ? [] : [team.ht])));
        expect(halves.size).toBeLessThanOrEqual(1);
      }
    }
  });

  it('has about 2.7 goals per match', () => {
    const ended = matches.filter((scores) => scores.at(-1)?.s === 5);
    const goals = ended.reduce((sum, scores) => sum + total(scores.at(-1)), 0);
    expect(goals / ended.length).toBeGreaterThan(2);
    expect(goals / ended.length).toBeLessThan(3.6);
  });
});

describe('set sports', () => {
  it.each([
    [5, 6, 2],
    [20, 11, 3],
    [23, 25, 3],
  ])('sport %i: sets are won with %i points and a lead of two, the match with %i sets', (sportId, target, sets) => {
    const ended = [...scoresOf(sent, sportId).values()].flatMap((scores) =>
      scores.at(-1)?.s === 5 ? [scores.at(-1)] : [],
    );
    expect(ended.length).toBeGreaterThan(0);
    for (const score of ended) {
      const home = score?.ht ?? {};
      const away = score?.at ?? {};
      expect(Math.max(home.r ?? 0, away.r ?? 0)).toBe(sets);
      expect(setsWon(home, away)).toBe(home.r);
      expect(setsWon(away, home)).toBe(away.r);
      for (const [index, set] of (home.ss ?? []).entries()) {
        const other = away.ss?.[index]?.s ?? 0;
        const last = sportId === 23 && index === 4;
        expect(Math.max(set.s, other)).toBeGreaterThanOrEqual(last ? 15 : target);
        if (set.tb === undefined && sportId !== 5) expect(Math.abs(set.s - other)).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('one side serves, and tennis points are 0, 15, 30, 40 and advantage', () => {
    const calls = new Set<number>();
    for (const score of [...scoresOf(sent, 5).values()].flat()) {
      if (score.s === 5) continue;
      expect([score.ht?.sp, score.at?.sp].filter((serving) => serving === true)).toHaveLength(1);
      const inTieBreak = score.ht?.ss?.at(-1)?.s === 6 && score.at?.ss?.at(-1)?.s === 6;
      if (!inTieBreak) for (const side of [score.ht, score.at]) calls.add(side?.gs ?? -1);
    }
    expect([...calls].toSorted((a, b) => a - b)).toEqual([0, 15, 30, 40, 50]);
  });
});

describe('basketball', () => {
  it('has quarters that add up to the score, and a winner at the end', () => {
    const scores = [...scoresOf(sent, 2).values()].flat();
    for (const score of scores) {
      for (const side of [score.ht, score.at]) {
        expect((side?.qs ?? []).reduce((sum, quarter) => sum + quarter.s, 0)).toBe(side?.r);
      }
      if (score.s === 5) expect(score.ht?.r).not.toBe(score.at?.r);
    }
    expect(scores.some((score) => score.s === 5)).toBe(true);
  });
});

describe('the simulated program', () => {
  const count = (of: World) =>
    (of.info() as { i: number; lc: number; ec: number }[]).map((row) => [row.i, row.lc, row.ec]);

  it('keeps about as many running and total events as at the start', () => {
    const before = count(newWorld().world);
    const after = count(world);
    const sum = (rows: (number | undefined)[][], at: number) => rows.reduce((total, row) => total + (row[at] ?? 0), 0);
    expect(sum(after, 1) / sum(before, 1)).toBeGreaterThan(0.8);
    expect(sum(after, 1) / sum(before, 1)).toBeLessThan(1.25);
    expect(sum(after, 2) / sum(before, 2)).toBeGreaterThan(0.95);
    expect(sum(after, 2) / sum(before, 2)).toBeLessThan(1.05);
  });

  it('keeps about as many running events after nine hours without a step', () => {
    const late: { world: World; clock: Clock } = newWorld();
    const running = count(late.world).reduce((total, row) => total + (row[1] ?? 0), 0);
    late.clock.ms += 9 * 3_600_000;
    run(late.world, late.clock, 8, 10, 4);
    const now = count(late.world).reduce((total, row) => total + (row[1] ?? 0), 0);
    expect(now / running).toBeGreaterThan(0.7);
    expect(now / running).toBeLessThan(1.3);
  });
});

function total(score: WireScore | undefined): number {
  return (score?.ht?.r ?? 0) + (score?.at?.r ?? 0);
}

function setsWon(mine: WireTeamScore, theirs: WireTeamScore): number {
  return (mine.ss ?? []).filter((set, index) => set.s > (theirs.ss?.[index]?.s ?? 0)).length;
}
