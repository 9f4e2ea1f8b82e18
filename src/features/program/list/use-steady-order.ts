import { useEffect, useLayoutEffect, useState } from 'react';
import type { SectionItem } from './list-sections.ts';
import {
  type ItemHeights,
  type SteadyOrder,
  itemOffsets,
  itemsInSight,
  movementInSight,
  emptySet,
  steadyOrder,
} from './steady-order.ts';

interface Known extends SteadyOrder {
  view: unknown;
  /** The order of the list; `items` differs from it while rows keep their place. */
  next: readonly SectionItem[];
  /** True when the next order replaces a cached one. */
  isCached: boolean;
  /** Pictures of the rows that have left, by key. */
  pictures: ReadonlyMap<string, Node>;
  /** Px by which the rows in sight moved with this order. */
  moved: number;
}

interface SteadyOrderOptions {
  items: readonly SectionItem[];
  /** The topic of the list: another one is another list. */
  view: unknown;
  /** True while the order is the device's. */
  isRefreshing: boolean;
  heights: ItemHeights;
  /** The element at the top of the list; null for a list that scrolls in itself, whose order is not held. */
  top: HTMLElement | null;
}

/** Milliseconds without scrolling after which the rows out of sight are put in order. */
const REST_MS = 150;

/**
 * Keeps the rows in sight in place when the order of the list changes (rule program-42). Works when an order arrives and
 * not with the messages of a row.
 */
export function useSteadyOrder(options: SteadyOrderOptions): Pick<Known, 'items' | 'gone' | 'pictures'> {
  const { items, view, isRefreshing, heights, top } = options;
  const [known, setKnown] = useState<Known>(() => wholeOrder(options));
  if (known.view !== view || known.next !== items) {
    setKnown(known.view === view ? replace(known, options) : wholeOrder(options));
  } else if (isRefreshing && !known.isCached) setKnown({ ...known, isCached: true });

  useLayoutEffect(() => {
    if (known.moved !== 0) window.scrollBy({ top: known.moved, behavior: 'instant' });
  }, [known]);

  const isHeld = known.items !== known.next;
  const { row, header } = heights;
  useEffect(() => {
    if (!isHeld) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => setKnown((last) => hold(last, last.next, { row, header }, top));
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, REST_MS);
    };
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [isHeld, row, header, top]);
  return known;
}

function wholeOrder({ view, items, isRefreshing }: SteadyOrderOptions): Known {
  return { view, next: items, items, gone: emptySet, isCached: isRefreshing, pictures: new Map(), moved: 0 };
}

/** Takes the next order: around the rows in sight after a cached one, else whole. */
function replace(known: Known, options: SteadyOrderOptions): Known {
  const { items, heights, top, isRefreshing } = options;
  if (known.isCached) return { ...hold(known, items, heights, top), next: items, isCached: isRefreshing };
  const whole = wholeOrder(options);
  return { ...whole, moved: movement(known.items, items, heights, top) };
}

function hold(known: Known, next: readonly SectionItem[], heights: ItemHeights, top: HTMLElement | null): Known {
  const sight = sightOf(known.items, heights, top);
  const { items, gone } = sight === undefined ? { items: next, gone: emptySet } : steadyOrder(known.items, next, sight);
  const moved = movement(known.items, items, heights, top);
  return { ...known, items, gone, pictures: picturesOf(gone, known.pictures), moved };
}

/** Undefined when the list is not in the window. */
function sightOf(items: readonly SectionItem[], heights: ItemHeights, top: HTMLElement | null) {
  const offsets = itemOffsets(items, heights);
  const distance = -(top?.getBoundingClientRect().top ?? 0);
  if (top === null || !top.isConnected || distance + window.innerHeight <= 0) return undefined;
  return itemsInSight(offsets, distance, window.innerHeight);
}

/** Rows above the window do not move what is in it; without rows above it nothing is scrolled. */
function movement(
  before: readonly SectionItem[],
  after: readonly SectionItem[],
  heights: ItemHeights,
  top: HTMLElement | null,
): number {
  const sight = sightOf(before, heights, top);
  if (sight === undefined || sight.from === 0 || before === after) return 0;
  const offsetsOf = (items: readonly SectionItem[]) => ({ items, offsets: itemOffsets(items, heights) });
  return movementInSight(offsetsOf(before), offsetsOf(after), sight);
}

/** Copies the elements of rows that have left, because the engine no longer has their data. */
function picturesOf(gone: ReadonlySet<string>, before: ReadonlyMap<string, Node>): ReadonlyMap<string, Node> {
  const pictures = new Map<string, Node>();
  for (const key of gone) {
    const picture = before.get(key) ?? pictureOf(key);
    if (picture !== undefined) pictures.set(key, picture);
  }
  return pictures;
}

function pictureOf(key: string): Node | undefined {
  const row = document.querySelector(`article[data-event="${key.slice(1)}"]`);
  if (row === null || !key.startsWith('e')) return undefined;
  const picture = row.cloneNode(true) as Element;
  // A picture is no event, and has no odds.
  for (const part of [picture, ...picture.querySelectorAll('*')]) {
    for (const name of ['id', 'data-event', 'data-outcome', 'data-odds']) part.removeAttribute(name);
  }
  return picture;
}
