import { useMemo, useSyncExternalStore } from 'react';
import { parseSpoilerPreference } from '../../domain/spoiler/spoiler-preference.ts';
import { uiSettings } from '../device/ui-settings.ts';
import { type PresentedValues, currentPresentation, onPresentationChange, present } from '../engine/presentation.ts';

/**
 * Presents a value that did not come through a topic as a topic's own value would be.
 * @returns undefined without a value, and while the code that hides scores is not loaded for a player who hides them
 */
export function usePresented<Kind extends keyof PresentedValues, Key extends keyof PresentedValues[Kind] & string>(
  kind: Kind,
  key: Key,
  value: (PresentedValues[Kind][Key] & object) | undefined,
): PresentedValues[Kind][Key] | undefined {
  const presentation = useSyncExternalStore(onPresentationChange, currentPresentation, currentPresentation);
  return useMemo(() => {
    if (value === undefined) return undefined;
    if (presentation.presenters === undefined && parseSpoilerPreference(uiSettings.scores).how !== 'shown') {
      return undefined;
    }
    // A presenter returns the type it is given.
    return present(kind, key, value) as PresentedValues[Kind][Key];
  }, [kind, key, value, presentation]);
}
