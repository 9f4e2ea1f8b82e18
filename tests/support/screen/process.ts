/**
 * What a process has once, for all test files it runs: the document, its clock, its history, and what is loaded but once.
 * It holds on to nothing of a single file.
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

// Nothing has a height here; the library's own way to be told one.
vi.mock('react-virtuoso', async (load) => {
  const real = await load<typeof virtuoso>();
  const value = { viewportHeight: 60_000, itemHeight: 60 };
  const inViewport =
    <Props extends object>(List: ComponentType<Props>) =>
    (props: Props) =>
      createElement(real.VirtuosoMockContext.Provider, { value }, createElement(List, props));
  return {
    ...real,
    Virtuoso: inViewport(real.Virtuoso as ComponentType<object>),
    GroupedVirtuoso: inViewport(real.GroupedVirtuoso as ComponentType<object>),
  };
});

/** A Saturday at noon in Istanbul. */
export const NOW = turkishMs('2026-03-14T12:00:00');
const POLL_MS = 20;

const { happyDOM } = window as unknown as { happyDOM: HappyDom };

export const setViewport = (size: { width: number; height: number }): void => happyDOM.setViewport(size);

const shared = globalThis as { beginHistory?: (url: string) => void };

/** The session history begins anew, at an address. */
export const beginHistory = (shared.beginHistory ??= prepare());

function prepare(): (url: string) => void {
  fillGaps();
  // It listens once for each document.
  userEvent.setup();
  // Before React is loaded: its scheduler keeps the timers it finds then.
  vi.useFakeTimers({ now: NOW, toFake: [...faked] });
  // Also what is polled from outside the screen (an address, the server's counts) waits in the test's own time.
  const { poll } = expect;
  expect.poll = ((look: () => unknown, options?: object) =>
    poll(async () => {
      await passTime(POLL_MS);
      return look();
    }, options)) as typeof poll;
  return startHistory((url) => happyDOM.setURL(url));
}
