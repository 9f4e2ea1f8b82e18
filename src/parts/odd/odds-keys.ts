import type { KeyboardEvent } from 'react';

/**
 * The odds of a row are one stop of the Tab key (rule program-30): arrows, Home and End go from odd to odd, Tab leaves
 * from wherever it is. Nothing is kept, so an odd that closes takes no stop with it.
 */
export function moveInOdds(event: KeyboardEvent<HTMLElement>): void {
  const odds = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button:enabled')];
  const at = odds.findIndex((odd) => odd === event.target);
  if (at < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  const last = odds.length - 1;
  if (event.key === 'Tab') {
    // The browser goes on from the edge.
    odds[event.shiftKey ? 0 : last]?.focus({ preventScroll: true });
    return;
  }
  const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  odds[Math.min(last, Math.max(0, to))]?.focus();
}
