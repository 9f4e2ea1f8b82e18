/** Which section stands under the sticky header, as the window (or the list's own scroller) moves. */
import { type RefObject, useEffect, useState } from 'react';
import { sectionAt } from './list-sections.ts';

/** @param top an element at the top of the list; its scroll margin says where the sticky header stops */
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
    // Computed styles are asked for once: while scrolling each question costs a style pass.
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
