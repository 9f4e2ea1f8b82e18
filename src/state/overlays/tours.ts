/** First-use tours (rule navigation-7): their steps, which one is open and at which step. Screens offer a tour, the host shows it. */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';
import { type OnceShown, markShown, wasShown } from '../device/once-shown.ts';

export type TourName = 'slip' | 'kingOdd';

export interface TourStep {
  /** The element it explains: `data-tour` in the page. */
  target: string;
  title: string;
  text: string;
}

export interface TourState {
  steps: readonly TourStep[];
  isOpen: boolean;
  name: TourName | '';
  currentStep: number;
}

export const closedTour: TourState = { steps: [], isOpen: false, name: '', currentStep: 0 };

export const tour = proxy<TourState>({ ...closedTour });
/** How many screens that a tour is about are there now. */
const offers = proxy<Record<TourName, number>>({ slip: 0, kingOdd: 0 });

export function setTour(name: TourName, steps: readonly TourStep[]): void {
  Object.assign(tour, { name, steps: ref([...steps]) });
}

/** Opens what was set. From now on this device has seen it, however far the player follows. */
export function startTour(): void {
  if (tour.name === '' || tour.steps.length === 0) return;
  markShown(flags[tour.name]);
  tour.isOpen = true;
}

/** Beyond the last step it is over. */
export function goToTourStep(step: number): void {
  if (step >= tour.steps.length) closeTour();
  else tour.currentStep = Math.max(0, step);
}

export function closeTour(): void {
  Object.assign(tour, closedTour);
}

export function useTour(): TourState {
  return useSnapshot(tour);
}

/** Called by the screen a tour is about, while it is shown; when it goes, so does its tour. */
export function useTourOffer(name: TourName, there = true): void {
  useEffect(() => {
    if (!there) return undefined;
    offers[name] += 1;
    return () => {
      offers[name] -= 1;
      if (offers[name] === 0 && tour.name === name) closeTour();
    };
  }, [name, there]);
}

/** The tour that waits for a good moment, if any; the slip comes before what is about the program. */
export function useTourDue(): TourName | undefined {
  const offered = useSnapshot(offers);
  const { isOpen } = useSnapshot(tour);
  if (isOpen) return undefined;
  return order.find((name) => offered[name] > 0 && !wasShown(flags[name]));
}

/** Another tab may have shown it meanwhile. */
export function isTourDue(name: TourName): boolean {
  return !tour.isOpen && offers[name] > 0 && !wasShown(flags[name]);
}

const order: readonly TourName[] = ['slip', 'kingOdd'];
const flags = { slip: 'slipTour', kingOdd: 'kingOddTour' } as const satisfies Record<TourName, OnceShown>;
