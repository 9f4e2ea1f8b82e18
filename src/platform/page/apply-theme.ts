/** Theme of the page: CSS follows the system by itself; an explicit choice is an attribute of <html>. */
import type { StoredUi } from '../browser-storage/stored-ui.ts';

export function applyTheme(theme: StoredUi['theme']): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  // The page has a theme colour per scheme. An explicit choice gives both the same colour, so that the system bars
  // match.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = theme === 'system' ? (meta.dataset['scheme'] ?? 'dark') : theme;
    meta.content = scheme === 'light' ? '#ffffff' : '#121821';
  }
}
