import { describe, expect, test } from 'vitest';
import type { ServiceCall, ValueOf } from '../../../../src/contract/services/call.ts';
import { editorCalls } from '../../../../src/contract/services/editor-calls.ts';
import { matchHistoryCalls } from '../../../../src/contract/services/match-history-calls.ts';

const { getMeetings, getLastMatches, getMissingPlayers, getReferee, getStandings, getMatchAnalysis } =
  matchHistoryCalls;
const { getEventComments } = editorCalls;

function decode<Call extends ServiceCall>(call: Call, answer: unknown) {
  let dropped = 0;
  const value = call.decode(answer, { input: {}, dropped: () => void (dropped += 1) }) as ValueOf<Call> | undefined;
  return { value, dropped };
}

const galatasaray = { id: 11, name: 'Galatasaray', mediumName: 'Galatasaray', shortName: 'GS', logo: 'x.png' };
const trabzon = { id: 12, name: 'Trabzonspor', shortName: 'TS' };
const league = { id: 5, name: 'Süper Lig', shortName: 'SL' };
const wireMatch = {
  eventDate: 1_700_000_000_000,
  homeTeam: galatasaray,
  awayTeam: trabzon,
  homeTeamScore: { regular: 2, current: 0, halfTime: 1 },
  awayTeamScore: { regular: 1, current: 0, halfTime: 1 },
  tournamentInformation: league,
};
const nobody = { id: null, name: '', shortName: '' };
const match = {
  at: 1_700_000_000,
  home: { id: 11, name: 'Galatasaray', shortName: 'GS' },
  away: { id: 12, name: 'Trabzonspor', shortName: 'TS' },
  score: { home: 2, away: 1 },
  halfTime: { home: 1, away: 1 },
  sets: [],
  tournament: 'Süper Lig',
  tournamentId: 5,
};

describe('meetings and last matches', () => {
  test('have the regular score, with times in seconds', () => {
    const answer = { overall: [wireMatch], homeTeam: galatasaray, awayTeam: trabzon };
    expect(decode(getMeetings, answer).value).toEqual({ home: match.home, away: match.away, matches: [match] });
    expect(decode(getLastMatches, { homeOverAll: [wireMatch], awayOverAll: null }).value).toEqual({
      ...{ home: nobody, away: nobody },
      ...{ homeMatches: [match], awayMatches: [] },
    });
  });

  test.each<[string, object, object]>([
    ['texts for numbers', { homeTeamScore: { regular: '2', halfTime: '1' }, eventDate: '1700000000' }, {}],
    ['the present score alone', { homeTeamScore: { current: 3 } }, { score: { home: 3, away: 1 }, halfTime: null }],
    ['one score alone', { awayTeamScore: null }, { score: null, halfTime: null }],
    [
      'a malformed league and date',
      { tournamentInformation: 7, eventDate: 'dün' },
      { tournament: '', tournamentId: null, at: null },
    ],
    ['sets', { sets: [{ home: '25', away: 20 }, 7] }, { sets: [{ home: 25, away: 20 }] }],
    [
      'a team by its short name',
      { homeTeam: { shortName: 'GS', id: 0 } },
      { home: { id: 0, name: 'GS', shortName: 'GS' } },
    ],
  ])('are decoded with %s', (_, fields, read) => {
    const { value } = decode(getMeetings, { overall: [{ ...wireMatch, ...fields }] });
    expect(value?.matches).toEqual([{ ...match, ...read }]);
  });

  test('skip only the malformed rows', () => {
    const { value, dropped } = decode(getMeetings, {
      overall: [7, wireMatch, { ...wireMatch, awayTeam: {} }, { ...wireMatch, homeTeam: 3 }, null],
    });
    expect(value?.matches).toEqual([match]);
    expect(dropped).toBe(4);
  });
});

