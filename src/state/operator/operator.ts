/** Whom the operator stands beside the product: asked for after the first screen, which needs none of it. */
import { useSyncExternalStore } from 'react';
import { createListeners } from '../../lib/listeners.ts';
import { once } from '../../lib/once.ts';
import { type OperatorSettings, fetchOperator } from '../../platform/page/operator-settings.ts';
import { loadedLater } from '../load/after-first-screen.ts';

const changes = createListeners();
let known: OperatorSettings | null = null;

/** Settles when it is known: without a network, when that is back. */
export const knownOperator = once(async () => {
  known = await loadedLater(fetchOperator);
  changes.tell();
  return known;
});

/** Null until it is known. */
export function useOperator(): OperatorSettings | null {
  return useSyncExternalStore(follow, () => known);
}

function follow(onChange: () => void): () => void {
  void knownOperator();
  return changes.add(onChange);
}
