/** The last searches on this device, newest first, whoever is signed in (rule program-27). */
import { foldTurkish } from '../../domain/text.ts';
import { storedList } from '../../platform/browser-storage/stored-value.ts';
import { recordMeasurement } from '../operator/measurements.ts';
import { createStoredState, useStoredValue } from './use-stored-value.ts';

const MOST = 8;

export const storedSearches = storedList('searches', MOST, (text) => typeof text === 'string');
const recent = createStoredState(storedSearches);

export function useRecentSearches(): readonly string[] {
  return useStoredValue(recent);
}

/** Stores a search whose result the player opened; a repeated search moves to the front. */
export function rememberSearch(text: string): void {
  const typed = text.trim();
  if (typed === '') return;
  recordMeasurement({ event: 'search', length: typed.length });
  const others = recent.read().filter((each) => foldTurkish(each) !== foldTurkish(typed));
  recent.write([typed, ...others].slice(0, MOST));
}

export function clearSearches(): void {
  recent.write([]);
}
