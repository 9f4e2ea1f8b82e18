/** Batching of changes for a tab: sent at once after a pause, and collected when they follow closely. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Frame } from '../../../../src/contract/port/frames.ts';
import { createTab } from '../../../../workers/engine/tabs/tab.ts';
import type { MarkDirty } from '../../../../workers/engine/topics/topic-source.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function watchingTab(): { sent: Frame[]; change: MarkDirty; receive: ReturnType<typeof createTab>['receive'] } {
  const sent: Frame[] = [];
  let change: MarkDirty = () => undefined;
  const tab = createTab({
    epoch: 'e',
    visible: true,
    send: (frame) => sent.push(frame),
    openTopic: (_topic, markDirty) => {
      change = markDirty;
      return {
        keys: () => ['state'],
        read: (key) => key,
        setWindow: () => undefined,
        retry: () => undefined,
        close: () => undefined,
      };
    },
    onVisible: () => undefined,
    onHidden: () => undefined,
  });
  tab.receive({ type: 'watch', watch: 1, topic: { kind: 'connection' } });
  vi.runAllTimers();
  sent.length = 0;
  return { sent, change: (key) => change(key), receive: tab.receive };
}

const keys = (frame: Frame | undefined): string[] => frame?.updates.flatMap(({ set }) => set.map(([key]) => key)) ?? [];

test('a change after a pause is sent at once, with all others of the same task', () => {
  const { sent, change } = watchingTab();
  change('row:1');
  change('row:2');
  vi.advanceTimersByTime(0);
  expect(sent.map(keys)).toEqual([['row:1', 'row:2']]);
});

test('changes that follow closely are sent together, a moment after the first', () => {
  const { sent, change } = watchingTab();
  change('row:1');
  vi.advanceTimersByTime(0);
  for (const key of ['row:2', 'row:3', 'row:2']) {
    change(key);
    vi.advanceTimersByTime(1);
  }
  expect(sent).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(sent.slice(1).map(keys)).toEqual([['row:2', 'row:3']]);
});

test('a steady stream is sent in batches, never as one message per change', () => {
  const { sent, change } = watchingTab();
  for (let count = 0; count < 100; count += 1) {
    change(`row:${count}`);
    vi.advanceTimersByTime(1);
  }
  vi.runAllTimers();
  expect(sent.flatMap(keys)).toHaveLength(100);
  expect(sent.length).toBeLessThan(30);
});

test('a hidden tab receives nothing, and one snapshot when it is visible again', () => {
  const { sent, change, receive } = watchingTab();
  change('row:1');
  receive({ type: 'visibility', visible: false });
  vi.runAllTimers();
  expect(sent).toEqual([]);
  receive({ type: 'visibility', visible: true });
  vi.runAllTimers();
  expect(sent.map(({ updates }) => updates)).toEqual([
    [{ watch: 1, reset: true, set: [['state', 'state']], gone: [] }],
  ]);
});
