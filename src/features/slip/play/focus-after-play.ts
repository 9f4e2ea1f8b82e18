/** Focus after a button of the ticket was removed with it. */
import { SLIP_ID } from '../../../state/slip/slip-focus.ts';

/** Focuses the title of the slip where it is shown: in the sheet, or in the column. */
export function focusSlipTitle(): void {
  (document.querySelector('dialog[open]') ?? document.getElementById(SLIP_ID))?.querySelector('h2')?.focus();
}

/** Focuses the page beside the slip without scrolling it. */
export function focusPage(): void {
  // A sheet makes the page inert until it has closed, which happens before the next frame.
  requestAnimationFrame(() => document.querySelector('main')?.focus({ preventScroll: true }));
}
