/** Stops of a sheet that leaves the page above it usable (rule navigation-24). */
import { ref } from 'valtio/vanilla';
import { type SheetStop, dialogs } from './dialogs.ts';

/** Height of the first stop, as a fraction of the window's height. */
export const FIRST_STOP = 0.6;

/** Moves the open sheet to a stop; no effect on a sheet without stops. */
export function setSheetStop(stop: SheetStop): void {
  const { sheet } = dialogs;
  if (sheet.isOpen && sheet.stop !== undefined && sheet.stop !== stop) dialogs.sheet = ref({ ...sheet, stop });
}

/** Moves a sheet at its first stop to its full height. */
export function expandSheet(): void {
  if (dialogs.sheet.stop === 'first') setSheetStop('full');
}

/**
 * Allows the first stop of the open sheet, or keeps the sheet at full height because its content needs more room.
 * A sheet that may return to its first stop stays at full height until the player pulls it down.
 */
export function allowFirstStop(allowed: boolean): void {
  const { stop } = dialogs.sheet;
  if (allowed && stop === 'only') setSheetStop('full');
  else if (!allowed) setSheetStop('only');
}
