/** Interface settings stored on this device. */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { isPlainObject } from '../../lib/guards.ts';
import { ifStored, parseJson, storedValue } from './stored-value.ts';

export interface StoredUi {
  theme: 'system' | 'dark' | 'light';
  /** True when the last load of the app configuration succeeded. */
  appConfigFlag: boolean;
  /** Slugs of the visited sports, newest last. */
  recentSports: readonly string[];
  /** Display of live scores as in `domain/spoiler/spoiler-preference.ts`; '' shows them at once. */
  scores: string;
  /** True when "Canlı" of the bottom navigation opens the scores instead of the odds. */
  liveScores: boolean;
  /** Sections of the home page in the service's last order; empty before the first response. */
  homeOrder: readonly string[];
}

const KEY = `${STORAGE_PREFIX}:ui`;

// Marked as pure, so that the script before the first paint contains the theme's reader only.
export const storedUi = /* @__PURE__ */ storedValue({ key: KEY, isVersioned: true, parse: parseStoredUi });

/** Returns the theme alone, for use before anything else is read. */
export function readStoredTheme(): StoredUi['theme'] {
  const stored = parseJson(ifStored(() => localStorage.getItem(KEY)) ?? '');
  return parseTheme(isPlainObject(stored) ? stored['theme'] : undefined);
}

/** Parses field by field, so that only an unknown or damaged field falls back to its default. */
export function parseStoredUi(stored: unknown): StoredUi {
  const { theme, appConfigFlag, recentSports, scores, liveScores, homeOrder } = isPlainObject(stored) ? stored : {};
  return {
    theme: parseTheme(theme),
    appConfigFlag: appConfigFlag === true,
    recentSports: texts(recentSports),
    scores: typeof scores === 'string' ? scores : '',
    liveScores: liveScores === true,
    homeOrder: texts(homeOrder),
  };
}

function parseTheme(theme: unknown): StoredUi['theme'] {
  return theme === 'dark' || theme === 'light' ? theme : 'system';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

/** Theme of the page: CSS follows the system by itself; an explicit choice is an attribute of <html>. */
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
