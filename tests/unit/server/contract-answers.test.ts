/** The stand-in with a real world responds to every call of the contract in the shape of the contract. */
import { isCommented } from '../../../server/services/content/editor-comments.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type StandInOptions, createStandIn } from '../../../server/create-stand-in.ts';
import type { StandIn } from '../../../server/http/serve-world.ts';
import { serviceBase } from '../../../server/http/stand-in-environment.ts';
import { decodeEvent } from '../../../src/contract/services/wire/decode-event.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { envelopeShape } from '../../../src/contract/services/envelope.ts';
import type { WireEvent, WireEventList } from '../../../src/contract/services/wire/event-wire.ts';
import { configurationCalls } from '../../../src/contract/services/configuration-calls.ts';
import { contentCalls } from '../../../src/contract/services/content-calls.ts';
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import { misfitOf } from './fits.ts';
import { DEMO, signIn } from './member.ts';
import { collect, hubClient } from './serving.ts';

const FOOTBALL = '1';
const options: StandInOptions = { port: 0, seed: 7, events: 300, distDir: '/nowhere', updatesPerSecond: 0 };

let standIn: StandIn;
let event: WireEvent;
let token: string;

beforeAll(async () => {
  standIn = await createStandIn(options);
  token = (await signIn({ standIn }, DEMO.active)).accessToken;
  const list = await data<WireEventList>('/api/sportsbook/events?st=1&type=0&version=0');
  // An event that editors comment on.
  const first = list.events.find((each) => each.hc === true && isCommented(each));
  if (first === undefined) throw new Error('The program is empty.');
  event = first;
});
afterAll(() => standIn.close());

/** Query and body for each call; a call of the contract without an entry fails the test. */
const questions: Record<string, { query?: Record<string, string>; body?: () => unknown }> = {
  getEvents: { query: { st: FOOTBALL, type: '1', version: '0' } },
  getTrackedEvents: { query: { st: FOOTBALL, type: '1', version: '0' } },
  getEvent: { query: { allMarkets: 'true' } },
  getHighlightedEvents: { query: { st: FOOTBALL } },
  getInfo: {},
  getCompetitions: {},
  getOutcomePlayPercentages: { query: { sportType: FOOTBALL } },
  getPlayedEventPercentage: { query: { sportType: FOOTBALL } },
  getLiveEventsForWidget: {},
  getUpcomingEventsForWidget: {},
  getMarketsById: { body: () => [{ eventId: event.i, marketId: event.m[0]?.i ?? 0, outComeNo: 1 }] },
  getPopularBets: { query: { sportId: FOOTBALL, limit: '10' } },
  getPopularEasyCoupons: {},
  getHighlightedLeagues: {},
  getFavouriteLeagues: { query: { sportId: FOOTBALL } },
  updateFavouriteLeagues: { query: { favoriteLeagueId: '5', type: '1', sportId: FOOTBALL } },
  getMarketConfig: {},
  getAppConfig: { query: { platform: 'WEB' } },
  getContentDetail: { query: { url: '/para-yatirma-sayfasi' } },
  getHelpTopics: {},
  getHelpArticles: {},
  getNews: { query: { count: '16' } },
  getSlides: { query: { type: 'WEB_SLIDER' } },
  getBanners: { query: { platform: 'WEB', position: 'home' } },
  getCountDown: {},
  getHomeContent: { query: { platform: 'WEB' } },
  getMarketRules: {},
  getCampaigns: { query: { platform: 'WEB' } },
  getEventComments: {
    get query() {
      return { eventId: String(event.i) };
    },
  },
  getEditors: { query: { page: '1', currentPage: '1', pageSize: '10' } },
  getVisitorEditors: { query: { page: '1', currentPage: '1', pageSize: '10' } },
  getMainPageEditors: {},
  getEditor: {},
  searchEditors: { query: { text: 'ece', count: '10' } },
  updateFavouriteEditor: { body: () => ({ editorId: 1, isFavorite: true }) },
  answerGeneralSurvey: { body: () => ({ score: 9, reasons: [301], comment: null }) },
};

