/**
 * Explanations shown once per device, such as of MBS (rule program-25, slip-19); once per visit when storage is
 * refused.
 */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { type StoredValue, storedString } from '../../platform/browser-storage/stored-value.ts';

export type OneTimeHint = 'mbsTooltip' | 'slipTour' | 'kingOddTour' | 'poolTour' | 'installHint';

const shownThisVisit = new Set<OneTimeHint>();

const storedFlag = (what: OneTimeHint): StoredValue<string> => storedString({ key: `${STORAGE_PREFIX}:shown:${what}` });

export function wasHintShown(what: OneTimeHint): boolean {
  return shownThisVisit.has(what) || storedFlag(what).read() === '1';
}

export function markHintShown(what: OneTimeHint): void {
  shownThisVisit.add(what);
  storedFlag(what).write('1');
}
