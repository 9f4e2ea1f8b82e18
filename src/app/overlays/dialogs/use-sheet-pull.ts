import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Pull, followPull, shouldDismissSheet } from './sheet-pull.ts';
import { type PulledStop, type StopHeights, sheetPlace, stopAfterPull, stopHeight } from './sheet-stops.ts';
import { FIRST_STOP } from '../../../state/overlays/sheet-stop.ts';

interface PullHandlers {
  ref: RefObject<HTMLDivElement | null>;
  onPointerDown: (event: PointerEvent<HTMLElement>) => void;
  onPointerMove: (event: PointerEvent<HTMLElement>) => void;
  onPointerUp: (event: PointerEvent<HTMLElement>) => void;
  onPointerCancel: (event: PointerEvent<HTMLElement>) => void;
}

interface PullRules {
  sheet: RefObject<HTMLDialogElement | null>;
  isOpen: boolean;
  dismiss: () => void;
  /** Current stop of a sheet that has two, undefined for every other sheet. */
  stop: PulledStop | undefined;
  onStop: (stop: PulledStop) => void;
}

/** Distance in px from which a press is a pull; a shorter one is a tap on the control below the finger. */
const PULL_START_PX = 6;

/**
 * Lets the player pull the sheet by its handle or head; on release it is dismissed or moves to a stop (rule
 * navigation-4, navigation-24).
 */
export function useSheetPull({ sheet, isOpen, dismiss, stop, onStop }: PullRules): PullHandlers {
  const grip = useRef<HTMLDivElement>(null);
  const held = useRef<Held | null>(null);

  useEffect(() => {
    const element = sheet.current;
    if (!isOpen || element === null) return undefined;
    // Chromium starts a scroll on a flick and ends it with the next tap, so that tap would do nothing else.
    const end = new AbortController();
    grip.current?.addEventListener('touchmove', prevent, { passive: false, signal: end.signal });
    return () => {
      end.abort();
      held.current = null;
      put(element, null);
    };
  }, [sheet, isOpen]);

  const follow = ({ pointerId, clientY, timeStamp, currentTarget }: PointerEvent<HTMLElement>): void => {
    const element = sheet.current;
    const now = held.current;
    if (element === null || now?.pointer !== pointerId) return;
    now.last = now.follow({ y: clientY, at: timeStamp });
    const { distance } = now.last;
    if (!now.captured && Math.abs(distance) < PULL_START_PX) return;
    if (!now.captured) currentTarget.setPointerCapture(pointerId);
    now.captured = true;
    if (now.stop === undefined) {
      put(element, `0 ${Math.max(0, distance)}px`, true);
      return;
    }
    const { height, shift } = sheetPlace(now.heights[now.stop] - distance, now.heights);
    put(element, `0 ${shift}px`, true);
    element.style.setProperty('height', `${height}px`);
  };
  const letGo = (event: PointerEvent<HTMLElement>, goal: (now: Held, height: number) => PulledStop | Outcome): void => {
    const element = sheet.current;
    const now = held.current;
    if (element === null || now?.pointer !== event.pointerId) return;
    held.current = null;
    if (!now.captured) return;
    const next = goal(now, element.offsetHeight);
    if (next !== 'closed') {
      put(element, null);
      if (next === 'stays') return;
      element.style.setProperty('height', stopHeight[next]);
      onStop(next);
      return;
    }
    put(element, '0 100%');
    void gone(element).then(() => {
      dismiss();
      put(element, null);
    });
  };

  return {
    ref: grip,
    onPointerDown: ({ target, currentTarget, button, pointerId, clientY, timeStamp }) => {
      if (held.current !== null || button !== 0 || isControl(target)) return;
      const captured = !isHandle(target);
      if (captured) currentTarget.setPointerCapture(pointerId);
      held.current = {
        pointer: pointerId,
        follow: followPull({ y: clientY, at: timeStamp }),
        last: { distance: 0, velocity: 0 },
        captured,
        stop,
        heights: heightsOf(sheet.current),
      };
    },
    onPointerMove: follow,
    onPointerUp: (event) => {
      follow(event);
      letGo(event, goalOf);
    },
    // The system cancelled the gesture, so the player decided nothing and the sheet moves back.
    onPointerCancel: (event) => letGo(event, (now) => now.stop ?? 'stays'),
  };
}

type Outcome = 'closed' | 'stays';

/** A pull in progress. */
interface Held {
  readonly pointer: number;
  readonly follow: ReturnType<typeof followPull>;
  last: Pull;
  /** False while a press on the handle may still be a tap. */
  captured: boolean;
  readonly stop: PulledStop | undefined;
  readonly heights: StopHeights;
}

function goalOf({ last, stop, heights }: Held, height: number): PulledStop | Outcome {
  if (stop !== undefined) return stopAfterPull(last, stop, heights);
  return shouldDismissSheet(last, height) ? 'closed' : 'stays';
}

function heightsOf(sheet: HTMLElement | null): StopHeights {
  const first = FIRST_STOP * innerHeight;
  const most = sheet === null ? Number.NaN : Number.parseFloat(getComputedStyle(sheet).maxHeight);
  return { first, full: Number.isNaN(most) ? innerHeight : most };
}

const prevent = (event: Event): void => event.preventDefault();

/** Returns true for buttons and fields of the head: pressing them starts no pull, unless it is the handle. */
function isControl(target: EventTarget): boolean {
  const control = target instanceof Element ? target.closest('a, button, input, select, textarea, label') : null;
  return control !== null && !isHandle(control);
}

function isHandle(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-handle]') !== null;
}

/**
 * Moves the sheet by `translate`, or back to its place for null. Follows at once under the finger, otherwise with the
 * sheet's own transition.
 */
function put(sheet: HTMLElement, translate: string | null, underFinger = false): void {
  sheet.toggleAttribute('data-pulled', underFinger);
  if (translate === null) sheet.style.removeProperty('translate');
  else sheet.style.setProperty('translate', translate);
}

/** Resolves when the sheet's animations end, at once for players who prefer reduced motion (`base.css`). */
function gone(sheet: HTMLElement): Promise<unknown> {
  return Promise.allSettled(sheet.getAnimations().map(({ finished }) => finished));
}
