/**
 * Where the grid of all odds was scrolled to. It scrolls in itself, so the shell's memory of the window's positions
 * knows nothing of it; a step back finds the grid where it was, a fresh visit starts at its top.
 */
import { useLayoutEffect } from 'react';

interface Position {
  top: number;
  left: number;
}

const positions = new Map<string, Position>();

/** true from a step back or forward until the grid it led to has used it. */
let wentBack = false;
window.addEventListener('popstate', () => {
  wentBack = true;
});

export function useKeptScroll(address: string, scroller: HTMLElement | null): void {
  useLayoutEffect(() => {
    if (scroller === null) return undefined;
    const known = wentBack ? positions.get(address) : undefined;
    wentBack = false;
    // The list gives itself its height in the frame after it is there.
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
