import { useEffect } from 'react';
import {
  type HintName,
  dropAskedTour,
  isHintDue,
  setTour,
  showHint,
  startTour,
  useAskedTour,
  useHintDue,
} from '../../state/overlays/tours.ts';
import { usePlay } from '../../state/slip/slip.ts';
import { hints } from './hints.ts';
import { tourSteps } from './tour-steps.ts';
import { hintTarget, isUncovered, tourTarget } from './tour-target.ts';

/** After so long without a finger, key or wheel the player is not in the middle of something. */
const REST_MS = 900;
const moves = ['pointerdown', 'keydown', 'wheel', 'scroll', 'visibilitychange'] as const;

/** Shows the hint that is due when the hand rests, what it explains is in sight, and no coupon is out. */
export function useHintMoment(): void {
  const due = useHintDue();
  const playing = usePlay().phase !== 'idle';
  useEffect(() => {
    if (due === undefined || playing) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const showIfGood = (): void => {
      if (isGoodMoment(due)) showHint(due);
      else rest();
    };
    const rest = (): void => {
      clearTimeout(resting);
      // Nobody looks: the player who comes back is heard as a move.
      if (document.visibilityState === 'visible') resting = setTimeout(showIfGood, REST_MS);
    };
    rest();
    for (const move of moves) addEventListener(move, rest, { capture: true, passive: true });
    return () => {
      clearTimeout(resting);
      for (const move of moves) removeEventListener(move, rest, { capture: true });
    };
  }, [due, playing]);
}

function isGoodMoment(due: HintName): boolean {
  if (!isHintDue(due)) return false;
  // A menu is open: that is what the player looks at.
  if (document.querySelector('[popover]:popover-open') !== null) return false;
  return hintTarget(hints[due]) !== null;
}

/** What a tour explains may still be on its way: so often it is looked for, then the tour goes without what is not there. */
const LOOK_MS = 300;
const PATIENT_LOOKS = 7;
/** And so often until the wish is dropped: its first thing is under something, and stays there. */
const MOST_LOOKS = 20;

/** Starts the tour that was asked for once all it explains is there, or as much as will be. */
export function useAskedTourStart(): void {
  const asked = useAskedTour();
  const playing = usePlay().phase !== 'idle';
  useEffect(() => {
    if (asked === '' || playing) return undefined;
    let looks = 0;
    let scrolled = false;
    const looking = setInterval(() => {
      looks += 1;
      if (looks > MOST_LOOKS) {
        dropAskedTour();
        return;
      }
      const targets = tourSteps[asked].map(({ target }) => tourTarget(target));
      const first = targets.find((target) => target !== null);
      if (first === undefined || (targets.includes(null) && looks < PATIENT_LOOKS)) return;
      // Once: who scrolls on meanwhile is not called back.
      if (!scrolled) first.scrollIntoView({ block: 'center' });
      scrolled = true;
      if (!isUncovered(first)) return;
      setTour(
        asked,
        tourSteps[asked].filter((_, place) => targets[place] !== null),
      );
      startTour();
    }, LOOK_MS);
    return () => clearInterval(looking);
  }, [asked, playing]);
}
