/** The last searches on this device, as the search lists them. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { foldTurkish } from '../../domain/text.ts';
import { recordMeasurement } from '../operator/measurements.ts';
import { readRecentSearches, writeRecentSearches } from '../../platform/browser-storage/stored-searches.ts';

const recent = proxy({ texts: readRecentSearches() });

export function useRecentSearches(): readonly string[] {
  return useSnapshot(recent).texts;
}

/** Stores a search whose result the player opened; a repeated search moves to the front. */
export function rememberSearch(text: string): void {
  const typed = text.trim();
  if (typed === '') return;
  recordMeasurement({ event: 'search', length: typed.length });
  keep([typed, ...readRecentSearches().filter((each) => foldTurkish(each) !== foldTurkish(typed))]);
}

export function clearSearches(): void {
  keep([]);
}

function keep(texts: string[]): void {
  writeRecentSearches(texts);
  recent.texts = readRecentSearches();
}
