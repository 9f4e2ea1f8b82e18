/** Responses of the statistics service; a malformed field or row is dropped alone. */
import { describe, expect, test } from 'vitest';
import { statisticsCalls } from '../../../../src/contract/services/statistics-calls.ts';
import type { DecodeContext } from '../../../../src/contract/services/call.ts';

function decoded<T>(call: { decode(data: unknown, context: DecodeContext): T }, answer: unknown) {
  let dropped = 0;
  const value = call.decode(answer, { input: {}, dropped: () => void (dropped += 1) });
  return { value, dropped };
}

const homeTeam = { id: 1, name: 'Ev', mediumName: 'Ev', shortName: 'EV', logo: '' };
const awayTeam = { id: '2', mediumName: 'Konuk' };
const information = { eventId: 9, homeTeam, awayTeam };

describe('an event summary', () => {
  const of = (answer: unknown) => decoded(statisticsCalls.getEventSummary, answer);

  test.each([{}, null, { eventInformationModel: null, soccerMatchEventsAllModel: { events: [] } }])(
    'is null for the empty response %o',
    (answer) => expect(of(answer)).toEqual({ value: null, dropped: 0 }),
  );

  test('assigns incidents to teams by their ids, also written as texts', () => {
    const events = [
      {
        id: 5,
        minute: '45',
        stoppage: 2,
        period: 2,
        teamId: '2',
        type: { id: 6, name: 'Gol' },
        player: { knownName: 'Ali' },
      },
      {
        minute: 50,
        teamId: 1,
        type: { id: 1000 },
        player: { knownNameShort: 'Veli' },
        relatedPlayer: { knownName: 'Can' },
      },
      { minute: 60, teamId: 77, type: { id: 4711, name: 'Su molası' } },
    ];
    const { value, dropped } = of({ eventInformationModel: information, soccerMatchEventsAllModel: { events } });
    expect(dropped).toBe(0);
    expect(value?.incidents).toMatchObject([
      { id: '5', kind: 'goal', minute: 45, added: 2, period: 2, side: 'away', player: 'Ali' },
      { kind: 'substitution', side: 'home', player: 'Veli', related: 'Can' },
      { kind: 'other', label: 'Su molası', side: null, player: '' },
    ]);
    expect(new Set(value?.incidents.map(({ id }) => id)).size).toBe(3);
    expect(value?.away).toEqual({ id: 2, name: 'Konuk', shortName: 'Konuk' });
  });

  test('has its start in seconds and its score in the format of a score message', () => {
    const score = { s: 5, min: '90', ht: { r: '2', c: 0 }, at: { r: 1 } };
    const { value } = of({ eventInformationModel: { ...information, eventDate: 1_795_000_000_000, score } });
    expect(value?.start).toBe(1_795_000_000);
    expect(value?.score).toMatchObject({ eventId: 9, status: 5, minute: 90, away: { regular: 1 } });
    const status = { statusInformation: { id: 12 }, score: { ht: { r: 1 } } };
    expect(of({ eventInformationModel: { ...information, ...status } }).value?.score?.status).toBe(12);
    for (const odd of [7, null, 'x', []]) {
      expect(of({ eventInformationModel: { ...information, score: odd } }).value?.score).toBeNull();
    }
  });

  test.each([
    ['77', 77],
    [0, null],
    ['x', null],
    [undefined, null],
  ])('with broadageId %s has broadageId %s', (broadageId, known) => {
    expect(of({ eventInformationModel: { ...information, broadageId } }).value?.broadageId).toBe(known);
  });

  test('keeps the generated id of an incident when another comes before it', () => {
    const goal = { minute: 50, teamId: 1, type: { id: 6 }, player: { knownName: 'Ali' } };
    const ids = (...events: unknown[]) =>
      of({ eventInformationModel: information, soccerMatchEventsAllModel: { events } }).value?.incidents.map(
        ({ id }) => id,
      );
    expect(ids({ minute: 51, teamId: 2, type: { id: 1 } }, goal)?.[1]).toBe(ids(goal)?.[0]);
  });

  test('skips a malformed incident and falls back in a malformed part', () => {
    const { value, dropped } = of({
      eventInformationModel: { ...information, eventPlaceInformation: { temperatureC: '12,5', stadiumName: null } },
      soccerMatchEventsAllModel: { events: [7, null, { minute: {}, type: 'x' }] },
    });
    expect(dropped).toBe(2);
    expect(value?.incidents).toMatchObject([{ kind: 'other', minute: null, side: null }]);
    expect(value?.place).toEqual({ stadium: '', referee: '', weather: '', temperature: 12.5 });
  });

  test.each([7, 'x', []])('is null or undefined for the malformed response %o', (answer) =>
    expect(of(answer).value ?? null).toBeNull(),
  );
});

