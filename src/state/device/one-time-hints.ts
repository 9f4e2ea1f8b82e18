/**
 * Explanations shown once per device, such as of MBS (rule program-25, slip-19); once per visit when storage is
 * refused.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';

export type OneTimeHint = 'mbsTooltip' | 'slipTour' | 'kingOddTour' | 'poolTour' | 'installHint';

export function wasHintShown(what: OneTimeHint): boolean {
  return shownThisVisit.has(what) || readFlag(what) === '1';
}

export function markHintShown(what: OneTimeHint): void {
  shownThisVisit.add(what);
  writeFlag(what);
}

const shownThisVisit = new Set<OneTimeHint>();

const flagKey = (what: OneTimeHint): string => `${STORAGE_PREFIX}:shown:${what}`;

function readFlag(what: OneTimeHint): string | null {
  try {
    return localStorage.getItem(flagKey(what));
  } catch (error) {
    // Storage may be forbidden altogether; then `shownThisVisit` alone decides.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function writeFlag(what: OneTimeHint): void {
  try {
    localStorage.setItem(flagKey(what), '1');
  } catch (error) {
    // Storage is full or forbidden, so only `shownThisVisit` has the mark.
    if (!(error instanceof DOMException)) throw error;
  }
}
