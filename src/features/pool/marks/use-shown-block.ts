import { type RefObject, useEffect, useRef, useState } from 'react';

/** The scroller stands still for so long when a swipe is over. */
const SETTLED_MS = 90;

/** Which block is in sight: by its tab, or by a swipe. Where all four are, which one the tools are about. */
export function useShownBlock(scroller: RefObject<HTMLElement | null>): [number, (place: number) => void] {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const settle = (): void => {
      // With all four in sight there is nothing to scroll.
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

/** A window that grows narrow, or is turned: the tools stay about the block they were about, so that one is shown. */
function useKeptInSight(scroller: RefObject<HTMLElement | null>, shown: number): void {
  const width = useRef(0);
  useEffect(() => {
    const element = scroller.current;
    if (element === null) return undefined;
    const observer = new ResizeObserver(() => {
      // A height alone changes under a swipe as well, as the bars of a browser come and go.
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
