/** The hints: each is one small note beside the element it explains. */
import type { HintName } from '../../state/overlays/tours.ts';

export interface Hint {
  /** Selector of the elements the hint is placed beside. */
  selector: string;
  /** Set for an element among odds: the note must not cover any odd and waits for a place where it does not. */
  besideOdds?: true;
  title: string;
  text: string;
}

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
