/** The note that this visit has shown the sentence on king odds, which only its first list shows (rule program-24). */
import { tabNote } from '../../platform/browser-storage/stored-value.ts';

const shown = tabNote('king');

export const wasKingSentenceShown = (): boolean => shown.read() !== '';

export function markKingSentenceShown(): void {
  shown.write('1');
}
