/** What else happens in a football match; pricing and play share the rates. */
import type { Form } from '../model.ts';

export const YELLOW_CARDS = 4.2;
export const RED_CARDS = 0.2;

export function expectedCorners(form: Form): number {
  return 8.6 + 2.4 * form.tempo;
}
