/** Things a player is told once per device, such as what MBS means (rule program-25, slip-19). */
import { useCallback, useState } from 'react';
import { STORAGE_PREFIX } from '../../contract/names.ts';

export type OnceShown = 'mbsTooltip' | 'slipTour' | 'kingOddTour' | 'installHint';

export interface OnceShownFlag {
  /** It is to be shown, or is being shown for the first time. */
  due: boolean;
  /** It is on screen now: no later visit shows it again, whatever the player does with it. */
  markShown: () => void;
  /** It was closed. */
  end: () => void;
}

/** A device that keeps nothing shows it once a visit. */
export function useOnceShown(what: OnceShown): OnceShownFlag {
  const [due, setDue] = useState(() => !wasShown(what));
  const mark = useCallback(() => markShown(what), [what]);
  const end = useCallback(() => setDue(false), []);
  return { due, markShown: mark, end };
}

export function wasShown(what: OnceShown): boolean {
  return shownThisVisit.has(what) || readFlag(what) === '1';
}

export function markShown(what: OnceShown): void {
  shownThisVisit.add(what);
  writeFlag(what);
}

const shownThisVisit = new Set<OnceShown>();

const flagKey = (what: OnceShown): string => `${STORAGE_PREFIX}:shown:${what}`;

function readFlag(what: OnceShown): string | null {
  try {
    return localStorage.getItem(flagKey(what));
  } catch (error) {
    // Storage may be forbidden altogether; then the visit's own memory decides.
    if (error instanceof DOMException) return null;
    throw error;
  }
}

function writeFlag(what: OnceShown): void {
  try {
    localStorage.setItem(flagKey(what), '1');
  } catch (error) {
    // Full or forbidden: `shownThisVisit` has it.
    if (!(error instanceof DOMException)) throw error;
  }
}
