/** An odd is pressed at once with its tap, and the engine's value decides (rule slip-24). */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Result } from '../../../../src/model/failure.ts';
import {
  onPendingSelection,
  sendPendingSelection,
  pendingOutcome,
} from '../../../../src/state/slip/selected-outcome.ts';

type Answer = Result<{ selected: boolean }>;

/** The engine's current selections of the match, and the pending calls. */
let told = '';
let calls: ((answer: Answer) => void)[] = [];
/** Each test uses a match of its own, so that no state is shared. */
let match = 0;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => setTimeout(run, 16));
  told = '';
  calls = [];
  match += 1;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const shown = (): string => pendingOutcome(match, told);
const tap = (outcome: string): Promise<Answer> =>
  sendPendingSelection(match, outcome, told, () => new Promise((resolve) => calls.push(resolve)));
const selected = (yes: boolean): Answer => ({ ok: true, value: { selected: yes } });
const refused: Answer = { ok: false, failure: { kind: 'refused', message: 'Bu oran şu anda oynanamıyor.' } };

async function answer(with_: Answer): Promise<void> {
  calls.shift()!(with_);
  await vi.advanceTimersByTimeAsync(20);
}

test('an outcome is pressed before the engine responds, and listeners are notified', () => {
  const heard = vi.fn<() => void>();
  const stop = onPendingSelection(heard);
  void tap('7:1');
  expect(shown()).toBe('7:1');
  expect(heard).toHaveBeenCalledTimes(1);
  stop();
});

test("the engine's value counts from its frame on, even if another tab undoes it at once", async () => {
  void tap('7:1');
  await answer(selected(true));
  expect(shown()).toBe('7:1');
  told = '7:1';
  expect(shown()).toBe('7:1');
  told = '';
  expect(shown()).toBe('');
});

test('a response without a frame is shown for a second', async () => {
  void tap('7:1');
  await answer(selected(true));
  await vi.advanceTimersByTimeAsync(900);
  expect(shown()).toBe('7:1');
  await vi.advanceTimersByTimeAsync(200);
  expect(shown()).toBe('');
});

test('a refused tap is undone at once', async () => {
  const answered = tap('7:1');
  await answer(refused);
  expect(shown()).toBe('');
  expect(await answered).toEqual(refused);
});

test('the engine decides: after a faster tap in another tab, a tap deselects', async () => {
  void tap('7:1');
  await answer(selected(false));
  expect(shown()).toBe('');
});

test('two fast taps run one after the other, and end in the initial state', async () => {
  void tap('7:1');
  void tap('7:1');
  expect(shown()).toBe('');
  expect(calls.length).toBe(1);
  await answer(selected(true));
  told = '7:1';
  expect(shown()).toBe('');
  expect(calls.length).toBe(1);
  await answer(selected(false));
  told = '';
  expect(shown()).toBe('');
});

test('a tap after a refused tap is not sent', async () => {
  void tap('7:1');
  const second = tap('7:1');
  await answer(refused);
  expect(calls.length).toBe(0);
  expect(await second).toEqual(refused);
  expect(shown()).toBe('');
});

test('another outcome of the match replaces the first', async () => {
  void tap('7:1');
  void tap('7:2');
  expect(shown()).toBe('7:2');
  await answer(selected(true));
  await answer(selected(true));
  told = '7:2';
  expect(shown()).toBe('7:2');
});
