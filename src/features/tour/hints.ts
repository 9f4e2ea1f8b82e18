/** What the hints say: one small note beside what it explains. */
import type { HintName } from '../../state/overlays/tours.ts';

export interface Hint {
  /** What it stands beside. */
  selector: string;
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
    title: 'MBS',
    text: 'Kuponunda en az bu kadar maç olmalı. 1 olan tek başına oynanır.',
  },
};
