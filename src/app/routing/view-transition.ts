/** Fades between a list and a match, in browsers that can do it (rule navigation-18). */
import { eventIdOfPath } from '../../routes/parse-path.ts';
import { navigationHooks } from './navigation-hooks.ts';

export function enableViewTransitions(): void {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- Firefox had none before 144
  if (document.startViewTransition === undefined) return;
  navigationHooks.show = (change, to) => {
    const isBetween = isMatch(new URL(to, location.href).pathname) !== isMatch(location.pathname);
    if (!isBetween || document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) {
      change();
      return;
    }
    // A next navigation ends this transition early and rejects `ready`; the page itself is shown all the same.
    document.startViewTransition(change).ready.catch(isOvertaken);
  };
}

const isMatch = (path: string): boolean => eventIdOfPath(path) !== undefined;

function isOvertaken(error: unknown): void {
  if (!(error instanceof DOMException)) throw error;
}
