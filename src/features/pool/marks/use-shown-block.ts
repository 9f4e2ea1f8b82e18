import { type RefObject, useEffect, useRef, useState } from 'react';

/** A swipe counts as over when the scroller has not moved for this long. */
const SETTLED_MS = 90;

/** The block chosen by its tab or by a swipe. If all four are visible, it is the block the tools apply to. */
export function useShownBlock(scroller: RefObject<HTMLElement | null>): [number, (place: number) => void] {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      // If all four blocks are visible, there is nothing to scroll.
      if (element.clientWidth > 0 && element.scrollWidth > element.clientWidth) {
        setShown(Math.round(element.scrollLeft / element.clientWidth));
      }
    };
    const onScroll = (): void => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLED_MS);
    };
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener('scroll', onScroll);
    };
  }, [scroller]);
  useKeptInSight(scroller, shown);
  const show = (place: number): void => {
    setShown(place);
    const element = scroller.current;
    if (element !== null && element.scrollWidth > element.clientWidth) {
      element.scrollTo({ left: place * element.clientWidth });
    }
  };
  return [shown, show];
}

/** Keeps the chosen block visible when the window becomes narrow or is rotated. */
function useKeptInSight(scroller: RefObject<HTMLElement | null>, shown: number): void {
  const width = useRef(0);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      // The height alone also changes during a swipe, as browser bars appear and disappear.
      if (element.clientWidth === width.current) return;
      width.current = element.clientWidth;
      if (element.scrollWidth > element.clientWidth) {
        element.scrollTo({ left: shown * element.clientWidth, behavior: 'instant' });
      }
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [scroller, shown]);
}
