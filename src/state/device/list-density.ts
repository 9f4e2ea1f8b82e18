/** The height of the program's rows, chosen in the settings for this device and all its tabs (rule program-37). */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { storedValue } from '../../platform/browser-storage/stored-value.ts';
import { createStoredState, useStoredValue } from './use-stored-value.ts';

export type ListDensity = 'calm' | 'dense';

export const storedDensity = storedValue<ListDensity>({
  key: `${STORAGE_PREFIX}:density`,
  parse: (stored) => (stored === 'dense' ? 'dense' : 'calm'),
  serialize: (density) => (density === 'dense' ? density : null),
});
const density = createStoredState(storedDensity);

export const useListDensity = (): ListDensity => useStoredValue(density);

export function chooseListDensity(chosen: ListDensity): void {
  density.write(chosen);
}
