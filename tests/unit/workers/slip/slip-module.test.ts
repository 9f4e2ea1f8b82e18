/** Opening a slip replaces the current one as a whole, and only when at least one of its items is available. */
import type { WireEvent } from '../../../../src/contract/services/wire/event-wire.ts';
import type { Selection, SlipChange, SlipUndo } from '../../../../src/model/slip.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { drivenEngine, settle, slipEvents } from '../../../support/driven-engine.ts';
import { FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();
/** Replaces the response with the requested markets. */
let unanswered: (() => Response) | undefined;

beforeEach(() => {
  unanswered = undefined;
});

/** Starts with events 1 to 3 in the program, the first one with this MBS. */
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

test('available items are opened with their terms and bankers, and replace the slip', async () => {
  const tab = await start();
  await open(item(3));
  expect(await open(item(1, true), item(2), item(9))).toMatchObject({ ok: true, value: { added: 2 } });
  expect(slipEvents(tab)).toEqual([1, 2]);
  expect(tab.value<Selection[]>('selections')?.map(({ banker }) => banker)).toEqual([true, false]);
  expect(tab.value('terms')).toEqual(terms);
});

test('invalid terms are corrected, and the slip survives the next start', async () => {
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

test('when no item is available, the slip is kept', async () => {
  const tab = await start();
  await open(item(1), item(2));
  expect(await open(item(8), item(9))).toMatchObject({ ok: true, value: { added: 0 } });
  expect(slipEvents(tab)).toEqual([1, 2]);
});

describe('when the service does not return the markets', () => {
  const silent = {
    'no network': () => {
      throw new TypeError('Failed to fetch');
    },
    'no service': () => new Response('', { status: 503 }),
    'a truncated response': () => new Response('{"isSuccess": tr'),
  };

  test.each(Object.entries(silent))('%s: the slip is kept and the failure is returned', async (_, answer) => {
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

  test('because it refuses, items known to the program are opened', async () => {
    const tab = await start();
    await open(item(1), item(2));
    unanswered = () => Response.json({ isSuccess: false, data: null, message: 'Yok.', error: { code: 402 } });
    expect(await open(item(2), item(3))).toMatchObject({ ok: true, value: { added: 1 } });
    expect(slipEvents(tab)).toEqual([2]);
  });
});

test('unknown events are requested together', async () => {
  const tab = await start();
  const before = stage.fake.requests.length;
  await open(item(1), item(2), item(3));
  expect(slipEvents(tab)).toEqual([1, 2, 3]);
  expect(stage.fake.requests.slice(before).filter((path) => path.endsWith('markets_by_id'))).toHaveLength(1);
});

test('an empty slip adopts the minimum price of a configuration that arrives later (rule stake-2)', async () => {
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

describe('systems are offered by the current MBS (rules slip-10, slip-11)', () => {
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

  test('a system allowed by a lower MBS can be chosen', async () => {
    const tab = await start(3);
    await openThree();
    await choose(2);
    expect(systemsOf(tab)).toEqual([]);
    setMinBets(1, 11);
    await settle();
    await choose(2);
    expect(systemsOf(tab)).toEqual([2]);
    // The system is still offered after removing a selection.
    change({ type: 'remove', eventId: 3 });
    await settle();
    expect(systemsOf(tab)).toEqual([2]);
  });

  test('a system excluded by a higher MBS is removed with the next change', async () => {
    const tab = await start();
    await openThree();
    await choose(2);
    setMinBets(3, 11);
    await settle();
    // The excluded system stays visible, so that the player sees the problem.
    expect(systemsOf(tab)).toEqual([2]);
    await choose(3);
    expect(systemsOf(tab)).toEqual([3]);
  });

  test('the MBS of a stored slip is taken from its current markets', async () => {
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

describe('undo restores', () => {
  const all = [item(1, true), item(2), item(3)];
  const undoOf = (tab: FakeTab): SlipUndo | undefined => tab.value<SlipUndo>('undo');
  const change = async (change: SlipChange): Promise<unknown> => {
    const answer = stage.fake.engine.call('changeSlip', change);
    await settle();
    return answer;
  };
  const takeBack = (tab: FakeTab): Promise<unknown> => change({ type: 'undo', id: undoOf(tab)?.id ?? 0 });

  test('a removed selection exactly: order, banker, system, stake, agreed odds', async () => {
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

  test('a cleared slip as a whole, in every tab', async () => {
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

  test('selections removed one after the other, all together', async () => {
    const tab = await start();
    await open(...all);
    for (const eventId of [1, 2, 3]) {
      // Sequential changes, as a player taps.
      // oxlint-disable-next-line no-await-in-loop
      await change({ type: 'remove', eventId });
    }
    expect(undoOf(tab)).toMatchObject({ kind: 'removed', count: 3, eventName: '' });
    await takeBack(tab);
    expect(slipEvents(tab)).toEqual([1, 2, 3]);
    expect(tab.value('terms')).toEqual(terms);
  });

  test('a replaced slip as a whole, with its terms', async () => {
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
    // Opening the same slip again is no change.
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

  test('a replaced slip even after odds of the new one were accepted', async () => {
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

  test('nothing after a slip was opened into an empty one', async () => {
    const tab = await start();
    await open(...all);
    expect(undoOf(tab)).toBeUndefined();
  });

  test('a selection for six seconds only', async () => {
    const tab = await start();
    await open(...all);
    await change({ type: 'remove', eventId: 1 });
    const id = undoOf(tab)?.id ?? 0;
    await settle(6_000);
    expect(undoOf(tab)).toBeUndefined();
    await change({ type: 'undo', id });
    expect(slipEvents(tab)).toEqual([2, 3]);
  });

  test('nothing after another change by the player', async () => {
    const tab = await start();
    await open(...all);
    await change({ type: 'remove', eventId: 1 });
    // Setting the same multiplier again is no change.
    await change({ type: 'multiplier', multiplier: 40 });
    expect(undoOf(tab)?.count).toBe(1);
    const id = undoOf(tab)?.id ?? 0;
    await change({ type: 'multiplier', multiplier: 50 });
    expect(undoOf(tab)).toBeUndefined();
    await change({ type: 'undo', id });
    expect(slipEvents(tab)).toEqual([2, 3]);
  });
});
