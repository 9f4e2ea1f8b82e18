import type { KeyboardEvent } from 'react';
import { moveByArrows } from '../../ui/control/arrow-keys.ts';
import { isChord } from '../../ui/control/key-chord.ts';

/**
 * The odds of a row are one stop of the Tab key (rule program-30): arrows, Home and End go from odd to odd, Tab leaves
 * from wherever it is. Nothing is kept, so an odd that closes takes no stop with it.
 */
export function moveInOdds(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return moveByArrows(event);
  if (isChord(event)) return;
  const odds = event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)');
  const edge = odds[event.shiftKey ? 0 : odds.length - 1];
  // The browser goes on from the edge.
  if (event.target instanceof HTMLButtonElement) edge?.focus({ preventScroll: true });
}
