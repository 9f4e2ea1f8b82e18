import type { KeyboardEvent } from 'react';
import { moveFocusByArrows } from '../../ui/control/arrow-keys.ts';
import { hasModifierKey } from '../../ui/control/modifier-key.ts';

/**
 * Makes the odds of a row a single tab stop (rule program-30): arrows, Home and End move between odds, Tab leaves from
 * any of them. No position is stored, so an odd that closes cannot take the tab stop with it.
 */
export function moveFocusInOdds(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== 'Tab') return moveFocusByArrows(event);
  if (hasModifierKey(event)) return;
  const odds = event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)');
  const edge = odds[event.shiftKey ? 0 : odds.length - 1];
  // From the first or last odd, the browser's own Tab handling leaves the row.
  if (event.target instanceof HTMLButtonElement) edge?.focus({ preventScroll: true });
}
