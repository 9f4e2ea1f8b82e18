/** The player's setting for scores on this device. The covering code is loaded only when needed. */
import { useEffect } from 'react';
import { type ScoreWish, scoreWish } from '../../domain/score-cover/wish.ts';
import { storeUi, useStoredUi } from '../device/stored-ui.ts';

export function useScoreWish(): ScoreWish {
  return scoreWish(useStoredUi('scores'));
}

/** Returns the stored form of the setting, see `domain/score-cover/wish.ts`. */
export function useKeptScoreWish(): string {
  return useStoredUi('scores');
}

export function chooseScores(kept: string): void {
  storeUi('scores', kept);
}

/** Starts covering scores when the setting of this or another tab requires it. Mount once, beside every page. */
export function useScoreCover(): void {
  const wished = useStoredUi('scores') !== '';
  useEffect(() => {
    if (wished) void coverScores();
  }, [wished]);
}

async function coverScores(): Promise<void> {
  try {
    const { startCover } = await import('./cover.ts');
    startCover();
  } catch {
    // The network may be down, or a deploy may have removed the file, which `reloadOnStaleChunk` handles.
  }
}
