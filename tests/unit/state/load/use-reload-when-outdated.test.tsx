// @vitest-environment happy-dom
/** Refetching of a response: something it depends on has changed since. */
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useReloadWhenOutdated } from '../../../../src/state/load/use-retry.ts';

let told: { count: number } | undefined;

vi.mock(import('../../../../src/state/engine/use-topic.ts'), async (original) => ({
  ...(await original()),
  useTopic: (() => ({})) as never,
  useTopicEntry: (() => told) as never,
}));

const NOON_MS = Date.UTC(2026, 10, 26, 12);
const HOUR_MS = 3_600_000;

function Answer({ generation, reload }: { generation: number; reload: () => void }) {
  useReloadWhenOutdated({ subject: 'coupons', generation }, reload);
  return null;
}

test.each([
  ['the engine has sent no counter yet', undefined, 0],
  ['nothing changed', NOON_MS, 0],
  ['the frame is late', NOON_MS - 3, 0],
  ['something changed', NOON_MS + 1, 1],
  ['another engine began', NOON_MS + HOUR_MS, 1],
  ['another engine began after the clock was set back', NOON_MS - HOUR_MS, 1],
])('a response is refetched or not: %s', (_, count, times) => {
  told = count === undefined ? undefined : { count };
  const reload = vi.fn();
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  flushSync(() => root.render(<Answer generation={NOON_MS} reload={reload} />));
  expect(reload).toHaveBeenCalledTimes(times);
});
