import { describe, expect, it } from 'vitest';
import { sportEntries, sportTotals } from '../../../src/app/shell/nav/sport-entries.ts';
import type { SportInfo } from '../../../src/model/event.ts';
import { sports } from '../../../src/domain/sports.ts';
import { UNKNOWN_COUNT } from '../../../src/model/load.ts';

const info = (sportId: number, total: number, live = 0, longTerm = 0, upcomingLive = 0): SportInfo => ({
  sportId,
  live,
  upcomingLive,
  total,
  longTerm,
  rapid: false,
  king: false,
  duel: false,
});

const slugs = (entries: { sport: { slug: string } }[]): string[] => entries.map((entry) => entry.sport.slug);

describe('sports of the navigation', () => {
  it('are all fourteen, without counts, until counts are loaded', () => {
    const entries = sportEntries(undefined, 'futbol', 'all');
    expect(slugs(entries)).toEqual(slugs(sports.map((sport) => ({ sport }))));
    expect(entries.every((entry) => entry.live === null && entry.total === null)).toBe(true);
    expect(sportEntries([], 'futbol', 'all')).toHaveLength(sports.length);
  });

  it('keep the order of the catalogue whatever the order of the counts', () => {
    const entries = sportEntries([info(5, 3), info(2, 10, 2), info(1, 40, 5)], 'futbol', 'all');
    expect(entries.map(({ sport, live, total }) => [sport.slug, live, total])).toEqual([
      ['futbol', 5, 40],
      ['basketbol', 2, 10],
      ['tenis', 0, 3],
    ]);
  });

  it('count what their list shows: long-term events have a list of their own', () => {
    const entries = sportEntries([info(1, 40, 5, 4), info(30, 8, 0, 8)], 'futbol', 'all');
    expect(entries.map(({ sport, total }) => [sport.id, total])).toEqual([
      [1, 36],
      [30, 0],
    ]);
  });

  it('begin with the most viewed ones, the others in the order of the catalogue', () => {
    const recent = ['tenis', 'basketbol', 'tenis'];
    expect(slugs(sportEntries([info(1, 3), info(2, 3), info(5, 3), info(6, 3)], '', 'all', recent))).toEqual([
      'tenis',
      'basketbol',
      'futbol',
      'hentbol',
    ]);
  });

  it('leave out a sport without events today', () => {
    expect(slugs(sportEntries([info(1, 40), info(2, 0)], 'futbol', 'all'))).toEqual(['futbol']);
  });

  it('keep the current sport even if it has no events', () => {
    expect(slugs(sportEntries([info(1, 40), info(2, 0)], 'snooker', 'all'))).toEqual(['futbol', 'snooker']);
  });

  it('on live pages list running and upcoming live events, with the count of running ones', () => {
    const entries = sportEntries([info(1, 40, 2), info(2, 10, 0), info(5, 10, 0, 0, 3)], 'futbol', 'live');
    expect(entries.map(({ sport, live }) => [sport.slug, live])).toEqual([
      ['futbol', 2],
      ['tenis', 0],
    ]);
  });

  it('list a sport whose counts are missing, without inventing a count', () => {
    const untold = info(2, UNKNOWN_COUNT, UNKNOWN_COUNT, UNKNOWN_COUNT, UNKNOWN_COUNT);
    for (const scope of ['all', 'live'] as const) {
      expect(sportEntries([untold], 'basketbol', scope)).toMatchObject([{ live: null, total: null }]);
      expect(slugs(sportEntries([untold], '', scope))).toEqual(['basketbol']);
    }
    // A missing live count is given as zero; an unknown total is not given at all.
    expect(slugs(sportEntries([info(2, 3, 0, 0, UNKNOWN_COUNT)], '', 'live'))).toEqual(['basketbol']);
    expect(sportEntries([info(2, 3, 1, UNKNOWN_COUNT)], '', 'all')).toMatchObject([{ live: 1, total: 3 }]);
  });

  it('ignore counts of sports that are not in the catalogue', () => {
    expect(slugs(sportEntries([info(1, 40), info(777, 9)], '', 'all'))).toEqual(['futbol']);
  });
});

describe('totals of the navigation', () => {
  it('add running and long-term events of all sports', () => {
    expect(sportTotals([info(1, 40, 5, 7), info(2, 10, 2, 1)])).toEqual({ live: 7, longTerm: 8 });
    expect(sportTotals([info(1, 40, 5, UNKNOWN_COUNT), info(2, 10, UNKNOWN_COUNT, 1)])).toEqual({
      live: 5,
      longTerm: 1,
    });
  });

  it('are unknown, not zero, before counts are loaded', () => {
    expect(sportTotals(undefined)).toEqual({ live: null, longTerm: null });
  });
});
