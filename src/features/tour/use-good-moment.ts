import { useEffect } from 'react';
import { type TourName, isTourDue, setTour, startTour, useTourDue } from '../../state/overlays/tours.ts';
import { usePlay } from '../../state/slip/slip.ts';
import { tourSteps } from './tour-steps.ts';
import { isUncovered, tourTarget } from './tour-target.ts';

/** After so long without a finger, key or wheel the player is not in the middle of something. */
const REST_MS = 900;
const moves = ['pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Starts the tour that is due when the hand rests, what it explains is in sight, and no coupon is out. */
export function useGoodMoment(): void {
  const due = useTourDue();
  const playing = usePlay().phase !== 'idle';
  useEffect(() => {
    if (due === undefined || playing) return undefined;
    let resting: ReturnType<typeof setTimeout>;
    const startIfGood = (): void => {
      if (isGoodMoment(due)) {
        setTour(due, tourSteps[due]);
        startTour();
      } else rest();
    };
    const rest = (): void => {
      clearTimeout(resting);
      resting = setTimeout(startIfGood, REST_MS);
    };
    rest();
    for (const move of moves) addEventListener(move, rest, { capture: true, passive: true });
    return () => {
      clearTimeout(resting);
      for (const move of moves) removeEventListener(move, rest, { capture: true });
    };
  }, [due, playing]);
}

function isGoodMoment(due: TourName): boolean {
  if (!isTourDue(due) || document.visibilityState !== 'visible') return false;
  // A note that explains something else is read first.
  if (document.querySelector('[popover]:popover-open') !== null) return false;
  const [first, ...later] = tourSteps[due].map(({ target }) => tourTarget(target));
  return first !== null && first !== undefined && isUncovered(first) && later.every((element) => element !== null);
}