test('missing players are decoded with the known fields; one without a name is skipped', () => {
  const players = [
    {
      id: 1,
      name: 'Ali',
      age: '29',
      position: 'Forvet',
      numberOfMatches: 12,
      lineupCount: 10,
      reason: 'Sakat',
      goals: 4,
    },
    { id: 2, age: 20 },
    { name: 'Can', age: 0, reason: null },
  ];
  const { value, dropped } = decode(getMissingPlayers, { homeTeam: { ...galatasaray, players }, awayTeam: 3 });
  expect(value).toEqual({
    home: {
      team: match.home,
      players: [
        {
          ...{ id: 1, name: 'Ali', age: 29, position: 'Forvet', matches: 12, starts: 10 },
          ...{ reason: 'Sakat', detail: '', goals: 4, assists: null },
        },
        {
          ...{ id: null, name: 'Can', age: null, position: '', matches: null, starts: null },
          ...{ reason: '', detail: '', goals: null, assists: null },
        },
      ],
    },
    away: { team: nobody, players: [] },
  });
  expect(dropped).toBe(1);
});

describe('a referee', () => {
  const wire = { id: 9, name: 'Halil Umut', age: 40, country: { name: 'Türkiye' } };
  test.each<[string, unknown, object | null]>([
    ['by his name', wire, { name: 'Halil Umut', age: 40, country: 'Türkiye' }],
    [
      'by his two names',
      { id: 9, firstName: 'Halil', surName: 'Umut' },
      { name: 'Halil Umut', age: null, country: '' },
    ],
    ['not at all with the id 0', { ...wire, id: 0, country: { name: '' } }, null],
    ['not at all without a name', { id: 9 }, null],
    ['not at all', null, null],
  ])('is identified %s', (_, referee, read) => {
    expect(decode(getReferee, { referee }).value?.referee).toEqual(read);
  });

  test('has averages per league in hundredths, and match scores read from the team objects', () => {
    const { value, dropped } = decode(getReferee, {
      refereeTournaments: [{ tournament: league, matches: 8, yellow: 35, averageYellow: '4.38' }, { matches: 1 }],
      refereeMatches: [
        {
          ...{ date: 1_700_000_000_000, tournamentInformation: league, yellow: 5, red: '1' },
          homeTeam: { ...galatasaray, score: { regular: 2 } },
          awayTeam: { ...trabzon, score: { current: 2 } },
        },
      ],
    });
    const none = { yellow: null, secondYellow: null, red: null, penalties: null };
    expect(value?.tournaments).toEqual([
      { ...none, tournament: 'Süper Lig', matches: 8, yellow: 35, averageYellow: 438, averageRed: null },
    ]);
    expect(value?.matches).toEqual([
      {
        ...{ ...none, yellow: 5, red: 1, at: 1_700_000_000, score: { home: 2, away: 2 } },
        ...{ home: match.home, away: match.away, tournament: 'Süper Lig' },
      },
    ]);
    expect(dropped).toBe(1);
  });
});

describe('a league table', () => {
  const row = {
    ...{
      position: 3,
      delta: -1,
      played: 14,
      won: 8,
      draw: 4,
      lost: 2,
      scored: 25,
      against: 13,
      average: 12,
      points: 28,
    },
    ...{ team: galatasaray, positionStatus: { id: 2, name: 'Avrupa Ligi' } },
    nextMatchInfo: { nextMatchTeamId: 4, nextMatchTeamName: 'Rizespor', isHome: true },
    formStandings: ['G', 'B', 'M', 1, 0, '2', 'z', null],
  };

  test('keeps the order of its rows and their given positions', () => {
    const second = { ...row, position: '1', team: trabzon, positionStatus: { id: 0, name: '' }, nextMatchInfo: null };
    const { value } = decode(getStandings, { '0': { overAll: [row, second], homeTeam: [second] } });
    expect(value?.map(({ key, name, home, away }) => [key, name, home.length, away.length])).toEqual([['0', '', 1, 0]]);
    expect(value?.[0]?.overall).toEqual([
      {
        ...{ position: 3, delta: -1, played: 14, won: 8, drawn: 4, lost: 2, scored: 25, against: 13, difference: 12 },
        ...{ points: 28, team: match.home, zone: { id: 2, name: 'Avrupa Ligi' } },
        ...{ next: { opponent: 'Rizespor', atHome: true }, form: ['win', 'draw', 'loss', 'win', 'draw', 'loss'] },
      },
      expect.objectContaining({ position: 1, team: match.away, zone: null, next: null }),
    ]);
  });

  test('with several groups names them and drops an empty and a malformed group', () => {
    const { value, dropped } = decode(getStandings, {
      ...{ '0': { overAll: [row, {}], name: 'A Grubu' }, '1': { overAll: [row] }, '2': { overAll: [] }, '3': 'yeni' },
    });
    expect(value?.map(({ name }) => name)).toEqual(['A Grubu', '2. Grup']);
    expect(dropped).toBe(1);
  });

  test('with forty teams is decoded whole', () => {
    const overAll = Array.from({ length: 40 }, (_, index) => ({ ...row, position: index + 1 }));
    expect(decode(getStandings, { '0': { overAll } }).value?.[0]?.overall).toHaveLength(40);
  });
});

