/** An event whose own response is a refusal, while lists and hubs still know it (rule match-52). */
import { beforeEach, expect, test } from 'vitest';
import type { Market } from '../../../../src/model/event.ts';
import type { LoadState } from '../../../../src/model/load.ts';
import type { EventHead } from '../../../../src/model/program.ts';
import { drivenEngine, listQuery, settle } from '../../../support/driven-engine.ts';
import type { FakeTab } from '../../../support/fake-engine.ts';
import { oddUpdate, wireEvent, wireList } from '../../../support/wire-fixtures.ts';

const WORDS = 'Bu maç şimdilik bahse kapalı.';
const LIST = 1;
const EVENT = 2;
const stage = drivenEngine();
let refuses: boolean;
let listed: boolean;

beforeEach(() => {
  refuses = true;
  listed = true;
});

async function start(): Promise<FakeTab> {
  const tab = stage.start((path) => {
    if (path === 'sportsbook/events') return wireList(listed ? [wireEvent()] : []);
    if (path !== 'sportsbook/event/1') return undefined;
    return refuses ? Response.json({ isSuccess: false, error: { code: 402, message: WORDS } }) : wireEvent();
  });
  await settle();
  return tab;
}

const watchList = (tab: FakeTab): void => tab.watch({ kind: 'list', query: listQuery }, LIST);
const watchEvent = (tab: FakeTab): void => tab.watch({ kind: 'event', eventId: 1, sportId: 1 }, EVENT);
const asked = (): number => stage.fake.requests.filter((each) => each.includes('sportsbook/event/1?')).length;
const load = (tab: FakeTab): LoadState | undefined => tab.value('load', EVENT);
const head = (tab: FakeTab): EventHead | undefined => tab.value('head', EVENT);
const odd = (tab: FakeTab): number | undefined => tab.value<Market>('market:100', EVENT)?.outcomes[0]?.odd;

test('an event in a list keeps its head and live odds, next to the message of the service', async () => {
  const tab = await start();
  watchList(tab);
  await settle();
  watchEvent(tab);
  await settle();
  expect(head(tab)).toMatchObject({ id: 1, home: 'Galatasaray' });
  expect(load(tab)).toMatchObject({ phase: 'failed', failure: { kind: 'refused', message: WORDS } });
  stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 11, 2.05));
  await settle();
  expect(odd(tab)).toBe(205);
});

test('an event in no list has no head', async () => {
  const tab = await start();
  watchEvent(tab);
  await settle();
  expect([head(tab), load(tab)?.phase]).toEqual([undefined, 'failed']);
});

test('an event in a list with its final score has no head', async () => {
  const tab = await start();
  watchList(tab);
  await settle();
  stage.fake.hub('score').push('currentScore', { id: 1, sid: 1, s: 5, ht: { r: 1 }, at: { r: 0 } });
  watchEvent(tab);
  await settle();
  expect(head(tab)).toBeUndefined();
});

test('a list that adds the event makes it load again, and it is shown even if it is refused again', async () => {
  const tab = await start();
  watchEvent(tab);
  await settle();
  watchList(tab);
  await settle(1_000);
  expect(asked()).toBe(2);
  expect(head(tab)).toMatchObject({ id: 1 });
});

test('a list that loses the event makes it load again, and it is removed', async () => {
  const tab = await start();
  watchList(tab);
  await settle();
  watchEvent(tab);
  await settle();
  listed = false;
  tab.send({ type: 'retry', watch: LIST });
  await settle(1_000);
  expect([asked(), head(tab)]).toEqual([2, undefined]);
});

test('a hub message makes it load again, and the refusal stays until the response arrives', async () => {
  const tab = await start();
  watchEvent(tab);
  await settle();
  const phases = new Set<string | undefined>();
  refuses = false;
  stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 11, 2.05));
  for (let at = 0; at < 10; at += 1) {
    await settle(100);
    phases.add(load(tab)?.phase);
  }
  expect([...phases]).toEqual(['failed', 'ready']);
  expect(load(tab)?.failure).toBeUndefined();
  expect(head(tab)).toMatchObject({ id: 1 });
});

test('many messages about an event that stays refused cause few requests', async () => {
  const tab = await start();
  watchEvent(tab);
  await settle();
  for (let second = 0; second < 30; second += 1) {
    stage.fake.hub('score').push('currentScore', { id: 1, sid: 1, s: 2, min: second, ht: { r: 0 }, at: { r: 0 } });
    await settle(1_000);
  }
  // Requests at 0, 0.5, 3, 9 and 20 s.
  expect(asked()).toBeLessThanOrEqual(5);
  expect(asked()).toBeGreaterThanOrEqual(4);
});

test('an event that is no longer watched is not requested again', async () => {
  const tab = await start();
  watchEvent(tab);
  await settle();
  tab.send({ type: 'unwatch', watch: EVENT });
  await settle(31_000);
  stage.fake.hub('lite').push('currentOdds', oddUpdate(1, 11, 2.05));
  await settle(5_000);
  expect(asked()).toBe(1);
});
