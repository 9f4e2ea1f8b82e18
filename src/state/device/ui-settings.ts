/** The device's interface choices, the same in all tabs. Refused storage leaves them in force for this visit. */
import { useSnapshot } from 'valtio/react';
import { proxy, subscribe } from 'valtio/vanilla';
import { type StoredUi, parseStoredUi, storedUi, applyTheme } from '../../platform/browser-storage/stored-ui.ts';

type ThemeChoice = StoredUi['theme'];

export const uiSettings = proxy(parseStoredUi(undefined));

/** Reads what was stored and follows other tabs; once, before the first render. */
export function startUiSettings(): void {
  const show = (ui: StoredUi): unknown => Object.assign(uiSettings, ui);
  show(storedUi.read());
  storedUi.watch(show);
}

/** Applies the theme now, as `src/app/early.ts` did before the first paint, and every later one of any tab. */
export function startTheme(): void {
  applyTheme(uiSettings.theme);
  subscribe(uiSettings, () => applyTheme(uiSettings.theme), true);
}

export function useTheme(): ThemeChoice {
  return useUiSetting('theme');
}

export function chooseTheme(theme: ThemeChoice): void {
  setUiSetting('theme', theme);
}

export function useUiSetting<Key extends keyof StoredUi>(key: Key): StoredUi[Key] {
  return useSnapshot(uiSettings)[key];
}

export function setUiSetting<Key extends keyof StoredUi>(key: Key, value: StoredUi[Key]): void {
  Object.assign(uiSettings, { [key]: value });
  storedUi.write({ ...uiSettings });
}
