import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadable, loadableComponent } from '../../../../src/state/load/loadable.ts';

/** A chunk that comes, or fails, when the test says so. */
function chunk<T>() {
  const asked: { come: (what: T) => void; fail: (reason: unknown) => void }[] = [];
  const fetchIt = (): Promise<T> => new Promise((resolve, reject) => asked.push({ come: resolve, fail: reject }));
  return { asked, part: loadable(fetchIt) };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const settled = () => vi.advanceTimersByTimeAsync(0);

test('is asked for once, and told of once it is here', async () => {
  const { asked, part } = chunk<string>();
  const told = vi.fn<() => void>();
  part.onChange(told);
  part.begin();
  part.begin();
  part.again();
  expect(asked).toHaveLength(1);
  expect(part.read()).toBeUndefined();
  asked[0]?.come('here');
  await settled();
  expect(told).toHaveBeenCalledOnce();
  expect(part.read()).toBe('here');
  part.again();
  expect(asked).toHaveLength(1);
});

test('what did not come is thrown to who reads it, stays away for who asks ahead, and is asked for again by who comes to it', async () => {
  const { asked, part } = chunk<string>();
  part.begin();
  asked[0]?.fail(new TypeError('gone'));
  await settled();
  // A page that is about to be loaded anew says nothing.
  expect(part.read()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(() => part.read()).toThrow('gone');
  expect(part.peek()).toBeUndefined();
  part.begin();
  expect(asked).toHaveLength(1);
  part.again();
  expect(asked).toHaveLength(2);
  expect(part.read()).toBeUndefined();
  asked[1]?.come('here');
  await settled();
  expect(part.read()).toBe('here');
});

test('a component stands as its placeholder until its code is here, and is not given it', async () => {
  const Name = ({ name, ...rest }: { name: string }) => `${name} ${Object.keys(rest).join()}`;
  const Part = loadableComponent(() => Promise.resolve({ default: Name }));
  const shown = (): string => renderToStaticMarkup(createElement(Part, { name: 'Ada', fallback: '…' }));
  expect(shown()).toBe('…');
  await settled();
  expect(shown()).toBe('Ada ');
});
