// @vitest-environment happy-dom
/** A result of one call: shown from the device until the first response (first-load-11). */
import { useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DatedResult } from '../../../../src/contract/port/engine-contract.ts';
import type { Failure, Result } from '../../../../src/model/failure.ts';
import type { Loaded } from '../../../../src/model/load.ts';
import { useCachedLoad } from '../../../../src/state/load/use-cached-read.ts';

vi.mock(import('../../../../src/state/engine/use-topic.ts'), async (original) => ({
  ...(await original()),
  useTopic: (() => ({})) as never,
  useTopicEntry: (() => undefined) as never,
}));
vi.mock(import('../../../../src/state/engine/use-connection.ts'), async (original) => ({
  ...(await original()),
  useIsConnected: () => true,
  useConnection: () => ({ status: 'on' as const, outdated: false, lastUpdateAt: 0, oddsSource: 'service' as const }),
}));

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

type Answer = Result<DatedResult<string>>;

const copy: DatedResult<string> = { data: 'cached', storedAt: 100, about: null };
const fresh: Answer = { ok: true, value: { data: 'present', storedAt: null, about: null } };
const cachedAgain: Answer = { ok: true, value: { ...copy, storedAt: 90 } };
const failed = (failure: Failure): Answer => ({ ok: false, failure });

/** React renders what a promise has set in a task of its own. */
const rendered = async (): Promise<void> => {
  await new Promise((done) => setImmediate(done));
  await new Promise((done) => setImmediate(done));
};

/** Mounts a screen that loads. The copy and the response arrive when the test says. */
function mount() {
  const loads: ((answer: Answer) => void)[] = [];
  const copies: ((found: DatedResult<string> | null) => void)[] = [];
  let shown: Loaded<string> | undefined;
  function Screen({ of }: { of: string }) {
    const loaded = useCachedLoad(
      of,
      () => new Promise<Answer>((resolve) => loads.push(resolve)),
      () => new Promise<DatedResult<string> | null>((resolve) => copies.push(resolve)),
    );
    useLayoutEffect(() => {
      shown = loaded;
    });
    return null;
  }
  const root = createRoot(document.createElement('div'));
  onTestFinished(() => root.unmount());
  const render = (of: string): void => flushSync(() => root.render(<Screen of={of} />));
  render('coupon 1');
  const after = async (deed: () => void): Promise<unknown> => {
    deed();
    await rendered();
    const { phase, value, at, stale, refreshing, failure } = shown ?? {};
    return [phase, value, at === 100 || at === 90 ? at : 'now', stale, refreshing === true, failure?.kind ?? null];
  };
  return {
    render,
    loads,
    copies,
    copyIs: (found: DatedResult<string> | null, index = 0) => after(() => copies[index]?.(found)),
    answerIs: (answer: Answer, index = 0) => after(() => loads[index]?.(answer)),
  };
}

const REFRESHING = ['ready', 'cached', 100, true, true, null];
const PRESENT = ['ready', 'present', 'now', false, false, null];

test('the cached result is shown with its age until the response', async () => {
  const screen = mount();
  expect(await screen.copyIs(copy)).toEqual(REFRESHING);
  expect(await screen.answerIs(fresh)).toEqual(PRESENT);
});

test('a cached result that is read after the response is not shown', async () => {
  const screen = mount();
  expect(await screen.answerIs(fresh)).toEqual(PRESENT);
  expect(await screen.copyIs(copy)).toEqual(PRESENT);
});

test('without a cached result the screen waits', async () => {
  const screen = mount();
  expect((await screen.copyIs(null)) as unknown[]).toMatchObject({ 0: 'loading' });
  expect(await screen.answerIs(fresh)).toEqual(PRESENT);
});

test.each<[string, Answer, unknown[]]>([
  ['a failed request', failed({ kind: 'network' }), ['ready', 'cached', 100, true, false, 'network']],
  ['a response from the cache', cachedAgain, ['ready', 'cached', 90, true, false, null]],
])('after %s the result is a stored one and no longer refreshing', async (_, answer, expected) => {
  const screen = mount();
  await screen.copyIs(copy);
  expect(await screen.answerIs(answer)).toEqual(expected);
});

test('a final failure replaces the cached result', async () => {
  const screen = mount();
  await screen.copyIs(copy);
  expect(await screen.answerIs(failed({ kind: 'notFound' }))).toMatchObject({ 0: 'failed', 5: 'notFound' });
});

test('nothing is requested a second time while the first request is pending; afterwards a stored result is', async () => {
  const screen = mount();
  await screen.copyIs(copy);
  await vi.advanceTimersByTimeAsync(120_000);
  await rendered();
  expect(screen.loads).toHaveLength(1);
  await screen.answerIs(failed({ kind: 'network' }));
  await vi.advanceTimersByTimeAsync(11_000);
  await rendered();
  expect(screen.loads).toHaveLength(2);
  // A retry does not read the device again.
  expect(screen.copies).toHaveLength(1);
});

test('the cached result of another request is not shown', async () => {
  const screen = mount();
  screen.render('coupon 2');
  await rendered();
  expect((await screen.copyIs(copy, 0)) as unknown[]).toMatchObject({ 0: 'loading' });
  expect(await screen.copyIs({ ...copy, data: 'second' }, 1)).toMatchObject({ 0: 'ready', 1: 'second' });
});