test('an analysis has its outcomes by number, with or without the optional fields', () => {
  const { value, dropped } = decode(getMatchAnalysis, {
    generalInformations: [{ text: 'Son beş maçını kazandı.' }, {}, { text: '' }],
    bettingAnalysis: [
      { marketName: 'Maç Sonucu', outcomeNo: '1', text: 'Ev sahibi önde.' },
      { marketName: 'Alt/Üst', outcomeNo: 2, text: 'Gol çok.', marketId: '71', sov: 2.5, muk: '2_101' },
      { marketName: 'Maç Sonucu', text: 'kime?' },
    ],
  });
  expect(value).toEqual({
    facts: ['Son beş maçını kazandı.'],
    picks: [
      {
        ...{ marketName: 'Maç Sonucu', outcomeNumber: 1, text: 'Ev sahibi önde.' },
        ...{ marketId: null, marketKey: '', line: '', outcomeName: '' },
      },
      {
        ...{ marketName: 'Alt/Üst', outcomeNumber: 2, text: 'Gol çok.' },
        ...{ marketId: 71, marketKey: '2_101', line: '2.5', outcomeName: '' },
      },
    ],
  });
  expect(dropped).toBe(1);
});

test('an editor’s comment has its odds in hundredths; an unrecognised result is decoded as open', () => {
  const wire = {
    ...{ commentId: 4, editorId: 2, editorName: 'Ece', image: '', muk: '1_1', sov: null, marketId: 8, outcomeNo: '1' },
    ...{ marketName: 'Maç Sonucu', outcomeName: '1', odd: 1.85, webOdd: '1.80', currentOdd: 1, resultStatus: 5 },
    commentText: 'Ev sahibi alır.',
  };
  const { value, dropped } = decode(getEventComments, [wire, { ...wire, resultStatus: '0' }, { outcomeNo: 1 }]);
  const read = {
    ...{ id: 4, editorId: 2, editorName: 'Ece', image: '', text: 'Ev sahibi alır.', marketKey: '1_1', line: '' },
    ...{ marketId: 8, marketName: 'Maç Sonucu', outcomeNumber: 1, outcomeName: '1' },
    ...{ eventId: null, sportId: null, home: '', away: '', league: '', startsAt: null, over: false, score: '' },
    ...{ odd: 185, webOdd: 180, oddNow: null, result: 'open', live: false },
  };
  expect(value).toEqual([read, { ...read, result: 'lost' }]);
  expect(dropped).toBe(1);
});

test('comments of a match are empty for an empty response and undefined for a malformed one', () => {
  for (const nothing of [[], {}, null]) expect(decode(getEventComments, nothing).value).toEqual([]);
  for (const odd of ['metin', { rows: 'x' }, 4]) expect(decode(getEventComments, odd).value).toBeUndefined();
});

test.each([getMeetings, getLastMatches, getMissingPlayers, getReferee, getStandings, getMatchAnalysis])(
  'an empty response is decoded as an empty value, a malformed one as undefined: $path',
  (call) => {
    const nothing = decode(call, {}).value;
    expect(nothing).toBeDefined();
    expect(decode(call, null).value).toEqual(nothing);
    expect(JSON.stringify(nothing)).not.toMatch(/[1-9]/);
    expect(decode(call, 'metin').value).toBeUndefined();
  },
);
