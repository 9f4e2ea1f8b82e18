/** Elements a tour or a hint points at, and whether the player can see them. */
import type { HintName } from '../../state/overlays/tours.ts';

/** Returns the first match, such as a list's first row. */
export function tourTarget(name: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-tour="${name}"]`);
}

/** Returns the first visible element with space for the note, because a hint never scrolls; null if there is none. */
export function hintTarget(hint: Hint): HTMLElement | null {
  const all = [...document.querySelectorAll<HTMLElement>(hint.selector)];
  return all.find((element) => isUncovered(element) && noteWidth(hint, element) > 0) ?? null;
}

/** Px between the note, its target, the odds and the edge of the screen. */
export const HINT_GAP_PX = 8;
/** Px; a narrower note would be a column of single words. */
const LEAST_WIDTH = 140;
/** Px a note extends up or down at most. */
const REACH = 140;

/**
 * Width available for a note from the left edge; for a target among odds up to the nearest odd. 0 if there is no space.
 */
export function noteWidth({ besideOdds }: Hint, target: HTMLElement): number {
  const whole = innerWidth - 2 * HINT_GAP_PX;
  if (besideOdds !== true) return whole;
  const { top, bottom, left: begin } = target.getBoundingClientRect();
  const odds = [...document.querySelectorAll('button[data-outcome]')].map((odd) => odd.getBoundingClientRect());
  const around = odds.filter((odd) => odd.width > 0 && odd.bottom > top - REACH && odd.top < bottom + REACH);
  const width = Math.min(whole, ...around.map(({ left }) => left - 2 * HINT_GAP_PX));
  return width < LEAST_WIDTH || begin > width ? 0 : width;
}

/** True when the element is visible and no dialog, sheet, menu or bar covers its centre. */
export function isUncovered(element: HTMLElement): boolean {
  const { left, top, width, height } = element.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && element.contains(there);
}

export interface Hint {
  /** Selector of the elements the hint is placed beside. */
  selector: string;
  /** Set for an element among odds: the note must not cover any odd and waits for a place where it does not. */
  besideOdds?: true;
  title: string;
  text: string;
}

/** The hints: each is one small note beside the element it explains. */
export const hints: Record<HintName, Hint> = {
  slip: {
    selector: '[data-tour="slip-item"]',
    title: 'Seçimin kuponunda',
    text: 'Oranı burada da güncellenir. Kuponu adım adım tanımak için “?” işaretine bas.',
  },
  kingOdd: {
    selector: '[data-tour="king-crown"]',
    title: 'Taç: Kral Oran',
    text: 'Bu maçta aynı seçime standarttan yüksek oran var.',
  },
  mbs: {
    selector: '[data-event] [data-mbs]',
    besideOdds: true,
    title: 'MBS',
    text: 'Kuponunda en az bu kadar maç olmalı. 1 olan tek başına oynanır.',
  },
};
