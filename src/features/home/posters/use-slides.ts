/** The current slide, and the input that changes it. */
import { type HTMLAttributes, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { hasModifierKey } from '../../../ui/control/arrow-keys.ts';

/** Time without scrolling after which a strip counts as at rest in browsers without `scrollend`, ms. */
const SCROLL_END_DELAY_MS = 120;

/**
 * Detection of the end of a swipe.
 *
 * Calls `rest` whenever the strip has stopped scrolling.
 * @returns a function that stops listening
 */
function onScrollEnd(strip: HTMLElement, rest: () => void): () => void {
  if ('onscrollend' in window) {
    strip.addEventListener('scrollend', rest);
    return () => strip.removeEventListener('scrollend', rest);
  }
  // Fallback for Safari before 26.2 (browser-62).
  let timer: ReturnType<typeof setTimeout> | undefined;
  const moved = (): void => {
    clearTimeout(timer);
    timer = setTimeout(rest, SCROLL_END_DELAY_MS);
  };
  strip.addEventListener('scroll', moved, { passive: true });
  return () => {
    clearTimeout(timer);
    strip.removeEventListener('scroll', moved);
  };
}

/** Time to read one slide. */
const REST_MS = 6_000;

export interface SlidesState {
  current: number;
  /** True while the slides advance by themselves. */
  playing: boolean;
  list: RefObject<HTMLUListElement | null>;
  /** Shows the slide at `place`, wrapping at both ends. */
  goTo: (place: number) => void;
  togglePlaying: () => void;
  handlers: HTMLAttributes<HTMLElement>;
}

/** @param isStill true for slides that never advance by themselves */
export function useSlides(count: number, isStill = false): SlidesState {
  const list = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [stopped, setStopped] = useState(lessMotion);
  const [held, setHeld] = useState(false);
  // Number of automatic advances since playback was started.
  const turns = useRef(0);
  const playing = !stopped && !isStill && count > 1;
  // Slide the strip is scrolling to; undefined when it has arrived.
  const target = useRef<number>(undefined);
  const follows = useRef(false);

  // The focus moves along, because a slide out of sight cannot have it.
  useEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    list.current?.children[current]?.querySelector('a')?.focus({ preventScroll: true });
  }, [current]);

  const go = (place: number): void => {
    const next = (place + count) % count;
    setCurrent(next);
    target.current = next;
    const strip = list.current;
    strip?.scrollTo({ left: next * strip.clientWidth, behavior: lessMotion() ? 'instant' : 'smooth' });
  };

  useEffect(() => {
    if (!playing || held) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const turn = (): void => {
      go(current + 1);
      turns.current += 1;
      // Playback stops after one round, so that nothing on the page moves for ever.
      if (turns.current >= count) setStopped(true);
    };
    // A full pause begins whenever the page becomes visible.
    const rest = (): void => {
      clearTimeout(timer);
      if (!document.hidden) timer = setTimeout(turn, REST_MS);
    };
    rest();
    document.addEventListener('visibilitychange', rest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', rest);
    };
    // `go` belongs to this render and starts at `current`, which is a dependency.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [playing, held, current, count]);

  // After a swipe, the slide that came to rest is the current one.
  useEffect(() => {
    const strip = list.current;
    if (strip === null) return undefined;
    const rest = (): void => {
      if (strip.clientWidth === 0) return;
      const place = Math.round(strip.scrollLeft / strip.clientWidth);
      // A scroll interrupted by the next one also ends, at the wrong slide.
      if (target.current !== undefined && target.current !== place) return;
      target.current = undefined;
      setCurrent(place);
    };
    return onScrollEnd(strip, rest);
  }, []);

  return {
    current: Math.min(current, count - 1),
    playing,
    list,
    goTo: go,
    togglePlaying: () => {
      turns.current = 0;
      setStopped((now) => !now);
    },
    handlers: {
      onPointerEnter: () => setHeld(true),
      onPointerLeave: () => setHeld(false),
      // The player's own input overrides a scroll in progress.
      onPointerDown: () => (target.current = undefined),
      onWheel: () => (target.current = undefined),
      onFocus: () => setHeld(true),
      onBlur: () => setHeld(false),
      onKeyDown: (event: KeyboardEvent) => {
        const step = steps[event.key];
        if (step === undefined || hasModifierKey(event) || count < 2) return;
        event.preventDefault();
        follows.current = list.current?.contains(document.activeElement) ?? false;
        go(current + step);
      },
    },
  };
}

const steps: Partial<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

const lessMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
