/** Place of a sheet with two stops while a finger pulls it, and the stop at which it comes to rest. */
import { FIRST_STOP } from '../../../state/overlays/sheet-stop.ts';
import { type Pull, isFlick } from './sheet-pull.ts';

/** Heights of both stops in px. */
export interface StopHeights {
  readonly first: number;
  readonly full: number;
}

export type PulledStop = 'first' | 'full';

/** CSS height of a stop; the sheet's own `max-height` limits the full one. */
export const stopHeight = { first: `${FIRST_STOP * 100}dvh`, full: '100dvh', only: '100dvh' } as const;

/**
 * Size and downward shift of a sheet, both in px, for the height that is visible: between the stops its height follows
 * the finger, so that its foot stays in place; below the first stop the whole sheet moves.
 */
export function sheetPlace(visible: number, { first, full }: StopHeights): { height: number; shift: number } {
  return { height: Math.min(full, Math.max(first, visible)), shift: Math.max(0, first - visible) };
}

/**
 * Returns the stop of a released sheet. A flick leads to the next stop in its direction, otherwise the nearest one
 * counts; a sheet is closed when less than two thirds of its first stop are visible, unless the finger moves up.
 */
export function stopAfterPull(pull: Pull, from: PulledStop, heights: StopHeights): PulledStop | 'closed' {
  const { first, full } = heights;
  const visible = heights[from] - pull.distance;
  if (isFlick(pull)) {
    if (pull.velocity < 0) return 'full';
    return visible < first ? 'closed' : 'first';
  }
  if (visible > (first + full) / 2) return 'full';
  return visible < (first * 2) / 3 && pull.velocity >= 0 ? 'closed' : 'first';
}
