/** The way to the slip for who has no mouse: it stands after a list that has no end. */

export const SLIP_ID = 'kuponum';
/** As `aria-keyshortcuts` writes it. */
export const SLIP_KEYS = 'Alt+K';

export function isSlipKey({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && !ctrlKey && !metaKey && code === 'KeyK';
}

/** The column; where the slip is a bar, the bar. */
export function focusSlip(): void {
  const slip = document.getElementById(SLIP_ID);
  slip?.focus();
  if (document.activeElement !== slip) slip?.querySelector('button')?.focus();
}
