// @vitest-environment happy-dom
/** A list that renders a few rows at a time: each recorded number is the rendered rows after so many tasks. */
import { createElement } from 'react';
import { type Root, createRoot } from 'react-dom/client';
import { afterEach, describe, expect, test } from 'vitest';
import { nextTask } from '../../../../src/state/load/after-first-screen.ts';
import { useRenderedRowCount } from '../../../../src/state/load/use-rendered-row-count.ts';

let root: Root;
let drawn: number[];

function List({ total }: { total: number }) {
  const count = Math.min(total, useRenderedRowCount(total, { first: 2, step: 3 }));
  if (drawn.at(-1) !== count) drawn.push(count);
  return null;
}

function show(total: number): void {
  root.render(createElement(List, { total }));
}

function begin(total: number): void {
  drawn = [];
  root = createRoot(document.createElement('div'));
  show(total);
}

afterEach(() => root.unmount());

const until = (count: number): Promise<void> => expect.poll(() => drawn.at(-1), { interval: 1 }).toBe(count);

describe('a long list', () => {
  test('renders its first rows at once, and the others a few at a time', async () => {
    begin(9);
    await until(9);
    expect(drawn).toEqual([2, 5, 8, 9]);
  });

  test('of no more than the first rows renders all of them', async () => {
    begin(2);
    await until(2);
    expect(drawn).toEqual([2]);
  });

  test('that is fully rendered renders later rows at once', async () => {
    begin(5);
    await until(5);
    show(50);
    await until(50);
    expect(drawn).toEqual([2, 5, 50]);
  });

  test('that is empty at first starts when rows arrive', async () => {
    begin(0);
    await until(0);
    show(6);
    await until(6);
    expect(drawn).toEqual([0, 2, 5, 6]);
  });

  test('stops rendering when it unmounts', async () => {
    begin(100_000);
    await expect.poll(() => drawn.length, { interval: 1 }).toBeGreaterThan(1);
    root.unmount();
    const before = [...drawn];
    // Each rendering step took one task.
    for (let task = 0; task < 5; task += 1) await nextTask();
    expect(drawn).toEqual(before);
  });
});
