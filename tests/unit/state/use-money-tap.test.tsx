// @vitest-environment happy-dom
/** State of a money tap before the engine responds. */
import { useEffect } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FailureKind } from '../../../src/model/failure.ts';
import { createEngineCaller } from '../../../src/platform/engine-client/engine-caller.ts';
import { type MoneyTap, type MoneyTapResult, useMoneyTap } from '../../../src/state/engine/use-money-tap.ts';

let state = { phase: 'idle' };
let root: Root;
let tap: MoneyTap | undefined;

function Button() {
  const latest = useMoneyTap(state);
  useEffect(() => {
    tap = latest;
  }, [latest]);
  return null;
}

/** Renders with a state of a new engine. */
const show = (phase: string): void => {
  state = { phase };
  root.render(<Button />);
};

beforeEach(async () => {
  state = { phase: 'idle' };
  tap = undefined;
  root = createRoot(document.createElement('div'));
  root.render(<Button />);
  await expect.poll(() => tap).toMatchObject({ note: '', busy: false });
});
afterEach(() => root.unmount());

test('a tap without an engine sends nothing: it can be retried, and no money is unresolved', async () => {
  const { call } = createEngineCaller(() => undefined);
  const request = { intent: 'i1', amount: 5_000, accountId: '1' };
  tap?.run(async () => ({ result: await call('withdraw', request), sent: true }));
  await expect.poll(() => tap?.note).toBe('Bağlantı yenilendi. Lütfen tekrar dene.');
  expect(tap).toMatchObject({ inDoubt: false, busy: false });
});

test.each<FailureKind>(['unknown', 'timeout', 'engineLost'])(
  'a tap that was sent and not answered (%s) is unresolved',
  async (kind) => {
    tap?.run(async () => ({ result: { ok: false, failure: { kind } }, sent: true }));
    await expect.poll(() => tap?.inDoubt).toBe(true);
  },
);

const lost = (kind: FailureKind) => async (): Promise<MoneyTapResult> => ({
  result: { ok: false, failure: { kind } },
  sent: true,
});
const AGAIN = 'Bağlantı yenilendi. Lütfen tekrar dene.';

test.each<FailureKind>(['unknown', 'restarting'])(
  'a tap that was lost with its engine (%s) has to be repeated when the next one knows of none',
  async (kind) => {
    tap?.run(lost(kind));
    await expect.poll(() => tap?.inDoubt || tap?.note !== '').toBe(true);
    show('idle');
    await expect.poll(() => tap).toMatchObject({ note: AGAIN, inDoubt: false, busy: false });
    tap?.run(async () => ({ result: { ok: true, value: null }, sent: true }));
    await expect.poll(() => tap?.note).toBe('');
  },
);

test('a tap that was lost with its engine shows what the next one knows, and no note once that was seen', async () => {
  tap?.run(lost('unknown'));
  await expect.poll(() => tap?.inDoubt).toBe(true);
  show('idle');
  await expect.poll(() => tap?.note).toBe(AGAIN);
  show('confirmed');
  await expect.poll(() => tap?.note).toBe('');
  show('idle');
  await expect.poll(() => tap).toMatchObject({ note: '', inDoubt: false });
});

test('a refusal is replaced by any newer state', async () => {
  tap?.run(lost('signedOut'));
  await expect.poll(() => tap?.note).not.toBe('');
  show('idle');
  await expect.poll(() => tap?.note).toBe('');
});
