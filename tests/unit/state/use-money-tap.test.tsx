// @vitest-environment happy-dom
/** State of a money tap before the engine responds. */
import { useEffect } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FailureKind } from '../../../src/model/failure.ts';
import { createEngineCaller } from '../../../src/platform/engine-client/engine-caller.ts';
import { type MoneyTap, useMoneyTap } from '../../../src/state/engine/use-money-tap.ts';

const idle = { phase: 'idle' };
let root: Root;
let tap: MoneyTap;

function Button() {
  const latest = useMoneyTap(idle);
  useEffect(() => {
    tap = latest;
  }, [latest]);
  return null;
}

beforeEach(async () => {
  root = createRoot(document.createElement('div'));
  root.render(<Button />);
  await expect.poll(() => tap).toMatchObject({ note: '', busy: false });
});
afterEach(() => root.unmount());

test('a tap without an engine sends nothing: it can be retried, and no money is unresolved', async () => {
  const { call } = createEngineCaller(() => undefined);
  const request = { intent: 'i1', amount: 5_000, accountId: '1' };
  tap.run(async () => ({ result: await call('withdraw', request), sent: true }));
  await expect.poll(() => tap.note).toBe('Bağlantı yenilendi. Lütfen tekrar dene.');
  expect(tap).toMatchObject({ inDoubt: false, busy: false });
});

test.each<FailureKind>(['unknown', 'timeout', 'engineLost'])(
  'a tap that was sent and not answered (%s) is unresolved',
  async (kind) => {
    tap.run(async () => ({ result: { ok: false, failure: { kind } }, sent: true }));
    await expect.poll(() => tap.inDoubt).toBe(true);
  },
);
