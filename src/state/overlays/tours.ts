/**
 * What a player is shown of the product at first use (rule navigation-7): hints, one at a time and by themselves, and
 * tours, whole and on wish. Screens offer what they are about, the host shows it.
 */
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';
import { type OnceShown, markShown, wasShown } from '../device/once-shown.ts';

export type TourName = 'slip' | 'kingOdd';
/** A hint is one line of a tour, or explains what needs no tour. */
export type HintName = TourName | 'mbs';

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
/** The hint on screen, and the tour that was asked for. */
const shown = proxy<{ hint: HintName | ''; asked: TourName | '' }>({ hint: '', asked: '' });
/** How many screens that a tour or hint is about are there now. */
const offers = proxy<Record<HintName, number>>({ slip: 0, kingOdd: 0, mbs: 0 });

export function setTour(name: TourName, steps: readonly TourStep[]): void {
  Object.assign(tour, { name, steps: ref([...steps]) });
}

/** Opens what was set. What it tells needs no hint any more. */
export function startTour(): void {
  if (tour.name === '' || tour.steps.length === 0) return;
  markShown(flags[tour.name]);
  closeHint();
  dropAskedTour();
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

/** The player wishes to see it: it starts as soon as what it explains is on screen. */
export function askTour(name: TourName): void {
  shown.asked = name;
}

/** What it explains is nowhere to be seen. */
export function dropAskedTour(): void {
  shown.asked = '';
}

/** The wish, once the screen it is about is there: until then it holds nothing up and looks for nothing. */
export function useAskedTour(): TourName | '' {
  const { asked } = useSnapshot(shown);
  const offered = useSnapshot(offers);
  return asked !== '' && offered[asked] > 0 ? asked : '';
}

/** Called by the screen a tour or hint is about, while it is shown; when it goes, so do they, and the wish for them. */
export function useTourOffer(name: HintName, there = true): void {
  useEffect(() => {
    if (!there) return undefined;
    offers[name] += 1;
    return () => {
      offers[name] -= 1;
      // One that is put together anew, as React does in development, is there again at once.
      queueMicrotask(() => {
        if (offers[name] === 0) forget(name);
      });
    };
  }, [name, there]);
}

function forget(name: HintName): void {
  if (tour.name === name) closeTour();
  if (shown.hint === name) closeHint();
  if (shown.asked === name) dropAskedTour();
}

/** After a hint the next one waits so long: the first minute is the player's. */
const PAUSE_MS = 60_000;
let closedAt = -Infinity;

/** From now on this device has seen it. */
export function showHint(name: HintName): void {
  markShown(flags[name]);
  shown.hint = name;
}

export function closeHint(): void {
  if (shown.hint === '') return;
  shown.hint = '';
  closedAt = Date.now();
}

export function useHint(): HintName | '' {
  return useSnapshot(shown).hint;
}

/** The hint that waits for a good moment, if any; the slip comes before what is about the program. */
export function useHintDue(): HintName | undefined {
  const offered = useSnapshot(offers);
  const { isOpen } = useSnapshot(tour);
  const { hint } = useSnapshot(shown);
  const asked = useAskedTour();
  if (isOpen || hint !== '' || asked !== '') return undefined;
  return order.find((name) => offered[name] > 0 && !wasShown(flags[name]));
}

/** Another tab may have shown it meanwhile. */
export function isHintDue(name: HintName): boolean {
  // Either way: on a clock that was set back the pause would last until it has caught up.
  const rested = Math.abs(Date.now() - closedAt) >= PAUSE_MS;
  return rested && !tour.isOpen && offers[name] > 0 && !wasShown(flags[name]);
}

const order: readonly HintName[] = ['slip', 'mbs', 'kingOdd'];
const flags = { slip: 'slipTour', kingOdd: 'kingOddTour', mbs: 'mbsTooltip' } as const satisfies Record<
  HintName,
  OnceShown
>;
