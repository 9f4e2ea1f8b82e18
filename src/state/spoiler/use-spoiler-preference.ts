/** The player's setting for scores on this device. The covering code is loaded only when needed. */
import { useEffect } from 'react';
import {
  type SpoilerPreference,
  parseSpoilerPreference,
  hideMarketFigures,
} from '../../domain/spoiler/spoiler-preference.ts';
import { setUiSetting, useUiSetting } from '../device/ui-settings.ts';
import type { EventHead } from '../../model/program.ts';

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

/**
 * Returns true when names that contain the score are shown without it, because a name cannot be delayed (rule cover-6).
 */
export function useAreSpoilerNamesHidden({
  phase,
  scoreHidden: covered,
}: Pick<EventHead, 'phase' | 'scoreHidden'>): boolean {
  const { how } = useSpoilerPreference();
  return covered === true || (how === 'delayed' && phase !== 0);
}

/**
 * Returns a function for market names of a coupon's selections. Until the match's state is known, the player's setting
 * decides.
 */
export function useLegMarketNames(): (
  marketName: string,
  open: boolean,
  live: { scoreHidden: boolean } | undefined,
) => string {
  const hides = useSpoilerPreference().how !== 'shown';
  return (marketName, open, live) =>
    open && (live?.scoreHidden ?? hides) ? hideMarketFigures(marketName) : marketName;
}
