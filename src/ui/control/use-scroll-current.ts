import { type RefObject, useLayoutEffect } from 'react';

/** Brings the element marked `aria-current` into the sight of its row, without moving the page. */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, current: string): void {
  useLayoutEffect(() => {
    const list = row.current;
    const item = list?.querySelector(`[data-id="${current}"]`);
    if (list === null || !(item instanceof HTMLElement)) return;
    list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 });
  }, [row, current]);
}
