import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { hasModifierKey } from './arrow-keys.ts';

interface ArrowRows<Place extends HTMLElement> {
  ref: RefObject<Place | null>;
  onKeyDown: (event: KeyboardEvent) => void;
  onFocus: () => void;
}

/** Makes a list a single tab stop; arrow keys move within a row (an `li`) and between rows. */
export const useArrowRows = <Place extends HTMLElement>(): ArrowRows<Place> => useArrows(rowsOf);

/** Makes a line of controls a single tab stop; left and right move in it, up and down belong to its choices. */
export const useArrowLine = <Place extends HTMLElement>(): ArrowRows<Place> => useArrows(lineOf);

function useArrows<Place extends HTMLElement>(rowsIn: (place: HTMLElement) => HTMLElement[][]): ArrowRows<Place> {
  const ref = useRef<Place>(null);
  const settleIn = (): void => settle(ref.current === null ? [] : rowsIn(ref.current).flat());
  // Elements added by this render must not be tab stops.
  useLayoutEffect(settleIn);
  return {
    ref,
    onFocus: settleIn,
    onKeyDown: (event) => {
      const move = moves[event.key];
      if (move === undefined || hasModifierKey(event) || ref.current === null) return;
      const rows = rowsIn(ref.current);
      if (move.row !== 0 && rowsIn === lineOf) return;
      event.preventDefault();
      target(rows, move)?.focus();
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
function settle(all: readonly HTMLElement[]): void {
  const stop = all.find(isFocused) ?? all.find((each) => each.hasAttribute(STOP) && each.tabIndex === 0) ?? all[0];
  // Only differences are written: usually there are none, and a write invalidates the style of its button.
  for (const each of all) {
    const isStop = each === stop;
    if (each.getAttribute('tabindex') !== (isStop ? '0' : '-1')) each.tabIndex = isStop ? 0 : -1;
    if (each.hasAttribute(STOP) !== isStop) each.toggleAttribute(STOP, isStop);
  }
}

const STOP = 'data-stop';

function lineOf(place: HTMLElement): HTMLElement[][] {
  return [[...place.querySelectorAll<HTMLElement>('a[href], button:not(:disabled), select')]];
}

function rowsOf(list: HTMLElement): HTMLElement[][] {
  return [...list.querySelectorAll('li')].map((row) => [
    ...row.querySelectorAll<HTMLElement>('a[href], button:not(:disabled)'),
  ]);
}

function isFocused(element: HTMLElement): boolean {
  return element === document.activeElement;
}
