import { useSyncExternalStore } from 'react';
import { isPrinting, watchPrinting } from '../../platform/device/printing.ts';

export { printPage } from '../../platform/device/printing.ts';

/** True while the page goes to a printer, or is shown as it would. */
export function usePrinting(): boolean {
  return useSyncExternalStore(watchPrinting, isPrinting);
}
