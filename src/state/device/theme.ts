/** Theme: dark, light or the system's; `src/app/early.ts` applies it before the first paint. */
import { subscribe } from 'valtio/vanilla';
import { showTheme } from '../../platform/page/shown-theme.ts';
import { storeUi, storedUi, useStoredUi } from './stored-ui.ts';

export type ThemeChoice = 'system' | 'dark' | 'light';

export function useTheme(): ThemeChoice {
  return useStoredUi('theme');
}

export function chooseTheme(theme: ThemeChoice): void {
  storeUi('theme', theme);
}

/** Applies the stored choice now, and every later one, of this tab or another. */
export function startTheme(): void {
  showTheme(storedUi.theme);
  subscribe(storedUi, () => showTheme(storedUi.theme), true);
}
