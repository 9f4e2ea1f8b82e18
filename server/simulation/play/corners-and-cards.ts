/** Rates of corners and cards in a football match, shared by pricing and play. */
import type { MatchForm } from '../model.ts';

export const EXPECTED_YELLOW_CARDS = 4.2;
export const EXPECTED_RED_CARDS = 0.2;

export function expectedCorners(form: MatchForm): number {
  return 8.6 + 2.4 * form.tempo;
}
