/** How scores are shown on this device. What covers them is loaded by those who wish it. */
import { useEffect } from 'react';
import { type ScoreWish, scoreWish } from '../../domain/score-cover/wish.ts';
import { storeUi, useStoredUi } from '../device/stored-ui.ts';

export function useScoreWish(): ScoreWish {
  return scoreWish(useStoredUi('scores'));
}

/** As it is kept: `domain/score-cover/wish.ts`. */
export function useKeptScoreWish(): string {
  return useStoredUi('scores');
}

export function chooseScores(kept: string): void {
  storeUi('scores', kept);
}

/** Covers scores as soon as this tab or another one wishes it; once, beside every page. */
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
    // Without a network, or with the file of an older build gone, which `reloadOnStaleChunk` hears of.
  }
}
