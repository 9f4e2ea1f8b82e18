/**
 * The tint of an odd that rose or fell: an attribute for a short time; when only few odds change, the new number rolls
 * in. (Measured at 1,000 updates/s: an animated overlay cost the page 100 ms/s, most of it for creating and dropping
 * layers, the rest for style at every frame; an attribute costs one repaint of the button.) One timer ends the tints of
 * the whole page, and while changes continue, old tints end in the frame that shows new ones.
 */
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { NOT_OFFERED } from '../../model/event.ts';

/** Least duration of a tint in ms; the clock may add up to `CLOCK_MS`. */
const TINT_MS = 1_500;
const CLOCK_MS = 300;

/**
 * Limit of simultaneous motions: beyond what the eye can follow, new odds appear at once, because each motion costs
 * every frame.
 */
const MOST_ROLLING = 6;

/** Tinted buttons, the oldest tint first, with the time at which each may end. */
const tinted = new Map<HTMLElement, number>();
let clock: ReturnType<typeof setTimeout> | undefined;

/** @param of identity of the odd: another line in the same place is no change of price */
export function useChangeTint(button: RefObject<HTMLElement | null>, of: string, odd: number): void {
  const shown = useRef({ of, odd });
  useLayoutEffect(() => {
    const before = shown.current;
    shown.current = { of, odd };
    const element = button.current;
    if (element === null) return;
    if (before.of !== of || before.odd <= NOT_OFFERED || odd <= NOT_OFFERED) endTint(element);
    else if (before.odd !== odd) tint(element, odd > before.odd ? 'up' : 'down');
  }, [button, of, odd]);
}

function tint(element: HTMLElement, direction: 'up' | 'down'): void {
  const now = performance.now();
  endTints(now);
  tinted.delete(element);
  tinted.set(element, now + TINT_MS);
  const { dataset } = element;
  if (dataset['change'] !== direction) dataset['change'] = direction;
  if (tinted.size <= MOST_ROLLING) dataset['roll'] = dataset['roll'] === 'a' ? 'b' : 'a';
  clock ??= setTimeout(tick, TINT_MS + CLOCK_MS);
}

function tick(): void {
  clock = undefined;
  const now = performance.now();
  endTints(now);
  const [oldest] = tinted.values();
  if (oldest !== undefined) clock = setTimeout(tick, oldest - now + CLOCK_MS);
}

function endTints(now: number): void {
  for (const [element, end] of tinted) {
    if (end > now) return;
    endTint(element);
  }
}

function endTint(element: HTMLElement): void {
  if (!tinted.delete(element)) return;
  delete element.dataset['change'];
  delete element.dataset['roll'];
}
