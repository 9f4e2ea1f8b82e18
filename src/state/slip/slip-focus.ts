/** Keyboard access to the slip, which comes after an endless list in the tab order. */

export const SLIP_ID = 'kuponum';
/** Written in the syntax of `aria-keyshortcuts`. */
export const SLIP_KEYS = 'Alt+K';

export function isSlipKey({ altKey, ctrlKey, metaKey, code }: KeyboardEvent): boolean {
  return altKey && !ctrlKey && !metaKey && code === 'KeyK';
}

/** Focuses the slip's column, or its bar when it is one. */
export function focusSlip(): void {
  const slip = document.getElementById(SLIP_ID);
  slip?.focus();
  if (document.activeElement !== slip) slip?.querySelector('button')?.focus();
}