describe('the commentary', () => {
  const of = (answer: unknown) => decoded(statisticsCalls.getCommentary, answer);

  test('accepts its text under each of the known keys', () => {
    const { value } = of([
      { id: 1, text: 'Bir', isImportant: 1 },
      { id: 2, commentText: 'İki' },
      { id: 3, text: null, comment: 'Üç' },
    ]);
    expect(value).toMatchObject([{ text: 'Bir', important: true }, { text: 'İki', important: false }, { text: 'Üç' }]);
  });

  test.each([null, {}, { comments: null }, [], { comments: [] }])('of %o is empty', (answer) => {
    expect(of(answer)).toEqual({ value: [], dropped: 0 });
  });

  test('is read from a list, or from an object that contains one', () => {
    expect(of({ eventId: 5, comments: [{ id: 1, text: 'Bir' }] }).value).toMatchObject([{ text: 'Bir' }]);
    for (const odd of ['x', 7, { eventId: 5 }]) expect(of(odd).value).toBeUndefined();
  });

  test('skips a row without text or type, and counts a malformed one', () => {
    const { value, dropped } = of([{ id: 1 }, 'x', { type: { id: 14 }, teamId: 3 }]);
    expect(dropped).toBe(1);
    expect(value).toMatchObject([{ kind: 'corner', text: '', teamId: 3 }]);
  });

  test('keeps the generated ids of rows, also of equal ones, when another comes before them', () => {
    const corner = { minute: 12, type: { id: 14 }, text: 'Korner' };
    const rows = [corner, { minute: 10, text: 'Şut' }, corner, { minute: 10, stoppage: 1, text: 'Şut' }];
    const ids = (told: unknown) => of(told).value?.map(({ id }) => id) ?? [];
    const before = ids(rows);
    expect(new Set(before).size).toBe(4);
    expect(ids([{ minute: 13, text: 'Yeni' }, ...rows]).slice(1)).toEqual(before);
    expect(ids([corner, ...rows]).slice(1)).toEqual(before);
  });
});

describe('line-ups and cards', () => {
  test('the line-ups are null while there are no players', () => {
    for (const answer of [
      null,
      {},
      { homeTeam: { players: [] } },
      { homeTeam: { players: [] }, awayTeam: { players: [] } },
    ]) {
      expect(decoded(statisticsCalls.getLineUps, answer).value).toBeNull();
    }
  });

  test('a player with a line starts; a malformed player is skipped', () => {
    const players = [
      { id: 4, name: 'Ali', line: 0, secondYellow: 1 },
      { name: 'Veli', isStarting: false, line: 2 },
      null,
    ];
    const { value, dropped } = decoded(statisticsCalls.getLineUps, {
      homeTeam: { name: 'Ev', formation: null, players },
      awayTeam: { name: 'Konuk', players: [{ name: 'Can', isStarting: true }] },
    });
    expect(dropped).toBe(1);
    expect(value?.confirmed).toBe(false);
    expect(value?.home.players).toMatchObject([
      { id: '4', starts: true, line: 0, red: true, shortName: 'Ali' },
      { starts: false, line: null, red: false },
    ]);
    expect(value?.away.players).toMatchObject([{ starts: true, line: null }]);
  });

  test('starting players are known without a formation and without lines', () => {
    const players = [
      { name: 'Ali', isStarting: true, line: null, place: null },
      { name: 'Veli', isStarting: false },
    ];
    const { value } = decoded(statisticsCalls.getLineUps, {
      homeTeam: { name: 'Ev', formation: null, players },
      awayTeam: { name: 'Konuk', players },
    });
    expect(value?.home.players.map(({ name, starts }) => [name, starts])).toEqual([
      ['Ali', true],
      ['Veli', false],
    ]);
  });

  test('a second yellow card counts as a red card of the season', () => {
    const team = {
      name: 'Ev',
      yellow: 9,
      secondYellow: 2,
      red: '1',
      players: [{ name: 'Ali', isNextSuspended: 'true' }],
    };
    const { value } = decoded(statisticsCalls.getSeasonCards, {
      homeTeam: team,
      awayTeam: { name: 'Konuk', players: [] },
    });
    expect(value?.home).toMatchObject({ yellow: 9, red: 3, averageYellow: null, atRisk: ['Ali'] });
    expect(value?.away).toMatchObject({ yellow: 0, red: 0, atRisk: [] });
    expect(decoded(statisticsCalls.getSeasonCards, null).value).toBeNull();
  });
});
