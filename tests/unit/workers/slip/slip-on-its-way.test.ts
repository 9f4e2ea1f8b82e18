/** An item that is still being loaded counts as suspended, not as removed (rule slip-12). */
import { expect, test } from 'vitest';
import type { Selection, SlipUndo } from '../../../../src/model/slip.ts';
import { drivenEngine, settle } from '../../../support/driven-engine.ts';
import type { FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();
let silent = false;

const item = (marketId: number) => ({ eventId: 1, sportId: 1, marketId, outcomeNumber: 1, banker: false });
const status = (tab: FakeTab) => tab.value<Selection[]>('selections')?.map((selection) => selection.status);

/** A service with event 1 and the requested markets. */
async function start(): Promise<FakeTab> {
  silent = false;
  const tab = stage.start(async (path, _, request) => {
    if (path !== 'sportsbook/markets_by_id') return [];
    if (silent) return new Response('', { status: 503 });
    const pins = (await request.json()) as { marketId: number }[];
    const [market] = wireEvent().m;
    return [wireEvent({ m: pins.flatMap(({ marketId }) => (market === undefined ? [] : { ...market, i: marketId })) })];
  });
  tab.watch({ kind: 'slip' });
  await settle();
  return tab;
}

async function open(marketId: number): Promise<void> {
  const terms = { systems: [], multiplier: 40, couponCount: 1 };
  void stage.fake.engine.call('openSlip', { items: [item(marketId)], terms });
  await settle();
}

test('an item restored by undo is suspended while its markets cannot be loaded', async () => {
  const tab = await start();
  await open(100);
  await open(200);
  expect(status(tab)).toEqual(['open']);
  silent = true;
  void stage.fake.engine.call('changeSlip', { type: 'undo', id: tab.value<SlipUndo>('undo')?.id ?? 0 });
  await settle(50);
  expect(status(tab)).toEqual(['suspended']);
  silent = false;
  await settle(30_000);
  expect(status(tab)).toEqual(['open']);
});

test('an item whose market is removed is closed, also in a slip that started empty', async () => {
  const tab = await start();
  void stage.fake.engine.call('toggleSelection', item(100));
  await settle();
  stage.fake.hub('lite').push('currentOdds', { eid: 1, ev: 11, sid: 1, m: [{ i: 100, a: 'r', v: 2 }] });
  await settle();
  expect(status(tab)).toEqual(['removed']);
});
