import { type RefObject, useLayoutEffect } from 'react';

/** Brings the element marked `aria-current` into the sight of its row, without moving the page. */
export function useScrollToCurrent(row: RefObject<HTMLElement | null>, current: string): void {
  useLayoutEffect(() => {
    // With the frame, which lays the page out anyway: asked for here, that would lengthen the task of the first render.
    const frame = requestAnimationFrame(() => {
      const list = row.current;
      const item = list?.querySelector(`[data-id="${current}"]`);
      if (list === null || !(item instanceof HTMLElement)) return;
      list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 });
    });
    return () => cancelAnimationFrame(frame);
  }, [row, current]);
}
