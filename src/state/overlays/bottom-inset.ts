/**
 * Room taken by elements above the bottom bars: the page ends that much later, and columns of the window's height are
 * that much lower. Set on single elements, because changing a property of the root recalculates the style of every
 * element, 20 ms on a phone's home page.
 */
import type { CSSProperties } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';

/** px */
const bottomRoom = proxy({ consent: 0 });

export function setBottomInset(consent: number): void {
  bottomRoom.consent = consent;
}

/** Returns `--consent` as a style for the elements beside it. */
export function useBottomInset(): CSSProperties {
  const { consent } = useSnapshot(bottomRoom);
  return { '--consent': `${consent}px` } as CSSProperties;
}
