import { expect, test } from 'vitest';
import type { TabMessage } from '../../../../src/contract/port/frames.ts';
import { createWatchList } from '../../../../src/platform/engine-client/watch-list.ts';

test("a new engine receives the connection's watch last, so values are reset before they are called live", () => {
  const list = createWatchList(() => undefined);
  list.add({ kind: 'connection' }, () => undefined);
  list.add({ kind: 'event', eventId: 7, sportId: 1 }, () => undefined).setWindow([7]);
  list.add({ kind: 'slip' }, () => undefined);
  const told: TabMessage[] = [];
  list.resendAll((message) => told.push(message));
  expect(told.map((message) => (message.type === 'watch' ? message.topic.kind : message.type))).toEqual([
    'event',
    'window',
    'slip',
    'connection',
  ]);
});
