/** Settings of the operator's third-party parts, fetched after the first screen, which needs none of them. */
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { once } from '../../lib/once.ts';
import { type OperatorSettings, fetchOperatorSettings } from '../../platform/page/operator-settings.ts';
import { loadAfterFirstScreen } from '../load/after-first-screen.ts';

const changes = createListeners();
let known: OperatorSettings | null = null;

/** Settles when the settings are known; without a network, when it has returned. */
export const loadOperatorSettings = once(async () => {
  known = await loadAfterFirstScreen(fetchOperatorSettings);
  changes.notify();
  return known;
});

/** Returns null until the settings are known. */
export function useOperatorSettings(): OperatorSettings | null {
  return useSyncExternalStore(follow, () => known);
}

function follow(onChange: () => void): () => void {
  void loadOperatorSettings();
  return changes.add(onChange);
}
