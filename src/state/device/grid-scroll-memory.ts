/**
 * Remembers the scroll position of the grid of all odds, which scrolls in itself and is not covered by the shell's
 * scroll memory. Going back restores it; a fresh visit starts at the top.
 */
import { useLayoutEffect } from 'react';

interface Position {
  top: number;
  left: number;
}

const positions = new Map<string, Position>();

/** True from a step back or forward until the grid it leads to has used it. */
let wentBack = false;
window.addEventListener('popstate', () => {
  wentBack = true;
});

export function useGridScrollMemory(address: string, scroller: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    const known = wentBack ? positions.get(address) : undefined;
    wentBack = false;
    // The list sets its height one frame after it is mounted.
    const frame = known === undefined ? 0 : requestAnimationFrame(() => scroller.scrollTo(known));
    const keep = (): void => {
      positions.set(address, { top: scroller.scrollTop, left: scroller.scrollLeft });
    };
    scroller.addEventListener('scroll', keep, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      scroller.removeEventListener('scroll', keep);
    };
  }, [address, scroller]);
}
