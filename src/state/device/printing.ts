/** Printing state of the page: content made only for paper is rendered only while printing. */
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

/** Returns true while the page is printed, or emulates print. */
export function useIsPrinting(): boolean {
  return useSyncExternalStore(watchPrinting, isPrinting);
}

function isPrinting(): boolean {
  return begun || matchMedia('print').matches;
}

/** Calls back when printing begins and when it ends. Returns how to stop. */
function watchPrinting(onChange: () => void): () => void {
  const media = matchMedia('print');
  const begin = (): void => {
    begun = true;
    onChange();
  };
  const end = (): void => {
    begun = false;
    onChange();
  };
  const forget = asked.add(onChange);
  addEventListener('beforeprint', begin);
  addEventListener('afterprint', end);
  media.addEventListener('change', onChange);
  return () => {
    forget();
    removeEventListener('beforeprint', begin);
    removeEventListener('afterprint', end);
    media.removeEventListener('change', onChange);
  };
}

/** Opens the system's print dialog after the print-only content has rendered. */
export function printPage(): void {
  begun = true;
  asked.notify();
  setTimeout(() => window.print());
}

const asked = createListeners();
let begun = false;
