// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Loadable, createLoadable, createLoadableComponent } from '../../../../src/state/load/loadable.ts';
import { partRetryListeners } from '../../../../src/state/load/load-with-retry.ts';

/** A chunk that loads, or fails, at the test's command. */
function chunk<T>() {
  const asked: { come: (what: T) => void; fail: (reason: unknown) => void }[] = [];
  const fetchIt = (): Promise<T> => new Promise((resolve, reject) => asked.push({ come: resolve, fail: reject }));
  return { asked, part: createLoadable(fetchIt) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

test('a part is requested once, and its listeners are notified when it has loaded', async () => {
  const { asked, part } = chunk<string>();
  const told = vi.fn<() => void>();
  part.onChange(told);
  part.load();
  part.load();
  part.retry();
  expect(asked).toHaveLength(1);
  expect(part.peek()).toBeUndefined();
  asked[0]?.come('here');
  await settled();
  expect(told).toHaveBeenCalledOnce();
  expect(part.peek()).toBe('here');
  part.retry();
  expect(asked).toHaveLength(1);
});

test('a failed part is requested again after growing pauses, reported after the third failure, and cleared once loaded', async () => {
  const { asked, part } = chunk<string>();
  part.load();
  asked[0]?.fail(new TypeError('gone'));
  await vi.advanceTimersByTimeAsync(999);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  asked[1]?.fail(new TypeError('gone'));
  await vi.advanceTimersByTimeAsync(1_999);
  expect(asked).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(1);
  asked[2]?.fail(new TypeError('gone'));
  // A page about to reload reports nothing.
  await settled();
  expect(part.failure()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(part.failure()).toEqual(new TypeError('gone'));
  part.load();
  expect(asked).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(3_000);
  asked[3]?.come('here');
  await settled();
  expect([part.peek(), part.failure()]).toEqual(['here', undefined]);
});

test.each<[moment: string, happens: (part: Loadable<string>) => void]>([
  ['a player opens it', (part) => part.retry()],
  ['the hubs are connected again', () => partRetryListeners.notify()],
  ['the browser reports a network', () => void dispatchEvent(new Event('online'))],
])('a part that is missing is requested at once when %s', async (_, happens) => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { asked, part } = chunk<string>();
  part.load();
  for (const pause of [1_000, 2_000, 4_000, 0]) {
    asked.at(-1)?.fail(new TypeError('gone'));
    await vi.advanceTimersByTimeAsync(pause);
  }
  expect(asked).toHaveLength(4);
  await vi.advanceTimersByTimeAsync(7_000);
  expect(part.failure()).toBeDefined();
  happens(part);
  await settled();
  expect(asked).toHaveLength(5);
  vi.restoreAllMocks();
});

test('a component renders its placeholder until its code has loaded, and does not receive the placeholder as a prop', async () => {
  const Name = ({ name, ...rest }: { name: string }) => `${name} ${Object.keys(rest).join()}`;
  const Part = createLoadableComponent(() => Promise.resolve({ default: Name }));
  const shown = (): string => renderToStaticMarkup(createElement(Part, { name: 'Ada', fallback: '…' }));
  expect(shown()).toBe('…');
  await settled();
  expect(shown()).toBe('Ada ');
});
