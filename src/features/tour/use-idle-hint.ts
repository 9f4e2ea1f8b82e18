import { useEffect } from 'react';
import {
  type HintName,
  cancelTourRequest,
  canShowHint,
  setTour,
  showHint,
  startTour,
  useRequestedTour,
  useNextHint,
  type TourName,
  type TourStep,
} from '../../state/overlays/tours.ts';
import { useSlipPlay } from '../../state/slip/slip-calls.ts';
import { hints, hintTarget, isUncovered, tourTarget } from './tour-target.ts';

/** Texts of the tours, one short card per step. */
const tourSteps: Record<TourName, readonly TourStep[]> = {
  slip: [
    {
      target: 'slip-item',
      title: 'Seçimlerin burada',
      text: 'Oranlar sen bakarken de güncellenir; değişenin eski oranı yanında görünür. Çarpıyla seçimini kaldırırsın.',
    },
    {
      target: 'slip-kind',
      title: 'Kombine ya da sistem',
      text: 'Sistemde seçimlerinin bir kısmı tutsa da kazanabilirsin. Güvendiğin seçimi Banko ile her kolona koyarsın.',
    },
    {
      target: 'slip-stake',
      title: 'Ne kadarlık oynuyorsun?',
      text: 'Bedeli yaz ya da hazır tutarlardan birini seç. Misli ve kupon adedi hemen altında yazar.',
    },
    {
      target: 'slip-foot',
      title: 'Kazancın ve Oyna',
      text: 'Toplam oranın ve en yüksek kazancın hep burada. Kuponun ancak “Oyna” deyince gönderilir.',
    },
  ],
  kingOdd: [
    {
      target: 'king-highlight',
      title: 'Kral Oran nedir?',
      text: 'Aynı seçime standarttan yüksek oran. Bir şey yapman gerekmez, kuponuna kendiliğinden yazılır.',
    },
    {
      target: 'king-crown',
      title: 'Taç işaretini ara',
      text: 'Taç olan maçlarda Kral Oran var. Ne kadar fazla kazandırdığını kuponunda görürsün.',
    },
    {
      target: 'king-filter',
      title: 'Yalnızca Kral Oranlar',
      text: 'Bu filtre yalnızca Kral Oran, Kral MBS ya da Kral Canlı olan maçları gösterir.',
    },
  ],
};

/** After this time without pointer, key or wheel input the player is considered idle. */
const REST_MS = 900;
const moves = ['pointerdown', 'keydown', 'wheel', 'scroll', 'visibilitychange'] as const;

/** Shows the due hint when the player is idle, its target is visible, and no coupon is being played. */
export function useIdleHint(): void {
  const due = useNextHint();
  const playing = useSlipPlay().phase !== 'idle';
  useEffect(() => {
    if (due === undefined || playing) return undefined;
    let resting: ReturnType<typeof setTimeout> | undefined;
    const showIfGood = (): void => {
      if (isGoodMoment(due)) showHint(due);
      else rest();
    };
    const rest = (): void => {
      clearTimeout(resting);
      // A hidden tab shows no hint; becoming visible restarts the timer.
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
  if (!canShowHint(due)) return false;
  // An open menu has the player's attention.
  if (document.querySelector('[popover]:popover-open') !== null) return false;
  return hintTarget(hints[due]) !== null;
}

/**
 * Targets of a tour may still be loading: they are checked this often before the tour starts without the missing ones.
 */
const LOOK_MS = 300;
const PATIENT_LOOKS = 7;
/** Number of checks before the request is dropped, because the first target stays covered. */
const MOST_LOOKS = 20;

/** Starts the requested tour once all its targets are on the page, or as many as will be. */
export function useRequestedTourStart(): void {
  const asked = useRequestedTour();
  const playing = useSlipPlay().phase !== 'idle';
  useEffect(() => {
    if (asked === '' || playing) return undefined;
    let looks = 0;
    let scrolled = false;
    const looking = setInterval(() => {
      looks += 1;
      if (looks > MOST_LOOKS) {
        cancelTourRequest();
        return;
      }
      const targets = tourSteps[asked].map(({ target }) => tourTarget(target));
      const first = targets.find((target) => target !== null);
      if (first === undefined || (targets.includes(null) && looks < PATIENT_LOOKS)) return;
      // Scrolls once, so that a player who scrolls on is not moved back.
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
