/**
 * Explanations at first use (rule navigation-7): hints, one at a time and by themselves, and whole tours on request.
 * Screens offer their subjects, the host shows them.
 */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';
import { type OneTimeHint, markHintShown, wasHintShown } from '../device/one-time-hints.ts';

export type TourName = 'slip' | 'kingOdd';
/** A hint is a single text of a tour, or explains something without a tour. */
export type HintName = TourName | 'mbs';

export interface TourStep {
  /** The explained element: `data-tour` in the page. */
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
/** The hint on screen, and the tour the player requested. */
const shown = proxy<{ hint: HintName | ''; asked: TourName | '' }>({ hint: '', asked: '' });
/** Number of mounted screens that offer each subject. */
const offers = proxy<Record<HintName, number>>({ slip: 0, kingOdd: 0, mbs: 0 });

export function setTour(name: TourName, steps: readonly TourStep[]): void {
  Object.assign(tour, { name, steps: ref([...steps]) });
}

/** Opens the tour set before. Marks it as shown, so that its hint is no longer needed. */
export function startTour(): void {
  if (tour.name === '' || tour.steps.length === 0) return;
  markHintShown(flags[tour.name]);
  closeHint();
  cancelTourRequest();
  tour.isOpen = true;
}

/** Advancing past the last step ends the tour. */
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

/** Requests a tour, which starts as soon as its subject is on screen. */
export function requestTour(name: TourName): void {
  shown.asked = name;
}

/** Drops the requested tour, for example when its subject is not on screen. */
export function cancelTourRequest(): void {
  shown.asked = '';
}

/**
 * Returns the requested tour once its screen is mounted, '' before that, so that a waiting request blocks no other
 * overlay.
 */
export function useRequestedTour(): TourName | '' {
  const { asked } = useSnapshot(shown);
  const offered = useSnapshot(offers);
  return asked !== '' && offered[asked] > 0 ? asked : '';
}

/** Offers a subject while its screen is mounted; unmounting ends its hint, its tour and the request for it. */
export function useTourOffer(name: HintName, there = true): void {
  useEffect(() => {
    if (!there) return undefined;
    offers[name] += 1;
    return () => {
      offers[name] -= 1;
      // A component remounted by React in development offers again at once.
      queueMicrotask(() => {
        if (offers[name] === 0) forget(name);
      });
    };
  }, [name, there]);
}

function forget(name: HintName): void {
  if (tour.name === name) closeTour();
  if (shown.hint === name) closeHint();
  if (shown.asked === name) cancelTourRequest();
}

/** Milliseconds between two hints. */
const PAUSE_MS = 60_000;
/** In `performance.now()` time. */
let closedAt = -Infinity;

/** Shows a hint, and marks it as shown on this device. */
export function showHint(name: HintName): void {
  markHintShown(flags[name]);
  shown.hint = name;
}

export function closeHint(): void {
  if (shown.hint === '') return;
  shown.hint = '';
  closedAt = performance.now();
}

export function useShownHint(): HintName | '' {
  return useSnapshot(shown).hint;
}

/** Returns the next hint to show, if any; the slip precedes the program. */
export function useNextHint(): HintName | undefined {
  const offered = useSnapshot(offers);
  const { isOpen } = useSnapshot(tour);
  const { hint } = useSnapshot(shown);
  const asked = useRequestedTour();
  if (isOpen || hint !== '' || asked !== '') return undefined;
  return order.find((name) => offered[name] > 0 && !wasHintShown(flags[name]));
}

/** Checks once more before showing, because another tab may have shown the hint meanwhile. */
export function canShowHint(name: HintName): boolean {
  const rested = performance.now() - closedAt >= PAUSE_MS;
  return rested && !tour.isOpen && offers[name] > 0 && !wasHintShown(flags[name]);
}

const order: readonly HintName[] = ['slip', 'mbs', 'kingOdd'];
const flags = { slip: 'slipTour', kingOdd: 'kingOddTour', mbs: 'mbsTooltip' } as const satisfies Record<
  HintName,
  OneTimeHint
>;
