import { useEffect, type RefObject, useRef } from 'react';
import { type TourState, type TourStep, closeTour, goToTourStep, useTour } from '../../state/overlays/tours.ts';
import { useSlipPlay } from '../../state/slip/slip-calls.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './tour.module.css';
import { useRequestedTourStart } from './use-idle-hint.ts';
import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { tourTarget } from './tour-target.ts';

/** Starts the requested tour once its targets are on the page, and shows the current step of an open one. */
export default function Tour() {
  useRequestedTourStart();
  const playing = useSlipPlay().phase !== 'idle';
  const state = useTour();
  // A coupon is being played, perhaps in another tab, and takes priority.
  useEffect(() => {
    if (playing) closeTour();
  }, [playing]);
  const step = state.steps[state.currentStep];
  return state.isOpen && step !== undefined ? <Stage state={state} step={step} /> : null;
}

interface StageProps {
  state: TourState;
  step: TourStep;
}

/** The dimmed page with the step's target highlighted, and the card beside it. */
function Stage({ state: { steps, currentStep }, step }: StageProps) {
  const { light, card } = useTourPosition(step.target);
  const last = currentStep === steps.length - 1;
  return (
    <>
      <div ref={light} className={styles['light']} />
      <div ref={card} className={`card pad ${styles['card']}`}>
        <div aria-live="polite">
          <h2 className={styles['title']}>{step.title}</h2>
          <p className={`text-sm muted ${styles['text']}`}>{step.text}</p>
        </div>
        <div className={`row gap-2 ${styles['foot']}`}>
          <span className={`text-xs faint ${styles['count']} num`}>
            <span className="visually-hidden">Adım </span>
            {currentStep + 1} / {steps.length}
          </span>
          {!last && (
            <Button variant="text" onClick={closeTour}>
              Geç
            </Button>
          )}
          {currentStep > 0 && (
            <Button variant="quiet" onClick={() => goToTourStep(currentStep - 1)}>
              Geri
            </Button>
          )}
          <Button variant="primary" data-autofocus onClick={() => goToTourStep(currentStep + 1)}>
            {last ? 'Anladım' : 'Devam'}
          </Button>
        </div>
      </div>
    </>
  );
}

interface TourPosition {
  light: RefObject<HTMLDivElement | null>;
  card: RefObject<HTMLDivElement | null>;
}

/** Px between the target and its rim, the rim and the card, the card and the edge of the screen. */
const RIM = 4;
const GAP = 12;
const EDGE = 12;

/**
 * Keeps the highlight on the target and the card beside it during scrolling, loading and rotation. Closes the tour if
 * the target is removed.
 */
function useTourPosition(target: string): TourPosition {
  const light = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = tourTarget(target);
    const [lit, beside] = [light.current, card.current];
    if (element === null || lit === null || beside === null) {
      closeTour();
      return undefined;
    }
    element.scrollIntoView({ block: 'center', inline: 'center' });
    return autoUpdate(element, beside, () => {
      if (lightUp(lit, element)) void placeCard(beside, element);
      else closeTour();
    });
  }, [target]);
  return { light, card };
}

/** Places the highlight around the element, within the screen. Returns false if the element is not visible any more. */
function lightUp(light: HTMLElement, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return false;
  const left = Math.max(RIM, box.left - RIM);
  const top = Math.max(RIM, box.top - RIM);
  const width = Math.min(innerWidth - RIM, box.right + RIM) - left;
  const height = Math.min(innerHeight - RIM, box.bottom + RIM) - top;
  light.style.setProperty('translate', `${left}px ${top}px`);
  light.style.setProperty('width', `${width}px`);
  light.style.setProperty('height', `${height}px`);
  return true;
}

async function placeCard(card: HTMLElement, element: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(element, card, {
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [
      offset(RIM + GAP),
      flip({ fallbackPlacements: ['top', 'left', 'right'], padding: EDGE }),
      shift({ padding: EDGE }),
    ],
  });
  card.style.setProperty('left', `${x}px`);
  card.style.setProperty('top', `${y}px`);
}
