/**
 * The window of a list: the rows the engine sends. It extends far beyond the rendered rows in the direction of
 * scrolling, and a little behind them.
 */
import { useCallback, useEffect, useRef } from 'react';
import type { TopicView } from '../../../state/engine/use-topic.ts';

interface RenderedRange {
  /** Indices of the first and the last rendered row. */
  first: number;
  last: number;
  /** True when the list is scrolled towards its beginning. */
  isScrollingUp: boolean;
}

/** Row indices: `from` included, `to` excluded. */
export interface RowWindow {
  from: number;
  to: number;
}

/** The window to request, or `undefined` while the current one is large enough. */
export function listWindow(
  rendered: RenderedRange,
  count: number,
  requested: RowWindow | undefined,
): RowWindow | undefined {
  const { first, last, isScrollingUp: up } = rendered;
  if (requested !== undefined) {
    const above = first - (up ? MARGIN : MARGIN_BEHIND);
    const below = last + 1 + (up ? MARGIN_BEHIND : MARGIN);
    if (Math.max(0, above) >= requested.from && Math.min(count, below) <= requested.to) return undefined;
  }
  return {
    from: Math.min(count, Math.max(0, first - (up ? AHEAD : BEHIND))),
    to: Math.min(count, last + 1 + (up ? BEHIND : AHEAD)),
  };
}

interface RenderedItem {
  index: number;
  type?: string | undefined;
}

/** Returns the handler for the virtual list's rendered items; the window is also updated when the order changes. */
export function useListWindow(view: TopicView<'list'>, eventIds: readonly number[]) {
  const rendered = useRef<RenderedRange>({ first: 0, last: 0, isScrollingUp: false });
  const requested = useRef<RowWindow & { view: unknown; eventIds: unknown }>(undefined);

  const request = useCallback(() => {
    const known = requested.current;
    const same = known?.view === view && known.eventIds === eventIds;
    const wanted = listWindow(rendered.current, eventIds.length, same ? known : undefined);
    if (wanted === undefined) return;
    requested.current = { ...wanted, view, eventIds };
    view.setWindow(eventIds.slice(wanted.from, wanted.to));
  }, [view, eventIds]);

  useEffect(request, [request]);

  return useCallback(
    (items: readonly RenderedItem[]) => {
      const rows = items.filter((item) => item.type !== 'group');
      const first = rows[0];
      const last = rows.at(-1);
      if (first === undefined || last === undefined) return;
      const before = rendered.current;
      const up = first.index === before.first ? before.isScrollingUp : first.index < before.first;
      rendered.current = { first: first.index, last: last.index, isScrollingUp: up };
      request();
    },
    [request],
  );
}

/** Rows requested beyond the rendered ones; a flick passes about thirty before new ones arrive. */
const AHEAD = 32;
const BEHIND = 8;
/** The next window is requested when fewer rows than this are left. */
const MARGIN = 16;
const MARGIN_BEHIND = 2;
