/** The back button of an installed product, in a browser that does not reveal whether there is a previous page. */
import { getEventListeners } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goBack } from '../../../src/app/shell/header/go-back.ts';

let tab: EventTarget;
let wentUp: number;

beforeEach(() => {
  vi.useFakeTimers();
  tab = new EventTarget();
  wentUp = 0;
  vi.stubGlobal('addEventListener', tab.addEventListener.bind(tab));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** Presses back on a page after `length - 1` others; `goes` is true when one of them is of the product. */
function press({ length, goes }: { length: number; goes: boolean }): void {
  const back = (): void => {
    if (goes) tab.dispatchEvent(new Event('popstate'));
  };
  vi.stubGlobal('history', { length, back });
  goBack(() => void (wentUp += 1));
  vi.runAllTimers();
}

test.each([
  ['goes to the page before', { length: 2, goes: true }, 0],
  ['goes up when there is no previous page', { length: 1, goes: false }, 1],
  ['goes up when the browser did not navigate', { length: 2, goes: false }, 1],
])('a press on back %s, and the listener is removed', (_, page, up) => {
  press(page);
  expect([wentUp, getEventListeners(tab, 'popstate').length]).toEqual([up, 0]);
});
