/** The device's interface choices, the same in all tabs. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import {
  type StoredUi,
  readStoredUi,
  storedUiDefaults,
  watchStoredUi,
  writeStoredUi,
} from '../../platform/kept/stored-ui.ts';

export const storedUi = proxy<StoredUi>({ ...storedUiDefaults });

/** Reads what was stored and follows other tabs; once, before the first render. */
export function startStoredUi(): void {
  Object.assign(storedUi, readStoredUi());
  watchStoredUi((ui) => Object.assign(storedUi, ui));
}

export function useStoredUi<Key extends keyof StoredUi>(key: Key): StoredUi[Key] {
  return useSnapshot(storedUi)[key];
}

export function storeUi<Key extends keyof StoredUi>(key: Key, value: StoredUi[Key]): void {
  Object.assign(storedUi, { [key]: value });
  // Refused storage leaves the choice in force for this visit, which is all that can be done.
  writeStoredUi({ ...storedUi });
}
