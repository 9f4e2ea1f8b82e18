import type { KeyboardEvent } from 'react';
import { moveByArrows } from '../../ui/control/arrow-keys.ts';
import { isChord } from '../../ui/control/key-chord.ts';

/**
 * Makes the odds of a row a single tab stop (rule program-30): arrows, Home and End move between odds, Tab leaves from
 * any of them. No position is stored, so an odd that closes cannot take the tab stop with it.
 */
export function moveInOdds(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return moveByArrows(event);
  if (isChord(event)) return;
  const odds = event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)');
  const edge = odds[event.shiftKey ? 0 : odds.length - 1];
  // From the first or last odd, the browser's own Tab handling leaves the row.
  if (event.target instanceof HTMLButtonElement) edge?.focus({ preventScroll: true });
}
