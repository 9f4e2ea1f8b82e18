/** Results of a tap on an odd: selected, removed again, or the reason why it is not in the slip (rule slip-25). */
import { expect, test } from 'vitest';
import type { SelectionRequest } from '../../../../src/contract/port/engine-contract.ts';
import { drivenEngine, settle, slipEvents } from '../../../support/driven-engine.ts';
import type { FakeTab } from '../../../support/fake-engine.ts';
import { wireEvent } from '../../../support/wire-fixtures.ts';

const stage = drivenEngine();
const outcome: SelectionRequest = { eventId: 1, sportId: 1, marketId: 100, outcomeNumber: 1 };

/** A service with event 1; its market 200 is suspended. */
async function start(): Promise<FakeTab> {
  const m = wireEvent().m.flatMap((market) => [market, { ...market, i: 200, s: -1 }]);
  const tab = stage.start((path) => (path === 'sportsbook/markets_by_id' ? [wireEvent({ m })] : []));
  tab.watch({ kind: 'slip' });
  await settle();
  return tab;
}

async function tap(fields: Partial<SelectionRequest> = {}): Promise<unknown> {
  const result = stage.fake.engine.call('toggleSelection', { ...outcome, ...fields });
  await settle();
  return result;
}

test('a tap selects the outcome, and the next one removes it', async () => {
  const tab = await start();
  expect(await tap()).toEqual({ ok: true, value: { selected: true } });
  expect(slipEvents(tab)).toEqual([1]);
  expect(await tap()).toEqual({ ok: true, value: { selected: false } });
  expect(slipEvents(tab)).toEqual([]);
});

test.each<[what: string, fields: Partial<SelectionRequest>, kind: string]>([
  ['a market that the service does not have', { marketId: 101 }, 'notFound'],
  ['an outcome that its market does not have', { outcomeNumber: 9 }, 'notFound'],
  ['a suspended market', { marketId: 200 }, 'refused'],
])('a tap on %s fails and selects nothing', async (_what, fields, kind) => {
  const tab = await start();
  expect(await tap(fields)).toMatchObject({ ok: false, failure: { kind } });
  expect(slipEvents(tab)).toEqual([]);
});
