/** Where on the page a tour or a hint points, and whether the player can see it there. */
import type { Hint } from './hints.ts';

/** Of several the first: a list's first row. */
export function tourTarget(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-tour="${name}"]`);
}

/** Of several the first that is in sight, with a place for the note: a hint never scrolls. */
export function hintTarget(hint: Hint): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(hint.selector)];
  return all.find((element) => isUncovered(element) && noteWidth(hint, element) > 0) ?? null;
}

/** Between the note, what it explains, the odds and the edge of the screen. */
export const GAP = 8;
/** Narrower it would be a column of single words. */
const LEAST_WIDTH = 140;
/** No note reaches further up or down. */
const REACH = 140;

/** From the left edge as far as a note may reach: where it must lie on no odd, up to the first of those around. 0: nowhere. */
export function noteWidth({ besideOdds }: Hint, target: HTMLElement): number {
  const whole = innerWidth - 2 * GAP;
  if (besideOdds !== true) return whole;
  const { top, bottom, left: begin } = target.getBoundingClientRect();
  const odds = [...document.querySelectorAll('button[data-outcome]')].map((odd) => odd.getBoundingClientRect());
  const around = odds.filter((odd) => odd.width > 0 && odd.bottom > top - REACH && odd.top < bottom + REACH);
  const width = Math.min(whole, ...around.map(({ left }) => left - 2 * GAP));
  return width < LEAST_WIDTH || begin > width ? 0 : width;
}

/** In sight and under nothing: no dialog, sheet, menu or bar lies on its middle. */
export function isUncovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
}
