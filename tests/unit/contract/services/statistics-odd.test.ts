/** Responses of the statistics service with one malformed or missing value: only that field or row is lost. */
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createStandIn } from '../../../../server/create-stand-in.ts';
import type { StandIn } from '../../../../server/http/serve-world.ts';
import { liveScoresCalls } from '../../../../src/contract/services/live-scores-calls.ts';
import { statisticsCalls } from '../../../../src/contract/services/statistics-calls.ts';
import { isPlainObject } from '../../../../src/lib/guards.ts';

const NOW = Date.UTC(2026, 10, 20, 15);
const calls = { ...statisticsCalls, ...liveScoresCalls };

/** Call name and path for a football match, or for an e-football one. */
const table: [name: keyof typeof calls, path: (eventId: number, electronicId: number) => string][] = [
  ['getEventSummary', (id) => `statistics/eventsummary/1/${id}`],
  ['getMeetings', (id) => `statistics/headtohead/1/${id}/20`],
  ['getLastMatches', (id) => `statistics/lastmatches/1/${id}/10`],
  ['getMissingPlayers', (id) => `statistics/missingplayerandstats/1/${id}`],
  ['getReferee', (id) => `statistics/soccerrefereepage/${id}/10`],
  ['getStandings', (id) => `statistics/standing/1/${id}`],
  ['getMatchAnalysis', (id) => `statistics/socceriddaaanalys/${id}`],
  ['getLineUps', (id) => `statistics/soccerlineup/${id}`],
  ['getSeasonCards', (id) => `statistics/socceryellowredcards/${id}`],
  ['getCommentary', (id) => `broadage/getMatchCommentary?sportType=1&eventId=${id}`],
  ['getEventCommentary', (id) => `statistics/eventcommentary/${id}`],
  ['getElectronicSummary', (_, id) => `statistics/137/${id}`],
  ['getLiveResults', () => 'statistics/live-results?sportId=5&date=2026-11-20'],
  ['getLiveScores', () => 'broadage/getEventListCache?SportId=1&SearchDate=2026-11-20'],
];

let standIn: StandIn;
const told = new Map<string, unknown>();

beforeAll(async () => {
  standIn = await createStandIn({
    ...{ port: 0, seed: 7, events: 300, distDir: '/nowhere', updatesPerSecond: 0, clock: () => NOW },
  });
  const get = async (path: string): Promise<never> =>
    ((await (await fetch(`${standIn.url}/api/${path}`)).json()) as { data: never }).data;
  const runningOf = async (sportId: number): Promise<number> => {
    const { events } = await get(`sportsbook/events?st=${sportId}&type=1&version=0`);
    const running = (events as { i: number; bp: number; ci: number }[]).find(
      ({ bp, ci }) => bp === 1 && (sportId !== 1 || ci < 70_611),
    );
    if (running === undefined) throw new RangeError(`no match of sport ${sportId} runs`);
    return running.i;
  };
  const [football, electronic] = [await runningOf(1), await runningOf(137)];
  await Promise.all(
    table.map(async ([name, path]) => told.set(name, await get(`statistics/${path(football, electronic)}`))),
  );
});
afterAll(() => standIn.close());

type Step = string | number;

/** Every path in the response. */
function placesOf(value: unknown, at: Step[] = []): Step[][] {
  const inside = Array.isArray(value)
    ? value.flatMap((each, index) => placesOf(each, [...at, index]))
    : isPlainObject(value)
      ? Object.entries(value).flatMap(([key, each]) => placesOf(each, [...at, key]))
      : [];
  return at.length === 0 ? inside : [at, ...inside];
}

/** Returns a copy with another value at one path; undefined deletes it. */
function withOdd(value: unknown, [step, ...rest]: Step[], odd: unknown): unknown {
  if (step === undefined) return odd;
  if (Array.isArray(value))
    return value.map((each, index) => (index === step ? withOdd(each, rest, odd) : (each as unknown)));
  const copy: Record<string, unknown> = { ...(value as object) };
  const next = withOdd(copy[step], rest, odd);
  if (next === undefined) delete copy[step];
  else copy[step] = next;
  return copy;
}

/** Number of rows at all depths. */
function rowsOf(value: unknown): number {
  if (Array.isArray(value)) return value.length + value.reduce<number>((sum, each) => sum + rowsOf(each), 0);
  return isPlainObject(value) ? Object.values(value).reduce<number>((sum, each) => sum + rowsOf(each), 0) : 0;
}

const odd = fc.constantFrom<unknown>(undefined, null, '', 'x', -1, 1e20, Number.NaN, true, [], {}, [null], { id: {} });

describe.each(table)('%s', (name) => {
  const decode = (answer: unknown): unknown => {
    const call = calls[name] as { decode: (data: unknown, context: object) => unknown };
    return call.decode(answer, { input: {}, dropped: () => {} });
  };

  test('is decoded with any malformed value at any path, and keeps its other rows', () => {
    const answer = told.get(name);
    const whole = decode(answer);
    expect(whole).toEqual(expect.anything());
    const places = placesOf(answer);
    fc.assert(
      fc.property(fc.constantFrom(...places), odd, (place, value) => {
        const read = decode(withOdd(answer, place, value));
        const row = place.findLastIndex((step) => typeof step === 'number');
        // Only a value within a row is checked: at most that row and the rows inside it may be lost.
        if (row < 0 || row === place.length - 1) return;
        const lost = place.slice(0, row + 1).reduce<unknown>((at, step) => (at as Record<Step, unknown>)[step], answer);
        expect(rowsOf(whole) - rowsOf(read)).toBeLessThanOrEqual(1 + rowsOf(lost));
      }),
      { numRuns: 60 },
    );
  });
});
