import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import { type Listeners, createListeners } from '../../../../src/lib/listeners.ts';
import { watchUnread } from '../../../../workers/engine/session/member.ts';

let unread: number | undefined;
let needed: boolean;
let asked: number;
let moved: number;
let life: AbortController;
let changes: Listeners;
const told = (count: number | undefined): void => {
  unread = count;
  changes.notify();
};

beforeEach(() => {
  vi.useFakeTimers();
  changes = createListeners();
  unread = undefined;
  needed = true;
  asked = 0;
  moved = 0;
  life = new AbortController();
  watchUnread({
    member: {
      get unread() {
        return unread;
      },
      onChange: changes.add,
      look: () => void (asked += 1),
    },
    timing: async () => productDefaultTiming,
    isNeeded: () => needed,
    onCountChange: () => void (moved += 1),
    signal: life.signal,
  });
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

test('the first unread count of a session and its end are not reported as changes', () => {
  told(3);
  told(undefined);
  told(1);
  expect(moved).toBe(0);
});

test('a different unread count is reported as a change, an equal one is not', () => {
  told(3);
  told(3);
  expect(moved).toBe(0);
  told(4);
  told(0);
  expect(moved).toBe(2);
});

test('the unread count is requested once a minute while it is needed', async () => {
  await vi.advanceTimersByTimeAsync(3 * productDefaultTiming.reconcileMs);
  expect(asked).toBe(3);
  needed = false;
  await vi.advanceTimersByTimeAsync(3 * productDefaultTiming.reconcileMs);
  expect(asked).toBe(3);
});
