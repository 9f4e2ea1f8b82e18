/** Interface settings stored on this device. If storage is refused or full, they last for the visit. */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { ensureStoredVersion } from './stored-version.ts';

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

export const storedUiDefaults: StoredUi = {
  theme: 'system',
  appConfigFlag: false,
  recentSports: [],
  scores: '',
  liveScores: false,
  homeOrder: [],
};

const KEY = `${STORAGE_PREFIX}:ui`;

export function readStoredUi(): StoredUi {
  return parseStoredUi(readText());
}

/** Returns true when it was stored. */
export function writeStoredUi(ui: StoredUi): boolean {
  try {
    ensureStoredVersion();
    localStorage.setItem(KEY, JSON.stringify(ui));
    return true;
  } catch (error) {
    return denied(error);
  }
}

/**
 * Calls back when another tab changes the settings.
 * @returns a function that stops listening
 */
export function watchStoredUi(onChange: (ui: StoredUi) => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === KEY) onChange(parseStoredUi(event.newValue));
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Parses field by field, so that only an unknown or damaged field falls back to its default. */
export function parseStoredUi(text: string | null): StoredUi {
  const stored = parseRecord(text);
  return {
    theme: themeOf(stored),
    appConfigFlag: 'appConfigFlag' in stored && stored.appConfigFlag === true,
    recentSports: texts('recentSports' in stored ? stored.recentSports : []),
    scores: 'scores' in stored && typeof stored.scores === 'string' ? stored.scores : '',
    liveScores: 'liveScores' in stored && stored.liveScores === true,
    homeOrder: texts('homeOrder' in stored ? stored.homeOrder : []),
  };
}

/** Returns the theme alone, for use before anything else is read. */
export const readStoredTheme = (): StoredUi['theme'] => themeOf(parseRecord(readText()));

function themeOf(stored: object): StoredUi['theme'] {
  const theme: unknown = 'theme' in stored ? stored.theme : undefined;
  return theme === 'dark' || theme === 'light' ? theme : 'system';
}

function texts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
}

function readText(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch (error) {
    denied(error);
    return null;
  }
}

function parseRecord(text: string | null): object {
  if (text === null) return {};
  try {
    const parsed: unknown = JSON.parse(text);
    return typeof parsed === 'object' && parsed !== null ? parsed : {};
  } catch (error) {
    if (error instanceof SyntaxError) return {};
    throw error;
  }
}

/** Refused or full storage throws a DOMException; anything else is a bug and rethrown. */
function denied(error: unknown): false {
  if (error instanceof DOMException) return false;
  throw error;
}
