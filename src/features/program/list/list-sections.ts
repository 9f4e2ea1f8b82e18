/** A list's order for the virtual list: headers with the number of rows below each, and their offsets. */
import { type RefObject, useEffect, useState } from 'react';
import type { ListItem } from '../../../model/program.ts';
import type { Viewport } from '../../../state/device/use-viewport.ts';
import { HEADER_BAR_PX } from '../../../ui/style/header-bar.ts';

export type SectionHeader = Extract<ListItem, { type: 'league' }> & {
  /** True for a section of several small leagues, whose rows name their league. */
  mixed?: true;
};
export type SectionItem = SectionHeader | Extract<ListItem, { type: 'event' }>;

interface ListSections {
  headers: SectionHeader[];
  /** Rows below each header. */
  counts: number[];
  eventIds: number[];
  /** Events whose row names its league. */
  mixedIds: ReadonlySet<number>;
  /** Distance of each header from the top of the list, px; ascending. */
  offsets: number[];
}

/**
 * Row heights of the tokens (`--row-event`, `--row-league`) at the default text size; repeated here because the list
 * calculates with them.
 */
export const EVENT_ROW_HEIGHT_PX = 76;
export const SECTION_HEADER_HEIGHT_PX = 36;
/** Heights of a dense list (rule program-37). */
export const DENSE_ROW_HEIGHT_PX = 56;
export const DENSE_HEADER_HEIGHT_PX = 32;
/** Height of rows with named outcomes on touch screens: the name and the odds below it. */
const NAMED_HEIGHT = 100;

/**
 * Height of a list's rows at the default text size, px; touch screens are detected as in the rows' style sheets.
 * `wide`: all rows have named outcomes, which take a line of their own, so that they are never dense.
 */
export function rowHeightOf(wide: boolean, viewport: Viewport, isDense = false): number {
  if (isDense && !wide) return DENSE_ROW_HEIGHT_PX;
  const fingers = viewport !== 'desktop' || matchMedia('(pointer: coarse)').matches;
  return wide && fingers ? NAMED_HEIGHT : EVENT_ROW_HEIGHT_PX;
}

/**
 * Splits an order into sections. Events before any header get an unnamed one.
 * @param rowHeight of an event, px
 */
export function listSections(
  order: readonly SectionItem[],
  rowHeight: number,
  headerHeight: number = SECTION_HEADER_HEIGHT_PX,
): ListSections {
  const mixedIds = new Set<number>();
  const sections: ListSections = { headers: [], counts: [], eventIds: [], mixedIds, offsets: [] };
  let offset = 0;
  const open = (header: SectionHeader): void => {
    sections.headers.push(header);
    sections.counts.push(0);
    sections.offsets.push(offset);
    offset += headerHeight;
  };
  for (const item of order) {
    if (item.type === 'league') {
      open(item);
      continue;
    }
    if (sections.headers.length === 0) open({ type: 'league', competitionId: 0, sportId: 0, day: '', count: 0 });
    sections.counts[sections.counts.length - 1] = (sections.counts.at(-1) ?? 0) + 1;
    sections.eventIds.push(item.eventId);
    if (sections.headers.at(-1)?.mixed === true) mixedIds.add(item.eventId);
    offset += rowHeight;
  }
  return sections;
}

/** Most events of a league that needs no header of its own. */
const SMALL_LEAGUE = 2;

/**
 * Puts neighbouring leagues of one or two events under one header, in the same order: on a phone the live program spent a
 * third of its height on headers (program-36).
 */
export function joinSmallLeagues(order: readonly ListItem[]): SectionItem[] {
  const joined: SectionItem[] = [];
  let open: SectionHeader | undefined;
  for (const item of order) {
    if (item.type === 'event') {
      joined.push(item);
      continue;
    }
    const isSmall = item.count <= SMALL_LEAGUE && item.coming !== true;
    if (isSmall && open !== undefined) {
      open.mixed = true;
      open.count += item.count;
      continue;
    }
    const header: SectionHeader = { ...item };
    open = isSmall ? header : undefined;
    joined.push(header);
  }
  return joined;
}

/** Index of the section at a distance from the top of the list; 0 above it, the last one below it. */
export function sectionAt(offsets: readonly number[], distance: number): number {
  let low = 0;
  let high = offsets.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((offsets[middle] ?? 0) <= distance) low = middle;
    else high = middle - 1;
  }
  return low;
}

/**
 * Index of the section under the sticky header, updated while the window (or the list's own scroller) scrolls.
 * @param top an element at the top of the list; its scroll margin is the position of the sticky header
 */
export function useCurrentSection(
  offsets: readonly number[],
  top: RefObject<HTMLElement | null>,
  scroller: HTMLElement | null,
): number {
  const [current, setCurrent] = useState(0);
  useEffect(() => {
    const mark = top.current;
    if (mark === null) return undefined;
    const target = scroller ?? window;
    // Computed styles are read once: while scrolling each read costs a style pass. The root's own style costs none.
    const { dataset, style } = document.documentElement;
    const noticesPx = (): number => Number.parseFloat(style.getPropertyValue('--notices')) || 0;
    const withoutNotices = (Number.parseFloat(getComputedStyle(mark).scrollMarginTop) || 0) - noticesPx();
    let frame = 0;
    const read = (): void => {
      frame = 0;
      const stop = withoutNotices + noticesPx() - (dataset['header'] === 'away' ? HEADER_BAR_PX : 0);
      const edge = scroller === null ? stop : scroller.getBoundingClientRect().top;
      setCurrent(sectionAt(offsets, edge - mark.getBoundingClientRect().top));
    };
    const onScroll = (): void => {
      if (frame === 0) frame = requestAnimationFrame(read);
    };
    onScroll();
    target.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      target.removeEventListener('scroll', onScroll);
      cancelAnimationFrame(frame);
    };
  }, [offsets, top, scroller]);
  return current;
}
