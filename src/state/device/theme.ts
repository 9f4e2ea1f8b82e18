/** Dark, light or the system's. CSS alone follows the system; a choice is written on <html> before the first paint. */
import { subscribe } from 'valtio/vanilla';
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
  applyTheme(storedUi.theme);
  subscribe(storedUi, () => applyTheme(storedUi.theme), true);
}

function applyTheme(theme: ThemeChoice): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  // One colour per scheme stands in the page; a choice makes the other one follow it, so that the bars of the system fit.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = theme === 'system' ? (meta.dataset['scheme'] ?? 'dark') : theme;
    meta.content = scheme === 'light' ? '#ffffff' : '#121821';
  }
}
