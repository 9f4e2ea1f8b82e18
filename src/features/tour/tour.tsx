import { useEffect } from 'react';
import { type TourState, type TourStep, closeTour, goToTourStep, useTour } from '../../state/overlays/tours.ts';
import { useSlipPlay } from '../../state/slip/slip-calls.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './tour.module.css';
import { useRequestedTourStart } from './use-idle-hint.ts';
import { useTourPosition } from './use-tour-position.ts';

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
