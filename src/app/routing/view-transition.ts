/** From a list to a match and back one page fades into the other, where the browser can do it (rule navigation-18). */
import { eventIdOf } from '../../routes/places.ts';
import { move } from './move.ts';

export function showTransitions(): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Firefox had none before 144
  if (document.startViewTransition === undefined) return;
  move.show = (change, to) => {
    const isBetween = isMatch(new URL(to, location.href).pathname) !== isMatch(location.pathname);
    if (!isBetween || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      change();
      return;
    }
    // The next navigation ends this one's picture before its time: its pages are there all the same.
    document.startViewTransition(change).ready.catch(isOvertaken);
  };
}

const isMatch = (path: string): boolean => eventIdOf(path) !== undefined;

function isOvertaken(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}
