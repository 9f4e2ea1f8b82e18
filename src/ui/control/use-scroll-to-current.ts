import { type RefObject, useLayoutEffect } from 'react';

/** Scrolls the element with the id `current` into view within its row, without moving the page. */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, current: string): void {
  useLayoutEffect(() => {
    // Runs with the next frame, which lays out the page anyway: a forced layout here would lengthen the first render.
    const frame = requestAnimationFrame(() => {
      const list = row.current;
      const item = list?.querySelector(`[data-id="${current}"]`);
      if (list === null || !(item instanceof HTMLElement)) return;
      list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, [row, current]);
}
