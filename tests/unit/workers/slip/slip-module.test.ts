/** A slip takes the place of another: whole, and only when something of it can be had. */
import type { WireEvent } from '../../../../src/contract/services/wire/event.ts';
import type { Selection, SlipChange, SlipUndo } from '../../../../src/model/slip.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { drivenEngine, settle, slipEvents } from '../../../support/driven-engine.ts';
import { FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();
/** In place of the markets that are asked for. */
let unanswered: (() => Response) | undefined;

beforeEach(() => {
  unanswered = undefined;
});

/** Events 1 to 3 are in the program, of which the first has the MBS. */
async function start(minBets = 1, kept?: Map<string, unknown>): Promise<FakeTab> {
  const withMinBets = (event: WireEvent): WireEvent => ({ ...event, m: event.m.map((m) => ({ ...m, mbc: minBets })) });
  const tab = stage.start(async (path, _, request) => {
    if (path !== 'sportsbook/markets_by_id') return [];
    if (unanswered !== undefined) return unanswered();
    const pins = (await request.json()) as { eventId: number }[];
    return pins
      .filter(({ eventId }) => eventId <= 3)
      .map(({ eventId }) => (eventId === 1 ? withMinBets(wireEvent({ i: 1 })) : wireEvent({ i: eventId })));
  }, kept);
  tab.watch({ kind: 'slip' });
  await settle();
  return tab;
}

const item = (eventId: number, banker = false) => ({ eventId, sportId: 1, marketId: 100, outcomeNumber: 1, banker });
const terms = { systems: [2], multiplier: 40, couponCount: 1 };

async function open(...items: ReturnType<typeof item>[]): Promise<unknown> {
  const answer = stage.fake.engine.call('openSlip', { items, terms });
  await settle();
  return answer;
}

test('what can be had comes with its terms and bankers, in place of what was there', async () => {
  const tab = await start();
  await open(item(3));
  expect(await open(item(1, true), item(2), item(9))).toMatchObject({ ok: true, value: { added: 2 } });
  expect(slipEvents(tab)).toEqual([1, 2]);
  expect(tab.value<Selection[]>('selections')?.map(({ banker }) => banker)).toEqual([true, false]);
  expect(tab.value('terms')).toEqual(terms);
});

test('terms nobody could type cost the terms, and not the slip at the next start', async () => {
  const kept = new Map<string, unknown>();
  await start(1, kept);
  const odd = { systems: [2, 1.5], multiplier: 2.5, couponCount: -1 };
  void stage.fake.engine.call('openSlip', { items: [item(1), item(2)], terms: odd });
  await settle();
  stage.fake.stop();
  const tab = await start(1, kept);
  expect(slipEvents(tab)).toEqual([1, 2]);
  expect(tab.value('terms')).toEqual({ systems: [2], multiplier: 0, couponCount: 0 });
});

test('of which nothing can be had: the slip stays as it was', async () => {
  const tab = await start();
  await open(item(1), item(2));
  expect(await open(item(8), item(9))).toMatchObject({ ok: true, value: { added: 0 } });
  expect(slipEvents(tab)).toEqual([1, 2]);
});

describe('of which the service tells nothing', () => {
  const silent = {
    'no network': () => {
      throw new TypeError('Failed to fetch');
    },
    'no service': () => new Response('', { status: 503 }),
    'half an answer': () => new Response('{"isSuccess": tr'),
  };

  test.each(Object.entries(silent))('%s: the slip stays as it was, and what failed is told', async (_, answer) => {
    const tab = await start();
    await open(item(1), item(2));
    unanswered = answer;
    const failed = { ok: false, failure: { kind: expect.stringMatching(/^(network|server|malformed)$/) } };
    expect(await open(item(1), item(3))).toMatchObject(failed);
    const asks = [
      stage.fake.engine.call('addSelections', [item(1), item(3)]),
      stage.fake.engine.call('toggleSelection', item(3)),
    ];
    await settle();
    for (const asked of await Promise.all(asks)) expect(asked).toMatchObject(failed);
    expect(slipEvents(tab)).toEqual([1, 2]);
    expect(tab.value('terms')).toEqual(terms);
  });

  test('a refusal is an answer: what the program has is opened', async () => {
    const tab = await start();
    await open(item(1), item(2));
    unanswered = () => Response.json({ isSuccess: false, data: null, message: 'Yok.', error: { code: 402 } });
    expect(await open(item(2), item(3))).toMatchObject({ ok: true, value: { added: 1 } });
    expect(slipEvents(tab)).toEqual([2]);
  });
});

test('what the program does not have is asked for at once', async () => {
  const tab = await start();
  const before = stage.fake.requests.length;
  await open(item(1), item(2), item(3));
  expect(slipEvents(tab)).toEqual([1, 2, 3]);
  expect(stage.fake.requests.slice(before).filter((path) => path.endsWith('markets_by_id'))).toHaveLength(1);
});

test('a slip without items follows the minimum price of a configuration that comes later (rule stake-2)', async () => {
  let configure: (config: unknown) => void = () => undefined;
  const configured = new Promise((resolve) => (configure = resolve));
  const tab = stage.start((path) => {
    if (path === 'content/appconfig') return configured;
    return path === 'sportsbook/markets_by_id' ? [wireEvent({ i: 1 })] : [];
  });
  tab.watch({ kind: 'slip' });
  await settle();
  expect(tab.value('terms')).toMatchObject({ multiplier: 50 });
  configure({ globalConfig: { coupon: { minPrice: 100 } } });
  await settle();
  expect(tab.value('terms')).toMatchObject({ multiplier: 100 });
  void stage.fake.engine.call('toggleSelection', { eventId: 1, sportId: 1, marketId: 100, outcomeNumber: 1 });
  await settle();
  expect(slipEvents(tab)).toEqual([1]);
  expect(tab.value('terms')).toMatchObject({ multiplier: 100 });
});

describe('systems are offered by the MBS of now (rules slip-10, slip-11)', () => {
  const change = (change: SlipChange): void => void stage.fake.engine.call('changeSlip', change);
  const choose = async (system: number): Promise<void> => {
    change({ type: 'system', system, chosen: true });
    await settle();
  };
  const systemsOf = (tab: FakeTab): number[] | undefined => tab.value<{ systems: number[] }>('terms')?.systems;
  const setMinBets = (m: number, version: number): void =>
    stage.fake.hub('lite').push('currentOdds', { eid: 1, ev: version, sid: 1, m: [{ i: 100, a: 'u', v: version, m }] });
  const plain = { systems: [], multiplier: 40, couponCount: 1 };
  const openThree = async (): Promise<void> => {
    void stage.fake.engine.call('openSlip', { items: [item(1), item(2), item(3)], terms: plain });
    await settle();
  };

  test('one that a lower MBS lets in can be chosen', async () => {
    const tab = await start(3);
    await openThree();
    await choose(2);
    expect(systemsOf(tab)).toEqual([]);
    setMinBets(1, 11);
    await settle();
    await choose(2);
    expect(systemsOf(tab)).toEqual([2]);
    // A selection less, and it is still offered.
    change({ type: 'remove', eventId: 3 });
    await settle();
    expect(systemsOf(tab)).toEqual([2]);
  });

  test('one that a higher MBS shuts out drops out with the next change', async () => {
    const tab = await start();
    await openThree();
    await choose(2);
    setMinBets(3, 11);
    await settle();
    // Shown, so that the player sees what is wrong.
    expect(systemsOf(tab)).toEqual([2]);
    await choose(3);
    expect(systemsOf(tab)).toEqual([3]);
  });

  test('the MBS of a slip from before is that of its markets now', async () => {
    const kept = new Map<string, unknown>();
    await start(3, kept);
    await openThree();
    stage.fake.stop();
    const tab = await start(1, kept);
    expect(slipEvents(tab)).toEqual([1, 2, 3]);
    await choose(2);
    expect(systemsOf(tab)).toEqual([2]);
  });
});

describe('what was taken out comes back', () => {
  const all = [item(1, true), item(2), item(3)];
  const undoOf = (tab: FakeTab): SlipUndo | undefined => tab.value<SlipUndo>('undo');
  const change = async (change: SlipChange): Promise<unknown> => {
    const answer = stage.fake.engine.call('changeSlip', change);
    await settle();
    return answer;
  };
  const takeBack = (tab: FakeTab): Promise<unknown> => change({ type: 'undo', id: undoOf(tab)?.id ?? 0 });

  test('exactly as it was: order, banker, system, stake, agreed odds', async () => {
    const tab = await start();
    await open(...all);
    const before = tab.value<Selection[]>('selections');
    await change({ type: 'remove', eventId: 1 });
    expect(undoOf(tab)).toMatchObject({ kind: 'removed', count: 1, eventName: before?.[0]?.eventName });
    await takeBack(tab);
    expect(tab.value('selections')).toEqual(before);
    expect(tab.value('terms')).toEqual(terms);
    expect(undoOf(tab)).toBeUndefined();
  });

  test('all of it, after it was emptied; in every tab', async () => {
    const tab = await start();
    const other = new FakeTab(stage.fake.engine, 'other');
    other.watch({ kind: 'slip' });
    await open(...all);
    await stage.fake.engine.call('clearSelections', null);
    await settle();
    expect(slipEvents(tab)).toEqual([]);
    expect(undoOf(other)).toMatchObject({ kind: 'cleared', count: 3 });
    await takeBack(other);
    expect(slipEvents(tab)).toEqual([1, 2, 3]);
    expect(tab.value('terms')).toEqual(terms);
  });

  test('taken out one after the other, together', async () => {
    const tab = await start();
    await open(...all);
    for (const eventId of [1, 2, 3]) {
      // One after the other, as a player taps.
      // oxlint-disable-next-line no-await-in-loop
      await change({ type: 'remove', eventId });
    }
    expect(undoOf(tab)).toMatchObject({ kind: 'removed', count: 3, eventName: '' });
    await takeBack(tab);
    expect(slipEvents(tab)).toEqual([1, 2, 3]);
    expect(tab.value('terms')).toEqual(terms);
  });

  test('all of a slip that another one took the place of, with its terms', async () => {
    const tab = await start();
    await open(...all);
    const before = tab.value<Selection[]>('selections');
    void stage.fake.engine.call('openSlip', {
      items: [item(2)],
      terms: { systems: [], multiplier: 60, couponCount: 2 },
    });
    await settle();
    expect(slipEvents(tab)).toEqual([2]);
    expect(undoOf(tab)).toMatchObject({ kind: 'replaced', count: 3 });
    // The same again is nothing that was done.
    void stage.fake.engine.call('openSlip', {
      items: [item(2)],
      terms: { systems: [], multiplier: 60, couponCount: 2 },
    });
    await settle();
    await takeBack(tab);
    expect(tab.value('selections')).toEqual(before);
    expect(tab.value('terms')).toEqual(terms);
    expect(undoOf(tab)).toBeUndefined();
  });

  test('also over a yes to odds of the slip that took its place', async () => {
    const tab = await start();
    await open(...all);
    void stage.fake.engine.call('openSlip', { items: [item(2)], terms });
    await settle();
    await change({ type: 'agree', odds: [{ ...item(2), odd: 333 }] });
    expect(tab.value<Selection[]>('selections')?.[0]?.agreedOdd).toBe(333);
    expect(undoOf(tab)).toMatchObject({ kind: 'replaced', count: 3 });
    await takeBack(tab);
    expect(slipEvents(tab)).toEqual([1, 2, 3]);
  });

  test('an empty slip that another one took the place of has nothing that comes back', async () => {
    const tab = await start();
    await open(...all);
    expect(undoOf(tab)).toBeUndefined();
  });

  test('for six seconds', async () => {
    const tab = await start();
    await open(...all);
    await change({ type: 'remove', eventId: 1 });
    const id = undoOf(tab)?.id ?? 0;
    await settle(6_000);
    expect(undoOf(tab)).toBeUndefined();
    await change({ type: 'undo', id });
    expect(slipEvents(tab)).toEqual([2, 3]);
  });

  test('not over something the player did since', async () => {
    const tab = await start();
    await open(...all);
    await change({ type: 'remove', eventId: 1 });
    // The same again is nothing that was done.
    await change({ type: 'multiplier', multiplier: 40 });
    expect(undoOf(tab)?.count).toBe(1);
    const id = undoOf(tab)?.id ?? 0;
    await change({ type: 'multiplier', multiplier: 50 });
    expect(undoOf(tab)).toBeUndefined();
    await change({ type: 'undo', id });
    expect(slipEvents(tab)).toEqual([2, 3]);
  });
});