const calls = Object.entries<ServiceCall>({ ...sportsbookCalls, ...configurationCalls, ...contentCalls }).filter(
  // The first answered survey closes the others, so these calls are tested in surveys.test.ts.
  ([name]) => !['answerDepositSurvey', 'answerWithdrawSurvey'].includes(name),
);

describe('every call of the contract', () => {
  it.each(calls)('%s is answered in its shape', async (name, call) => {
    const question = questions[name];
    expect(question, `no question for ${name}`).toBeDefined();
    const path = call.path.replace(':id', name === 'getEditor' ? '1' : String(event.i));
    const body = question?.body?.();
    const answer = await fetch(
      `${standIn.url}${serviceBase(call.area)}/${path}?${new URLSearchParams(question?.query)}`,
      {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      },
    );
    expect(answer.status).toBe(200);
    const envelope: unknown = await answer.json();
    const [misfit, valid] = envelopeShape.validate(envelope);
    expect(misfit?.message).toBeUndefined();
    expect(valid?.isSuccess).toBe(true);
    expect(misfitOf(call, valid?.data, { query: question?.query ?? {} })).toBeUndefined();
    if (Array.isArray(valid?.data) && name !== 'getFavouriteLeagues') expect(valid.data).not.toEqual([]);
  });
});

describe('the moving program', () => {
  it('lists events that the contract decodes without dropping anything', async () => {
    const malformed: string[] = [];
    const info = await data<{ i: number }[]>('/api/sportsbook/info');
    expect(info).toHaveLength(14);
    const read: number[] = [];
    for (const { i } of info) {
      for (const type of [0, 1, 2]) {
        const list = await data<WireEventList>(`/api/sportsbook/events?st=${i}&type=${type}&version=0`);
        for (const each of list.events) {
          const decoded = decodeEvent(each, () => malformed.push(String(each.i)));
          if (decoded === null) malformed.push(String(each.i));
          else read.push(decoded.event.id);
        }
      }
    }
    expect(malformed).toEqual([]);
    expect(read.length).toBeGreaterThan(200);
  });

  it('sends messages that agree with the later responses of the services', async () => {
    const client = hubClient(standIn, 'lite');
    const odds = collect<{ eid: number; ev: number }>(client, 'currentOdds');
    await client.start();
    await control('simulation', { running: true, updatesPerSecond: 200 });
    const [moved] = await odds.next(5);
    await control('simulation', { running: false });
    const truth = await (await fetch(`${standIn.url}/__control/truth/event/${moved?.eid}`)).json();
    expect(truth.v).toBeGreaterThanOrEqual(moved?.ev ?? Infinity);
  });

  it('can be moved by hand, one event up to its end', async () => {
    const client = hubClient(standIn, 'score');
    const scores = collect<{ eid: number }>(client, 'currentScore');
    await client.start();
    for (const action of ['kickoff', 'goal', 'finish']) {
      expect((await control(`event/${event.i}`, { action })).status).toBe(200);
    }
    await scores.next(1);
    expect(new Set(scores.all.map(({ eid }) => eid))).toEqual(new Set([event.i]));
    const answer = await fetch(`${standIn.url}/api/sportsbook/event/${event.i}`);
    expect(await answer.json()).toMatchObject({ isSuccess: false, error: { name: 'EventNotNull' } });
  });

  it('is the same again after a reset with the same seed', async () => {
    const names = async (): Promise<unknown[]> =>
      (await data<WireEventList>('/api/sportsbook/events?st=1&type=0&version=0')).events.map((each) => [
        each.i,
        each.hn,
      ]);
    await control('reset', undefined);
    const first = await names();
    await control('simulation', { running: true, updatesPerSecond: 500 });
    await control('reset', undefined);
    expect(await names()).toEqual(first);
  });
});

async function data<T>(path: string): Promise<T> {
  return (await (await fetch(standIn.url + path)).json()).data;
}

function control(path: string, body: unknown): Promise<Response> {
  return fetch(`${standIn.url}/__control/${path}`, {
    method: 'POST',
    ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
}
