/**
 * The header of a phone leaves while the reader scrolls down and returns with the first pixel up (rule navigation-23).
 * `data-header='away'` on the root element moves the header, and a sticky element below it, by their transform alone.
 */
import { useEffect } from 'react';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { HEADER_BAR_PX } from '../../../ui/style/header-bar.ts';
import { useCurrentPage } from '../../pages/use-current-page.ts';

export interface HeaderScroll {
  /** Scroll position of the window, px. */
  y: number;
  /** Distance scrolled down since the last step up, px. */
  down: number;
  isAway: boolean;
}

/** Distance a finger may tremble downwards before the header leaves, px. */
const LEAVE_AFTER_PX = 12;

/**
 * Returns the header's state after a scroll to `y`; nearer to the top of the page than its height it is always shown.
 * @param height of the window, px; a jump of half of it is a scroll by the product (a restored position), which does
 * not hide the header
 */
export function scrollHeader({ y: before, down, isAway }: HeaderScroll, y: number, height: number): HeaderScroll {
  if (y < before || y <= HEADER_BAR_PX) return { y, down: 0, isAway: false };
  if (y - before >= height / 2) return { y, down: 0, isAway };
  const total = down + y - before;
  return { y, down: total, isAway: isAway || total >= LEAVE_AFTER_PX };
}

/** Selector of the mark above a sticky element that moves with the header. */
const MARK = '[data-moves-with-header]';

/**
 * Returns true while an element that sticks below the header has not reached the top of the window: without the header
 * there would be a gap above it.
 */
function wouldLeaveGap(): boolean {
  const mark = document.querySelector(MARK);
  return mark !== null && mark.getBoundingClientRect().top > 0;
}

/** Moves the header on phones, except on the page of a match, whose own bar takes the header's place (match-65). */
export function useLeavingHeader(): void {
  const isPhone = useViewport() === 'mobile';
  const { section } = useCurrentPage();
  const leaves = isPhone && section !== 'event';
  useEffect(() => (leaves ? watchScroll() : undefined), [leaves]);
}

/** Returns how to stop, which shows the header. */
function watchScroll(): () => void {
  const { dataset } = document.documentElement;
  let state: HeaderScroll = { y: scrollY, down: 0, isAway: false };
  const show = (next: HeaderScroll): void => {
    const changed = next.isAway !== state.isAway;
    state = next;
    if (!changed) return;
    if (next.isAway) dataset['header'] = 'away';
    else delete dataset['header'];
  };
  const onScroll = (): void => {
    const next = scrollHeader(state, scrollY, innerHeight);
    show(next.isAway && !state.isAway && wouldLeaveGap() ? { ...next, isAway: false } : next);
  };
  // A keyboard's focus may be in the header, or in an element that was scrolled to stop below it.
  const onFocus = ({ target }: FocusEvent): void => {
    if (!state.isAway || !(target instanceof Element) || !target.matches(':focus-visible')) return;
    show({ ...state, down: 0, isAway: false });
    // Lists that follow the header read its place when the window scrolls.
    dispatchEvent(new Event('scroll'));
  };
  const life = new AbortController();
  addEventListener('scroll', onScroll, { passive: true, signal: life.signal });
  addEventListener('focusin', onFocus, { signal: life.signal });
  return () => {
    life.abort();
    show({ ...state, isAway: false });
  };
}
