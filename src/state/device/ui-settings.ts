/** The device's interface choices, the same in all tabs. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import {
  type StoredUi,
  readStoredUi,
  storedUiDefaults,
  watchStoredUi,
  writeStoredUi,
} from '../../platform/browser-storage/stored-ui.ts';

export const uiSettings = proxy<StoredUi>({ ...storedUiDefaults });

/** Reads what was stored and follows other tabs; once, before the first render. */
export function startUiSettings(): void {
  Object.assign(uiSettings, readStoredUi());
  watchStoredUi((ui) => Object.assign(uiSettings, ui));
}

export function useUiSetting<Key extends keyof StoredUi>(key: Key): StoredUi[Key] {
  return useSnapshot(uiSettings)[key];
}

export function setUiSetting<Key extends keyof StoredUi>(key: Key, value: StoredUi[Key]): void {
  Object.assign(uiSettings, { [key]: value });
  // Refused storage leaves the choice in force for this visit, which is all that can be done.
  writeStoredUi({ ...uiSettings });
}
