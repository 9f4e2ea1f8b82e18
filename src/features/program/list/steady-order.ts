/** Replaces the order of a list without moving the rows in sight (rule program-42). */
import type { SectionItem } from './list-sections.ts';

/** Indices of the first and the last item in sight. */
export interface Sight {
  from: number;
  to: number;
}

export interface SteadyOrder {
  items: readonly SectionItem[];
  /** Keys of items that have left the list and keep their place. */
  gone: ReadonlySet<string>;
}

/** Keys an item by its content, so that rows of a league that moves up are not mounted again. */
export function itemKey(item: SectionItem | undefined): string {
  if (item === undefined) return '';
  if (item.type === 'event') return `e${item.eventId}`;
  return item.coming === true ? 'coming' : `l${item.competitionId}:${item.day}`;
}

export const emptySet: ReadonlySet<string> = new Set();

/**
 * Returns the new order with the items in sight as they were: those that left keep their place, and new ones between them
 * are left out. The whole new order is returned when nothing in sight is part of it, or when it turns them around.
 */
export function steadyOrder(
  shown: readonly SectionItem[],
  next: readonly SectionItem[],
  { from, to }: Sight,
): SteadyOrder {
  const places = new Map(next.map((item, place) => [itemKey(item), place]));
  const seen = shown.slice(from, to + 1);
  const staying = seen.flatMap((item) => places.get(itemKey(item)) ?? []);
  const [first = -1] = staying;
  const last = staying.at(-1) ?? -1;
  if (first < 0 || last < first) return { items: next, gone: emptySet };
  const keys = new Set(seen.map(itemKey));
  const isElsewhere = (item: SectionItem): boolean => !keys.has(itemKey(item));
  const gone = new Set([...keys].filter((key) => !places.has(key)));
  const present = seen.map((item) => next[places.get(itemKey(item)) ?? -1] ?? item);
  const items = [...next.slice(0, first).filter(isElsewhere), ...present, ...next.slice(last + 1).filter(isElsewhere)];
  const isSame = items.length === next.length && items.every((item, place) => item === next[place]);
  return isSame ? { items: next, gone: emptySet } : { items, gone };
}

export interface ItemHeights {
  row: number;
  header: number;
}

/** Distance of each item from the top of the list, px, and last the height of the list. */
export function itemOffsets(items: readonly SectionItem[], { row, header }: ItemHeights): number[] {
  // An unnamed header is added above events without one (`listSections`).
  const offsets = [items[0]?.type === 'event' ? header : 0];
  for (const { type } of items) offsets.push((offsets.at(-1) ?? 0) + (type === 'event' ? row : header));
  return offsets;
}

/** @param top distance of the window's top from that of the list, px @param height of the window, px */
export function itemsInSight(offsets: readonly number[], top: number, height: number): Sight {
  const count = offsets.length - 1;
  const below = offsets.findIndex((offset) => offset > top);
  const end = offsets.findIndex((offset) => offset >= top + height);
  return { from: Math.max(0, (below < 0 ? count : below) - 1), to: Math.min(count, end < 0 ? count : end) - 1 };
}

/** Px by which the first item in sight that stays moves down with the new order. */
export function movementInSight(
  before: { items: readonly SectionItem[]; offsets: readonly number[] },
  after: { items: readonly SectionItem[]; offsets: readonly number[] },
  { from, to }: Sight,
): number {
  const places = new Map(after.items.map((item, place) => [itemKey(item), place]));
  for (let place = from; place <= to; place += 1) {
    const item = before.items[place];
    const now = places.get(itemKey(item));
    if (item?.type === 'event' && now !== undefined) {
      return (after.offsets[now] ?? 0) - (before.offsets[place] ?? 0);
    }
  }
  return 0;
}
