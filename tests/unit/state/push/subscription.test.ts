/** The subscription of a device: made, sent, renewed, ended (push-2, push-5). */
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import {
  type BrowserSubscription,
  type PushFacts,
  type SubscriptionEdges,
  disablePush,
  enablePush,
  refreshPush,
} from '../../../../src/state/push/subscription.ts';
import type { PushRecord } from '../../../../src/storage/push/push-record.ts';

const service = { key: 'key-1', subscribe: 'https://push.tribun.example/in' };
const facts: PushFacts = {
  member: 'm1',
  matches: [{ id: 7, sportId: 1, name: 'A - B' }],
  teams: [],
  leagues: [],
  moments: ['goal'],
  waiting: [],
  quiet: null,
};

/** @param answers statuses of the receiver, in order; 204 afterwards */
function device(answers: number[] = []) {
  const state = {
    now: 1_000,
    isPermitted: true,
    hasPushService: true,
    record: undefined as PushRecord | undefined,
    current: undefined as BrowserSubscription | undefined,
    renewals: 0,
    made: 0,
  };
  const sent: { method: string; endpoint: string; matches?: number[]; teams?: string[]; leagues?: number[] }[] = [];
  const edges: SubscriptionEdges = {
    now: () => state.now,
    isPermitted: () => state.isPermitted,
    readRecord: async () => state.record,
    writeRecord: async (record) => {
      state.record = record;
      return true;
    },
    erase: async () => {
      state.record = undefined;
      return true;
    },
    current: async () => state.current,
    subscribe: async (serverKey) => {
      if (!state.hasPushService) throw new DOMException('no push service', 'AbortError');
      state.made += 1;
      state.current = { endpoint: `e${state.made}`, keys: { p256dh: 'p', auth: 'a' }, serverKey };
      return state.current;
    },
    unsubscribe: async () => void (state.current = undefined),
    send: async (method, _address, body) => {
      sent.push({ method, ...(body as { endpoint: string }) });
      return answers.shift() ?? 204;
    },
    renewToken: async () => void (state.renewals += 1),
  };
  const log = (): string[] => sent.map(({ method, endpoint }) => `${method} ${endpoint}`);
  return { state, edges, sent, log };
}

test('is sent with the member, the followed matches and nothing else of the player', async () => {
  const { state, edges, sent } = device();
  expect(await enablePush(service, facts, edges)).toBe(true);
  expect(sent).toEqual([
    {
      method: 'POST',
      v: 1,
      member: 'm1',
      endpoint: 'e1',
      keys: { p256dh: 'p', auth: 'a' },
      matches: [7],
      teams: [],
      leagues: [],
      moments: ['goal'],
    },
  ]);
  expect(state.record).toMatchObject({ member: 'm1', endpoint: 'e1', isAccepted: true });
});

test.each([
  ['a receiver that fails', [500], true],
  ['a receiver that is not reached', [0], true],
  ['an ended session', [401, 401], true],
  ['a browser without a push service', [], false],
])('%s leaves it off, with nothing behind', async (_what, answers, hasPushService) => {
  const { state, edges } = device(answers);
  state.hasPushService = hasPushService;
  expect(await enablePush(service, facts, edges)).toBe(false);
  expect([state.record, state.current]).toEqual([undefined, undefined]);
});

test('an expired token is renewed once', async () => {
  const { state, edges, log } = device([401]);
  expect(await enablePush(service, facts, edges)).toBe(true);
  expect([state.renewals, log()]).toEqual([1, ['POST e1', 'POST e1']]);
});

test.each([404, 410])('a receiver that answers %d gets a new subscription', async (status) => {
  const { edges, log } = device([status]);
  expect(await enablePush(service, facts, edges)).toBe(true);
  expect(log()).toEqual(['POST e1', 'POST e2']);
});

