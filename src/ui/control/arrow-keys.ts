import type { KeyboardEvent } from 'react';

/** Moves the focus between the buttons of a group that is a single tab stop; disabled buttons are skipped. */
export function moveFocusByArrows(event: KeyboardEvent<HTMLElement>): void {
  const to = places[event.key];
  if (to === undefined || hasModifierKey(event)) return;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = buttons.findIndex((button) => button === event.target);
  if (at === -1) return;
  event.preventDefault();
  buttons.at(to(at) % buttons.length)?.focus();
}

const next = (at: number): number => at + 1;
const previous = (at: number): number => at - 1;
/** Target index by the focused index; -1 is the last. */
const places: Record<string, (at: number) => number> = {
  ArrowRight: next,
  ArrowDown: next,
  ArrowLeft: previous,
  ArrowUp: previous,
  Home: () => 0,
  End: () => -1,
};

interface HeldKeys {
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
}

/** Returns true when a modifier is held: such a key belongs to the browser or the system (back, zoom). */
export function hasModifierKey({ altKey, ctrlKey, metaKey }: HeldKeys): boolean {
  return altKey || ctrlKey || metaKey;
}
