/** Decides from the moves of one finger whether a page is pulled down to be refreshed (rule installed-5). */

export interface Point {
  x: number;
  y: number;
}

/** `undecided` until the finger has a direction; `other` is a scroll or a swipe, and stays that until it is lifted. */
export type PullMove = { kind: 'undecided' | 'other' } | { kind: 'pull'; distance: number; isArmed: boolean };

/** Distance from which the direction of a finger is taken seriously, px. */
const DIRECTION_PX = 10;
/** A pull is this much steeper than a swipe to the side. */
const STEEPNESS = 1.5;
/** The indicator follows the finger at half its speed, as a page that resists. */
const RESISTANCE = 0.5;
/** Largest distance of the indicator, px. */
const MAX_DISTANCE_PX = 88;
/** Distance of the indicator from which lifting the finger refreshes, px. */
const ARMED_PX = 64;

/** Follows a finger from where it touched down; call the result with each later position. */
export function followPull(start: Point): (next: Point) => PullMove {
  let direction: 'undecided' | 'pull' | 'other' = 'undecided';
  return (next) => {
    const [right, down] = [next.x - start.x, next.y - start.y];
    if (direction === 'undecided' && Math.max(Math.abs(right), Math.abs(down)) >= DIRECTION_PX) {
      direction = down > STEEPNESS * Math.abs(right) ? 'pull' : 'other';
    }
    if (direction !== 'pull') return { kind: direction };
    const distance = Math.min(MAX_DISTANCE_PX, Math.max(0, down * RESISTANCE));
    return { kind: 'pull', distance, isArmed: distance >= ARMED_PX };
  };
}

/**
 * Returns true when a finger on this element may pull the page: outside dialogs and fields, and where nothing between it
 * and the page scrolls up and down or handles fingers itself.
 */
export function canPullFrom(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  if (target.closest('dialog, [popover], input, textarea, select, video, iframe, [draggable="true"]') !== null)
    return false;
  for (let each: Element | null = target; each !== null && each !== document.body; each = each.parentElement) {
    const { overflowY, touchAction } = getComputedStyle(each);
    if (touchAction === 'none' || touchAction === 'pan-x') return false;
    if (/auto|scroll/.test(overflowY) && each.scrollHeight > each.clientHeight) return false;
  }
  return true;
}
