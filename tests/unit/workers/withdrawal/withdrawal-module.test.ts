/**
 * A tap on "Çek" (rule withdrawal-7): what is particular to a withdrawal. `../money` has the rules that it shares with
 * other orders.
 */
import { expect, test } from 'vitest';
import { SETTLED_MS } from '../../../support/money-stage.ts';
import { pass } from '../../../support/money-uses.ts';
import { ownDevice } from '../../../support/own-device.ts';
import { type PaymentService, type WithdrawEngine, payments, withdrawEngine } from '../../../support/withdraw-stage.ts';

const own = ownDevice();
const engine = (service: PaymentService): WithdrawEngine => own.keep(withdrawEngine(service, own.device));

test('a withdrawal takes its amount from the balance, and is shown with it', async () => {
  const service = payments();
  expect(await engine(service).tap('i1')).toMatchObject({ phase: 'confirmed', id: 'w1', amount: 5_000 });
  expect(service.balance).toBe(950);
});

test('an unresolved withdrawal is shown with its amount', async () => {
  const service = payments();
  service.fate = 'lostAfter';
  const one = engine(service);
  expect(await one.tap('i1')).toMatchObject({ phase: 'unknown', amount: 5_000 });
  await pass(5_000);
  expect(one.state).toMatchObject({ phase: 'confirmed', id: 'w1' });
});

test('a refusal has its code', async () => {
  const service = payments();
  service.fate = 'refused';
  expect(await engine(service).tap('i1')).toMatchObject({ phase: 'rejected', failure: { code: 7206 } });
});

test('a tap on a summary left open in another tab sends nothing until the last one is dismissed', async () => {
  const service = payments();
  const [one, two] = [engine(service), engine(service)];
  await one.tap('i1');
  await pass(10);
  for (const each of [one, two]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await each.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i1' });
  }
  expect(service.orders).toHaveLength(1);
});

test('a tap after the last one was dismissed is another request, also from another tab', async () => {
  const service = payments();
  const [one, two] = [engine(service), engine(service)];
  await one.tap('i1');
  await pass(10);
  await two.dismiss();
  expect(await two.tap('i2')).toMatchObject({ phase: 'confirmed', intent: 'i2' });
  expect(service.orders).toHaveLength(2);
});

test('an amount above the available one sends nothing', async () => {
  const service = payments();
  expect(await engine(service).tap('i1', 100_001)).toMatchObject({ phase: 'rejected' });
  expect(service.orders).toEqual([]);
});

test('without transaction ids, an earlier refunded withdrawal of the same amount leaves the new one unresolved', async () => {
  const service = payments(false);
  const one = engine(service);
  await one.tap('i1');
  service.end(42);
  await one.dismiss();
  service.fate = 'lostBefore';
  await one.tap('i2');
  await pass(SETTLED_MS);
  expect(one.state).toMatchObject({ phase: 'unknown', doubt: 'alike' });
  await one.dismiss();
  expect(one.state).toEqual({ phase: 'idle' });
});
