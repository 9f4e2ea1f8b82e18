import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { hasModifierKey } from './arrow-keys.ts';

interface ArrowRows<Place extends HTMLElement> {
  ref: RefObject<Place | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** Makes a list a single tab stop; arrow keys move within a row (an `li`) and between rows. */
export function useArrowRows<Place extends HTMLElement>(): ArrowRows<Place> {
  const ref = useRef<Place>(null);
  // Elements added by this render must not be tab stops.
  useLayoutEffect(() => settle(ref.current));
  return {
    ref,
    onFocus: () => settle(ref.current),
    onKeyDown: (event) => {
      const move = moves[event.key];
      if (move === undefined || hasModifierKey(event) || ref.current === null) return;
      event.preventDefault();
      target(rowsOf(ref.current), move)?.focus();
    },
  };
}

const moves: Partial<Record<string, { row: number; place: number }>> = {
  ArrowDown: { row: 1, place: 0 },
  ArrowUp: { row: -1, place: 0 },
  ArrowRight: { row: 0, place: 1 },
  ArrowLeft: { row: 0, place: -1 },
};

/** Returns the same position in another row, or the neighbour within the row; undefined at an end. */
function target(rows: HTMLElement[][], move: { row: number; place: number }): HTMLElement | undefined {
  const row = rows.findIndex((each) => each.some(isFocused));
  const place = rows[row]?.findIndex(isFocused) ?? 0;
  const next = rows[row + move.row];
  return move.row === 0 ? next?.[place + move.place] : (next?.[place] ?? next?.at(-1));
}

/** Makes the focused or last focused element the tab stop; initially the first one. */
function settle(list: HTMLElement | null): void {
  const all = list === null ? [] : rowsOf(list).flat();
  const stop = all.find(isFocused) ?? all.find((each) => each.hasAttribute(STOP) && each.tabIndex === 0) ?? all[0];
  // Only differences are written: usually there are none, and a write invalidates the style of its button.
  for (const each of all) {
    const isStop = each === stop;
    if (each.getAttribute('tabindex') !== (isStop ? '0' : '-1')) each.tabIndex = isStop ? 0 : -1;
    if (each.hasAttribute(STOP) !== isStop) each.toggleAttribute(STOP, isStop);
  }
}

const STOP = 'data-stop';

function rowsOf(list: HTMLElement): HTMLElement[][] {
  return [...list.querySelectorAll('li')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
  ]);
}

function isFocused(element: HTMLElement): boolean {
  return element === document.activeElement;
}
