/** Whether the page goes to a printer: what is made for paper alone is there only then. */
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';

/** True while the page goes to a printer, or is shown as it would. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, isPrinting);
}

function isPrinting(): boolean {
  return begun || matchMedia('print').matches;
}

/** Calls back when printing begins and when it ends; the answer stops it. */
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

/** Opens the system's print dialog once what is made for paper has been rendered. */
export function printPage(): void {
  begun = true;
  asked.tell();
  setTimeout(() => window.print());
}

const asked = createListeners();
let begun = false;
