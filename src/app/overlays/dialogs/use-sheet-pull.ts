import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Pull, followPull, shouldDismissSheet } from './sheet-pull.ts';

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
}

/**
 * Lets the player pull the sheet down by its handle or head; on release it is dismissed or moves back (rule
 * navigation-4).
 */
export function useSheetPull({ sheet, isOpen, dismiss }: PullRules): PullHandlers {
  const grip = useRef<HTMLDivElement>(null);
  const held = useRef<{ pointer: number; follow: ReturnType<typeof followPull>; last: Pull } | null>(null);

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

  const follow = ({ pointerId, clientY, timeStamp }: PointerEvent<HTMLElement>): void => {
    const element = sheet.current;
    if (element === null || held.current?.pointer !== pointerId) return;
    held.current.last = held.current.follow({ y: clientY, at: timeStamp });
    put(element, `0 ${held.current.last.distance}px`, true);
  };
  const letGo = (event: PointerEvent<HTMLElement>, away: (pull: Pull, height: number) => boolean): void => {
    const element = sheet.current;
    if (element === null || held.current?.pointer !== event.pointerId) return;
    const { last } = held.current;
    held.current = null;
    if (!away(last, element.offsetHeight)) {
      put(element, null);
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
      currentTarget.setPointerCapture(pointerId);
      const start = { y: clientY, at: timeStamp };
      held.current = { pointer: pointerId, follow: followPull(start), last: { distance: 0, velocity: 0 } };
    },
    onPointerMove: follow,
    onPointerUp: (event) => {
      follow(event);
      letGo(event, shouldDismissSheet);
    },
    // The system cancelled the gesture, so the player decided nothing and the sheet moves back.
    onPointerCancel: (event) => letGo(event, () => false),
  };
}

const prevent = (event: Event): void => event.preventDefault();

/** Returns true for buttons and fields of the head: pressing them starts no pull. */
function isControl(target: EventTarget): boolean {
  return target instanceof Element && target.closest('a, button, input, select, textarea, label') !== null;
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
