/** Past matches, tables and people of the stand-in: in the contract's shape, consistent, and equal in both dialects. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandInOptions, createStandIn } from '../../../server/create-stand-in.ts';
import type { StandIn } from '../../../server/http/serve-world.ts';
import type { WireEvent } from '../../../src/contract/services/wire/event-wire.ts';
import { serviceBase } from '../../../server/http/stand-in-environment.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { contentCalls } from '../../../src/contract/services/content-calls.ts';
import { statisticsCalls } from '../../../src/contract/services/statistics-calls.ts';
import { ask } from './member.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const options: StandInOptions = {
  ...{ port: 0, seed: 7, events: 400, distDir: '/nowhere', updatesPerSecond: 0, clock: () => NOW },
};

let first: StandIn;
let second: StandIn;
/** Upcoming matches of each sport that has statistics. */
const matches = new Map<number, WireEvent[]>();

beforeAll(async () => {
  [first, second] = await Promise.all([createStandIn(options), createStandIn({ ...options, dialect: 'second' })]);
  for (const sportId of [...SPORTS, E_FOOTBALL]) {
    const { data } = (await (await get(first, `sportsbook/events?st=${sportId}&type=0&version=0`)).json()) as {
      data: { events: WireEvent[] };
    };
    matches.set(
      sportId,
      data.events.filter(({ hc }) => hc === true || sportId === E_FOOTBALL),
    );
  }
});
afterAll(() => Promise.all([first.close(), second.close()]));

const SPORTS = [1, 2, 4, 5, 6, 20, 23];
const E_FOOTBALL = 137;
const TEAM_SPORTS = [1, 2, 4, 6, 23];

const get = (standIn: StandIn, path: string): Promise<Response> => fetch(`${standIn.url}/api/${path}`);
const someOf = (sportId: number): WireEvent[] => (matches.get(sportId) ?? []).slice(0, 3);
const parametersOf = ({ i, sid }: WireEvent, count = 20) => ({
  parameters: { sportId: String(sid), eventId: String(i), count: String(count) },
});

describe.each(SPORTS)('sport %s', (sportId) => {
  it('has the last matches of each side newest first, and meetings that agree with them', async () => {
    expect(someOf(sportId).length).toBeGreaterThan(0);
    for (const event of someOf(sportId)) {
      // oxlint-disable-next-line no-await-in-loop
      const [last, meetings] = await Promise.all([
        ask({ standIn: first }, statisticsCalls.getLastMatches, parametersOf(event, 10)),
        ask({ standIn: first }, statisticsCalls.getMeetings, parametersOf(event)),
      ]);
      const { homeOverAll = [], awayOverAll = [] } = last.data ?? {};
      const overall = meetings.data?.overall ?? [];
      for (const [name, rows] of [
        [event.hn, homeOverAll],
        [event.an, awayOverAll],
      ] as const) {
        expect(rows.length).toBeGreaterThan(0);
        expect(rows.length).toBeLessThanOrEqual(10);
        expect(rows.every(({ homeTeam, awayTeam }) => [homeTeam.name, awayTeam.name].includes(name ?? ''))).toBe(true);
        const times = rows.map(({ eventDate }) => eventDate ?? 0);
        expect(times).toEqual(times.toSorted((a, b) => b - a));
      }
      expect(overall.length).toBeLessThanOrEqual(20);
      // A match in one list must be in every other list that reaches back as far.
      const since = homeOverAll.at(-1)?.eventDate ?? 0;
      const met = homeOverAll.filter(({ homeTeam, awayTeam }) =>
        [homeTeam.name, awayTeam.name].includes(event.an ?? ''),
      );
      expect(overall.filter(({ eventDate }) => (eventDate ?? 0) >= since)).toEqual(met);
    }
  });
});

