import { useEffect } from 'react';
import { closeTour, useTour } from '../../state/overlays/tours.ts';
import { usePlay } from '../../state/slip/slip.ts';
import { TourStage } from './tour-stage.tsx';
import { useGoodMoment } from './use-good-moment.ts';

/** Waits for the moment of the tour that is due; open, it shows the step it is at. */
export default function Tour() {
  useGoodMoment();
  const playing = usePlay().phase !== 'idle';
  const state = useTour();
  // Played in another tab: that comes first.
  useEffect(() => {
    if (playing) closeTour();
  }, [playing]);
  const step = state.steps[state.currentStep];
  return state.isOpen && step !== undefined ? <TourStage state={state} step={step} /> : null;
}
