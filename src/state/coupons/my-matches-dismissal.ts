/** The choice to hide the running matches in the header for the rest of the visit (rule coupon-34). */
import { tabNote } from '../../platform/browser-storage/stored-value.ts';
import { createStoredState, useStoredValue } from '../device/use-stored-value.ts';

const dismissed = createStoredState(tabNote('myMatches'));

export const useAreMyMatchesDismissed = (): boolean => useStoredValue(dismissed) !== '';

export function dismissMyMatches(): void {
  dismissed.write('1');
}
