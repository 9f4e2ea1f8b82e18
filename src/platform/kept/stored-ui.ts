/** Choices about the interface that stay on this device. Storage may be refused or full: then they last for the visit. */
import { STORAGE_PREFIX } from '../../contract/names.ts';
import { markVersion } from './version-mark.ts';

export interface StoredUi {
  theme: 'system' | 'dark' | 'light';
  /** The last load of the app configuration succeeded. */
  appConfigFlag: boolean;
  /** Slugs of the sports looked at, newest last. */
  recentSports: readonly string[];
  /** How live scores are shown: `domain/score-cover/wish.ts`; '' at once. */
  scores: string;
  /** "Canlı" of the bottom navigation leads to the scores; else to the odds. */
  liveScores: boolean;
  /** The parts of the home page in the order the service told last; none until it has. */
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

/** Answers whether it was kept. */
export function writeStoredUi(ui: StoredUi): boolean {
  try {
    markVersion();
    localStorage.setItem(KEY, JSON.stringify(ui));
    return true;
  } catch (error) {
    return denied(error);
  }
}

/** Calls back with what another tab stored; the answer stops it. */
export function watchStoredUi(onChange: (ui: StoredUi) => void): () => void {
  const heard = (event: StorageEvent): void => {
    if (event.key === KEY) onChange(parseStoredUi(event.newValue));
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}

/** Field by field, so that an unknown or damaged one falls back to its default alone. */
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

/** Read by itself before anything else is. */
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

/** Storage that is forbidden or full throws a DOMException; anything else is a fault of ours. */
function denied(error: unknown): false {
  if (error instanceof DOMException) return false;
  throw error;
}