describe.each(TEAM_SPORTS)('the table of sport %s', (sportId) => {
  it('adds up, with a form that agrees with the last matches', async () => {
    let tables = 0;
    for (const event of someOf(sportId)) {
      // oxlint-disable-next-line no-await-in-loop
      const [standing, last] = await Promise.all([
        ask({ standIn: first }, statisticsCalls.getStandings, parametersOf(event)),
        ask({ standIn: first }, statisticsCalls.getLastMatches, parametersOf(event, 10)),
      ]);
      const group = standing.data?.['0'];
      if (group === undefined || group === null) continue;
      tables += 1;
      expect(group.overAll.length).toBeGreaterThan(1);
      const { overAll, homeTeam, awayTeam } = group;
      const sum = (rows: typeof overAll, figure: 'won' | 'lost' | 'draw' | 'scored' | 'against' | 'played'): number =>
        rows.reduce((total, row) => total + (row[figure] ?? 0), 0);
      expect(sum(overAll, 'won')).toBe(sum(overAll, 'lost'));
      expect(sum(overAll, 'draw') % 2).toBe(0);
      expect(sum(overAll, 'scored')).toBe(sum(overAll, 'against'));
      expect(sum(homeTeam, 'played') + sum(awayTeam, 'played')).toBe(sum(overAll, 'played'));
      for (const rows of [overAll, homeTeam, awayTeam]) {
        expect(rows.map(({ position }) => position)).toEqual(rows.map((_, index) => index + 1));
        expect(rows.map(({ points }) => points)).toEqual(
          rows.map(({ points }) => points ?? 0).toSorted((a, b) => b - a),
        );
      }
      for (const row of overAll) {
        const [home, away] = [homeTeam, awayTeam].map((rows) => rows.find(({ team }) => team?.name === row.team?.name));
        for (const figure of ['played', 'won', 'draw', 'lost', 'scored', 'against', 'points'] as const) {
          expect((home?.[figure] ?? 0) + (away?.[figure] ?? 0)).toBe(row[figure]);
        }
        expect(row.average).toBe((row.scored ?? 0) - (row.against ?? 0));
      }
      const league = group.tournamentName;
      const results = (last.data?.homeOverAll ?? [])
        .filter(({ tournamentInformation }) => tournamentInformation?.name === league)
        .map(({ homeTeam: host, homeTeamScore, awayTeamScore }) => {
          const lead = Math.sign((homeTeamScore?.regular ?? 0) - (awayTeamScore?.regular ?? 0));
          return 'MBG'[(host.name === event.hn ? lead : -lead) + 1];
        });
      const form = (overAll.find(({ team }) => team?.name === event.hn)?.formStandings ?? []).toReversed();
      const shared = Math.min(form.length, results.length);
      expect(form.slice(0, shared)).toEqual(results.slice(0, shared));
    }
    expect(tables).toBeGreaterThan(0);
  });
});

it('a referee has matches of his league, and card totals of at least those of the last ten', async () => {
  let told = 0;
  for (const event of matches.get(1) ?? []) {
    // oxlint-disable-next-line no-await-in-loop
    const { data } = await ask({ standIn: first }, statisticsCalls.getReferee, parametersOf(event, 10));
    const [sums] = data?.refereeTournaments ?? [];
    if (data?.referee?.id === 0 || sums === undefined) continue;
    told += 1;
    expect(data?.refereeMatches.length).toBe(Math.min(10, sums.matches ?? 0));
    const yellow = (data?.refereeMatches ?? []).reduce((sum, match) => sum + (match.yellow ?? 0), 0);
    expect(sums.yellow).toBeGreaterThanOrEqual(yellow);
    if ((sums.matches ?? 0) <= 10) expect(sums.yellow).toBe(yellow);
  }
  expect(told).toBeGreaterThan(0);
});

