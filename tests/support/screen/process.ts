/**
 * State that a process has once, for all test files it runs: the document, its clock, its history, and modules that are
 * loaded only once. Holds no reference to a single file.
 */
import userEvent from '@testing-library/user-event';
import { type ComponentType, createElement } from 'react';
import type * as virtuoso from 'react-virtuoso';
import { expect, vi } from 'vitest';
import { faked, passTime } from './clock.ts';
import { fillGaps, startHistory } from './document.ts';
import { turkishMs } from '../turkish-time.ts';

interface HappyDom {
  setURL(url: string): void;
  setViewport(viewport: { width: number; height: number }): void;
}

// Elements have no height here, so the list's height is set through the library's own context.
const lists = vi.hoisted(() => ({ viewportHeight: 0, itemHeight: 60 }));
vi.mock('react-virtuoso', async (load) => {
  const real = await load<typeof virtuoso>();
  const inViewport =
    <Props extends object>(List: ComponentType<Props>) =>
    (props: Props) =>
      createElement(real.VirtuosoMockContext.Provider, { value: lists }, createElement(List, props));
  return {
    ...real,
    Virtuoso: inViewport(real.Virtuoso as ComponentType<object>),
    GroupedVirtuoso: inViewport(real.GroupedVirtuoso as ComponentType<object>),
  };
});

/** A Saturday at noon in Istanbul. */
export const NOW = turkishMs('2026-03-14T12:00:00');
const POLL_MS = 20;

/** Rows of a list: those of a window and around it, or all of them, which takes longer (five files of tests: 60 s, not 43). */
export function renderLists(whole: boolean): void {
  lists.viewportHeight = whole ? 60_000 : 1_500;
}

const { happyDOM } = window as unknown as { happyDOM: HappyDom };

export const setViewport = (size: { width: number; height: number }): void => happyDOM.setViewport(size);

const shared = globalThis as { beginHistory?: (url: string) => void };

/** Starts a new session history at an address. */
export const beginHistory = (shared.beginHistory ??= prepare());

function prepare(): (url: string) => void {
  fillGaps();
  // user-event listens once for each document.
  userEvent.setup();
  // Fake timers come before React is loaded, because its scheduler keeps the timers it finds then.
  vi.useFakeTimers({ now: NOW, toFake: [...faked] });
  // Polling of things outside the screen (an address, the server's counts) waits in the test's own time too.
  const { poll } = expect;
  expect.poll = ((look: () => unknown, options?: object) =>
    poll(async () => {
      await passTime(POLL_MS);
      return look();
    }, options)) as typeof poll;
  return startHistory((url) => happyDOM.setURL(url));
}
