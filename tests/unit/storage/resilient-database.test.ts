/** A database that never responds is awaited once, and not again with every use (rule browser-36). */
import type { Dexie } from 'dexie';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { StorageUnavailable, resilientDatabase } from '../../../src/storage/resilient-database.ts';

const never = (): Promise<never> => new Promise(() => undefined);
const TWO_TRIES_MS = 8_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function underTest() {
  const clock = { ms: 5_000 };
  const create = vi.fn(() => ({ on: () => undefined, close: () => undefined }) as unknown as Dexie);
  const { run } = resilientDatabase(create, () => clock.ms);
  /** Outcome of a use of the database, 'waits' while it is pending. */
  const use = (work: () => PromiseLike<string>) => {
    const seen = { outcome: 'waits' };
    run(work).then(
      (value) => (seen.outcome = value),
      (reason: unknown) => (seen.outcome = reason instanceof StorageUnavailable ? 'without' : String(reason)),
    );
    return seen;
  };
  const pass = async (ms: number): Promise<void> => {
    clock.ms += ms;
    await vi.advanceTimersByTimeAsync(ms);
  };
  return { clock, create, use, pass };
}

test('after two attempts without a response, uses fail at once for a minute', async () => {
  const { create, use, pass } = underTest();
  const first = use(never);
  await pass(TWO_TRIES_MS / 2);
  expect(first.outcome).toBe('waits');
  await pass(TWO_TRIES_MS / 2);
  expect(first.outcome).toBe('without');

  const work = vi.fn(async () => 'read');
  const second = use(work);
  await pass(0);
  expect(second.outcome).toBe('without');
  await pass(59_000);
  const third = use(work);
  await pass(0);
  expect([third.outcome, work.mock.calls.length, create.mock.calls.length]).toEqual(['without', 0, 2]);

  await pass(1_000);
  const later = use(work);
  await pass(0);
  expect(later.outcome).toBe('read');
});

test('a use that began during the attempts does not wait a second time', async () => {
  const { use, pass } = underTest();
  use(never);
  await pass(TWO_TRIES_MS - 1_000);
  const late = use(never);
  await pass(TWO_TRIES_MS / 2);
  expect(late.outcome).toBe('without');
});

test('a use that fails with an error or succeeds on the second attempt does not disable later uses', async () => {
  const { use, pass } = underTest();
  const work = vi.fn<() => Promise<string>>().mockImplementationOnce(never).mockResolvedValueOnce('read');
  const slow = use(work);
  await pass(TWO_TRIES_MS / 2);
  expect(slow.outcome).toBe('read');
  for (const _ of [1, 2]) {
    const broken = use(() => Promise.reject(new Error('broken')));
    await pass(0);
    expect(broken.outcome).toBe('Error: broken');
  }
});