it('selections of analyses and editors are offered by the match, those of editors at the current odd', async () => {
  const named = { analysis: 0, comments: 0 };
  for (const event of someOf(1)) {
    // oxlint-disable-next-line no-await-in-loop
    const [{ data: whole }, { data: analysis }, { data: comments }] = await Promise.all([
      get(first, `sportsbook/event/${event.i}`).then((answer) => answer.json() as Promise<{ data: WireEvent }>),
      ask({ standIn: first }, statisticsCalls.getMatchAnalysis, parametersOf(event)),
      ask({ standIn: first }, contentCalls.getEventComments, { query: { eventId: String(event.i) } }),
    ]);
    for (const { marketId, outcomeNo } of [...(analysis?.bettingAnalysis ?? []), ...comments]) {
      named.analysis += 1;
      const market = whole.m.find(({ i }) => i === marketId);
      expect(market?.o.some(({ no }) => no === outcomeNo)).toBe(true);
    }
    for (const { marketId, outcomeNo, currentOdd } of comments) {
      named.comments += 1;
      const market = whole.m.find(({ i }) => i === marketId);
      expect(market?.o.find(({ no }) => no === outcomeNo)?.odd).toBe(currentOdd);
    }
  }
  expect(named.analysis).toBeGreaterThan(named.comments + 3);
  expect(named.comments).toBeGreaterThan(0);
});

describe('statistics of an unknown match', () => {
  it('are refused by name', async () => {
    const told = await ask({ standIn: first }, statisticsCalls.getMissingPlayers, {
      parameters: { sportId: '1', eventId: '1' },
    });
    expect([told.code, told.message]).toEqual([510, 'Etkinlik bilgileri bulunamadı']);
  });
});

it.each<[string, ServiceCall, number]>([
  ['meetings', statisticsCalls.getMeetings, 23],
  ['last matches', statisticsCalls.getLastMatches, 1],
  ['tables', statisticsCalls.getStandings, 1],
  ['absences', statisticsCalls.getMissingPlayers, 1],
  ['a referee', statisticsCalls.getReferee, 1],
  ['an analysis', statisticsCalls.getMatchAnalysis, 1],
  ['comments', contentCalls.getEventComments, 1],
  ['players of e-sports', statisticsCalls.getElectronicSummary, E_FOOTBALL],
])('%s are decoded the same in both dialects, apart from fields that one leaves out', async (_, call, sportId) => {
  const [event] = someOf(sportId);
  if (event === undefined) throw new Error('no match');
  const path = call.path
    .replace(':sportId', String(sportId))
    .replace(':eventId', String(event.i))
    .replace(':count', '10');
  const query = call.name === 'getEventComments' ? `?eventId=${event.i}` : '';
  const values = await Promise.all(
    [first, second].map(async (standIn) => {
      const answer = await fetch(`${standIn.url}${serviceBase(call.area)}/${path}${query}`);
      const { data } = (await answer.json()) as { data: unknown };
      return call.decode(data, { input: {}, dropped: () => undefined });
    }),
  );
  expect(values[0]).toBeDefined();
  const untold =
    call === contentCalls.getEventComments ? UNTOLD : call === statisticsCalls.getElectronicSummary ? SIDES : [];
  expect(unordered(values[1], untold)).toEqual(unordered(values[0], untold));
});

/** Fields of a comment that the other dialect leaves out, because no recorded response has them. */
const UNTOLD = ['id', 'sportId', 'marketId', 'marketName', 'score', 'live'];

/** Fields of an e-sports player, of which the other dialect has the name only. */
const SIDES = ['name', 'club', 'played', 'won', 'drawn', 'lost', 'scored', 'against'];

/** Sorts lists, because the other dialect reverses them. */
function unordered(value: unknown, untold: readonly string[]): unknown {
  if (Array.isArray(value)) return value.map((each) => JSON.stringify(unordered(each, untold))).toSorted();
  if (typeof value !== 'object' || value === null) return value;
  const told = Object.entries(value).filter(([key]) => !untold.includes(key));
  return Object.fromEntries(told.map(([key, each]) => [key, unordered(each, untold)]));
}
