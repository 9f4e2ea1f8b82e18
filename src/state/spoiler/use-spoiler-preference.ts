/** The player's setting for scores on this device. The covering code is loaded only when needed. */
import { useEffect } from 'react';
import { type SpoilerPreference, parseSpoilerPreference } from '../../domain/spoiler/spoiler-preference.ts';
import { setUiSetting, useUiSetting } from '../device/ui-settings.ts';

export function useSpoilerPreference(): SpoilerPreference {
  return parseSpoilerPreference(useUiSetting('scores'));
}

/** Returns the stored form of the setting, see `domain/spoiler/spoiler-preference.ts`. */
export function useStoredSpoilerPreference(): string {
  return useUiSetting('scores');
}

export function setSpoilerPreference(kept: string): void {
  setUiSetting('scores', kept);
}

/** Starts covering scores when the setting of this or another tab requires it. Mount once, beside every page. */
export function useSpoilerFilter(): void {
  const wished = useUiSetting('scores') !== '';
  useEffect(() => {
    if (wished) void coverScores();
  }, [wished]);
}

async function coverScores(): Promise<void> {
  try {
    const { startSpoilerFilter } = await import('./spoiler-filter.ts');
    startSpoilerFilter();
  } catch {
    // The network may be down, or a deploy may have removed the file, which `reloadOnStaleChunk` handles.
  }
}
