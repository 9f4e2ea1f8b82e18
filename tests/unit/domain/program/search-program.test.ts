/** The search over all sports: its results and their order. */
import { describe, expect, test } from 'vitest';
import { searchProgram, searchWords } from '../../../../src/domain/program/search-program.ts';
import type { Competition } from '../../../../src/model/event.ts';
import { newEvent } from '../../../support/program-fixtures.ts';

const league = (id: number, name: string, fields: Partial<Competition> = {}): [number, Competition] => [
  id,
  { id, sportId: 1, country: 'TR', priority: id, icon: '', name, shortName: '', ...fields },
];
const leagues = new Map([
  league(7, 'Trendyol Süper Lig'),
  league(8, 'Basketbol Süper Ligi'),
  league(9, 'Iğdır Kupası'),
]);

const match = (id: number, home: string, away: string, fields = {}) =>
  newEvent({ id, home, away, name: `${home} - ${away}`, start: 1_000 + id, ...fields });
const program = [
  match(1, 'Fenerbahçe', 'Galatasaray'),
  match(2, 'Galatasaray', 'Iğdır FK', { phase: 1, start: 10 }),
  match(3, 'Anadolu Efes', 'Galatasaray Ekmas', { sportId: 2, competitionId: 8 }),
  match(4, 'Yeni Galata', 'Şanlıurfaspor', { competitionId: 9 }),
];
const find = (text: string, longTerm: number[] = []) =>
  searchProgram(program, searchWords(text), leagues, new Set(longTerm));

describe('the search', () => {
  test('searches all sports, and letters without dots and tails match theirs', () => {
    for (const text of ['ŞANLIURFA', 'sanliurfa', 'şanlıurfa']) expect(find(text).eventIds).toEqual([4]);
    expect(find('IGDIR fk').eventIds).toEqual([2]);
    expect(find('galatasaray').sports).toEqual([
      { sportId: 1, count: 2, longTerm: false },
      { sportId: 2, count: 1, longTerm: false },
    ]);
  });

  test('lists sides that begin with the text first: football, in the order of leagues, running events before others', () => {
    expect(find('gala').eventIds).toEqual([2, 1, 3, 4]);
  });

  test('requires every word, in any order, in sides or league', () => {
    expect(find('saray fener').eventIds).toEqual([1]);
    expect(find('galatasaray süper').eventIds).toEqual([2, 1, 3]);
    expect(find('galatasaray besiktas')).toEqual({
      ...{ eventIds: [], longTermIds: [], minorIds: [], total: 0, sports: [], leagues: [], leaguesFirst: false },
    });
  });

  test('lists leagues with the number of their events', () => {
    expect(find('super lig').leagues.map(({ name, sportId, count }) => [name, sportId, count])).toEqual([
      ['Trendyol Süper Lig', 1, 2],
      ['Basketbol Süper Ligi', 2, 1],
    ]);
    // A league whose name begins with the text comes before a more important one.
    expect(find('bas').leagues.map(({ id }) => id)).toEqual([8]);
  });

  test('counts long-term events separately: they have a list of their own', () => {
    const found = find('galatasaray', [1, 3]);
    expect(found.eventIds).toEqual([2, 1, 3]);
    expect(found.longTermIds).toEqual([1, 3]);
    expect(found.sports.map(({ sportId, longTerm, count }) => `${sportId} ${longTerm} ${count}`).toSorted()).toEqual([
      '1 false 1',
      '1 true 1',
      '2 true 1',
    ]);
  });

  test('a league with matches is counted by them, one without by its long-term events', () => {
    expect(find('super lig', [1, 3]).leagues.map(({ id, count, longTerm }) => [id, count, longTerm])).toEqual([
      [7, 1, false],
      [8, 1, true],
    ]);
  });

  test('starts at two letters', () => {
    expect(searchWords(' g ')).toEqual([]);
    expect(find('g').total).toBe(0);
    expect(find('').eventIds).toEqual([]);
  });

  test('shows the first twenty and counts all', () => {
    const many = Array.from({ length: 30 }, (_, id) => match(id, 'Galatasaray', `Takım ${id}`));
    const found = searchProgram(many, searchWords('gala'), leagues, new Set());
    expect([found.eventIds.length, found.total]).toEqual([20, 30]);
  });
});
