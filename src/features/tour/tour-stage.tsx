import { type TourState, type TourStep, closeTour, goToTourStep } from '../../state/overlays/tours.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './tour.module.css';
import { useTourPlace } from './use-tour-place.ts';

interface TourStageProps {
  state: TourState;
  step: TourStep;
}

/** The page dimmed but for what the step speaks of, and the card beside it. */
export function TourStage({ state: { steps, currentStep }, step }: TourStageProps) {
  const { light, card } = useTourPlace(step.target);
  const last = currentStep === steps.length - 1;
  return (
    <>
      <div ref={light} className={styles['light']} />
      <div ref={card} className={styles['card']}>
        <div aria-live="polite">
          <h2 className={styles['title']}>{step.title}</h2>
          <p className={styles['text']}>{step.text}</p>
        </div>
        <div className={styles['foot']}>
          <span className={`${styles['count']} num`}>
            <span className="visually-hidden">Adım </span>
            {currentStep + 1} / {steps.length}
          </span>
          {last ? null : (
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
