/** A list's order as the virtual list wants it: headers with the number of rows below each, and what stands where. */
import { type RefObject, useEffect, useState } from 'react';
import type { ListItem } from '../../../model/program.ts';
import type { Viewport } from '../../../state/device/viewport.ts';

export type SectionHeader = Extract<ListItem, { type: 'league' }>;

export interface ListSections {
  headers: SectionHeader[];
  /** Rows below each header. */
  counts: number[];
  eventIds: number[];
  /** Where each header stands from the top of the list, px; ascending. */
  offsets: number[];
}

/** Row heights of the tokens (`--row-event`, `--row-league`) at the usual text; the list computes with them, so they stand here too. */
export const EVENT_HEIGHT = 76;
export const HEADER_HEIGHT = 36;
/** Where every row has named outcomes and fingers point: its name and its odds below, each as high as one. */
const NAMED_HEIGHT = 100;

/** How much larger than usual the browser's text is: rows grow with it. Reading costs a style pass. */
export function textScale(): number {
  const size = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return Math.max(1, size / 16 || 1);
}

/** Height of a list's rows at the usual text, px; fingers go as the style sheets of the rows say it. `wide`: all have named outcomes. */
export function rowHeightOf(wide: boolean, viewport: Viewport): number {
  const fingers = viewport !== 'desktop' || matchMedia('(pointer: coarse)').matches;
  return wide && fingers ? NAMED_HEIGHT : EVENT_HEIGHT;
}

/**
 * Splits an order into sections. Events before any header would have nowhere to stand and get an unnamed one.
 * @param rowHeight of an event, px
 */
export function listSections(
  order: readonly ListItem[],
  rowHeight: number,
  headerHeight: number = HEADER_HEIGHT,
): ListSections {
  const sections: ListSections = { headers: [], counts: [], eventIds: [], offsets: [] };
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
    offset += rowHeight;
  }
  return sections;
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
 * Which section stands under the sticky header, as the window (or the list's own scroller) moves.
 * @param top an element at the top of the list; its scroll margin says where the sticky header stops
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
    // Computed styles are read once: while scrolling each read costs a style pass.
    const stop = Number.parseFloat(getComputedStyle(mark).scrollMarginTop) || 0;
    let frame = 0;
    const read = (): void => {
      frame = 0;
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
