/** Tells the engine which rows are on screen or about to be: it sends rows of the window alone. */
import { useCallback, useEffect, useRef } from 'react';
import type { TopicView } from '../../../state/engine/live.ts';
import { type Asked, type Rendered, listWindow } from './list-window.ts';

interface RenderedItem {
  index: number;
  type?: string | undefined;
}

/** Hears what the virtual list renders; the window also follows when the order below an unmoved list changes. */
export function useListWindow(view: TopicView<'list'>, eventIds: readonly number[]) {
  const rendered = useRef<Rendered>({ first: 0, last: 0, up: false });
  const asked = useRef<Asked & { view: unknown; eventIds: unknown }>(undefined);

  const ask = useCallback(() => {
    const known = asked.current;
    const same = known?.view === view && known.eventIds === eventIds;
    const wanted = listWindow(rendered.current, eventIds.length, same ? known : undefined);
    if (wanted === undefined) return;
    asked.current = { ...wanted, view, eventIds };
    view.setWindow(eventIds.slice(wanted.from, wanted.to));
  }, [view, eventIds]);

  useEffect(ask, [ask]);

  return useCallback(
    (items: readonly RenderedItem[]) => {
      const rows = items.filter((item) => item.type !== 'group');
      const first = rows[0];
      const last = rows.at(-1);
      if (first === undefined || last === undefined) return;
      const before = rendered.current;
      const up = first.index === before.first ? before.up : first.index < before.first;
      rendered.current = { first: first.index, last: last.index, up };
      ask();
    },
    [ask],
  );
}
