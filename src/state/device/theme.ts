/** Theme: dark, light or the system's; `src/app/early.ts` applies it before the first paint. */
import { subscribe } from 'valtio/vanilla';
import { applyTheme } from '../../platform/page/apply-theme.ts';
import { setUiSetting, uiSettings, useUiSetting } from './ui-settings.ts';

export type ThemeChoice = 'system' | 'dark' | 'light';

export function useTheme(): ThemeChoice {
  return useUiSetting('theme');
}

export function chooseTheme(theme: ThemeChoice): void {
  setUiSetting('theme', theme);
}

/** Applies the stored choice now, and every later one, of this tab or another. */
export function startTheme(): void {
  applyTheme(uiSettings.theme);
  subscribe(uiSettings, () => applyTheme(uiSettings.theme), true);
}