test('a start sends nothing while all is as it was, and again after a day or a change', async () => {
  const { state, edges, log } = device();
  await enablePush(service, facts, edges);
  expect(await refreshPush(service, facts, edges)).toBe('on');
  expect(log()).toHaveLength(1);
  state.now += 24 * 3600 + 1;
  expect(await refreshPush(service, facts, edges)).toBe('on');
  expect(log()).toHaveLength(2);
  expect(await refreshPush(service, { ...facts, matches: [] }, edges)).toBe('on');
  expect(log()).toHaveLength(3);
  expect(await refreshPush({ ...service, key: 'key-2' }, facts, edges)).toBe('on');
  expect(log()).toEqual(['POST e1', 'POST e1', 'POST e1', 'POST e2']);
});

/** The id of a team as the wire's description states it (wire-push-4). */
const teamId = (sportId: number, name: string): string =>
  createHash('sha256').update(`${sportId}:${name}`, 'utf8').digest('hex').slice(0, 32);

test('push-2: a team or a league that is followed is sent as an id, once, and no longer after it is not followed', async () => {
  const { state, edges, sent } = device();
  await enablePush(service, facts, edges);
  const team = { sportId: 1, name: 'Beşiktaş' };
  const league = { sportId: 1, competitionId: 584 };
  const followed = { ...facts, teams: [team], leagues: [league] };
  for (const each of [followed, followed, { ...followed, teams: [] }, facts, facts])
    await refreshPush(service, each, edges);
  expect(sent.map(({ teams, leagues }) => ({ teams, leagues }))).toEqual([
    { teams: [], leagues: [] },
    { teams: [teamId(1, 'Beşiktaş')], leagues: [584] },
    { teams: [], leagues: [584] },
    { teams: [], leagues: [] },
  ]);
  expect(JSON.stringify(sent)).not.toContain('Beşiktaş');
  expect(state.record).toMatchObject({ teams: [], leagues: [] });
});

test('push-2: the same name in another sport is another team, and at most fifty of each are sent', async () => {
  const { state, edges, sent } = device();
  const teams = Array.from({ length: 60 }, (_, at) => ({ sportId: at % 2, name: `Takım ${Math.floor(at / 2)}` }));
  const leagues = Array.from({ length: 60 }, (_, competitionId) => ({ sportId: 1, competitionId }));
  await enablePush(service, { ...facts, teams, leagues }, edges);
  expect(new Set(sent[0]?.teams)).toHaveLength(50);
  expect(sent[0]?.leagues).toHaveLength(50);
  // Only what the receiver was given is named by a message.
  expect(state.record?.teams).toEqual(teams.slice(0, 50));
  expect(state.record?.leagues).toEqual(leagues.slice(0, 50));
});

test('a subscription that the browser has changed is renewed, and tried again at the next start when it was not accepted', async () => {
  const { state, edges, log } = device([204, 503]);
  await enablePush(service, facts, edges);
  state.current = undefined;
  expect(await refreshPush(service, facts, edges)).toBe('failed');
  expect(await refreshPush(service, facts, edges)).toBe('on');
  expect(log()).toEqual(['POST e1', 'POST e2', 'POST e2']);
});

test('a receiver that fails later still has the endpoint, so the setting stays on', async () => {
  const { state, edges } = device([204, 500, 0]);
  await enablePush(service, facts, edges);
  state.now += 2 * 24 * 3600;
  expect(await refreshPush(service, facts, edges)).toBe('on');
  expect(await refreshPush(service, facts, edges)).toBe('on');
});

test.each([
  ['another member', { member: 'm2' }, true],
  ['a withdrawn permission', {}, false],
])('%s ends it', async (_what, change, isPermitted) => {
  const { state, edges, log } = device();
  await enablePush(service, facts, edges);
  state.isPermitted = isPermitted;
  expect(await refreshPush(service, { ...facts, ...change }, edges)).toBe('off');
  expect([state.record, state.current]).toEqual([undefined, undefined]);
  expect(log()).toEqual(['POST e1', 'DELETE e1']);
});

test('is ended on the device although the receiver is not reached', async () => {
  const { state, edges, log } = device([204, 0]);
  await enablePush(service, facts, edges);
  await disablePush(edges);
  expect([state.record, state.current]).toEqual([undefined, undefined]);
  expect(log()).toEqual(['POST e1', 'DELETE e1']);
});
