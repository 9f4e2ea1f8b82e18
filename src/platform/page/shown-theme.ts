/** The theme on the page: CSS alone follows the system; a choice is written on <html>. */
import type { StoredUi } from '../kept/stored-ui.ts';

export function showTheme(theme: StoredUi['theme']): void {
  const root = document.documentElement;
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  // One colour per scheme stands in the page; a choice makes the other one follow it, so that the bars of the system fit.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const scheme = theme === 'system' ? (meta.dataset['scheme'] ?? 'dark') : theme;
    meta.content = scheme === 'light' ? '#ffffff' : '#121821';
  }
}
