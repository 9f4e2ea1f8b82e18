import type { PlayState } from '../../model/slip.ts';
import { usePlay } from '../../state/slip/slip.ts';

/** A coupon of this slip is out: nothing of it changes until it is known what became of it (design §6). */
export function useSlipLocked(): boolean {
  return isLocked(usePlay());
}

export function isLocked({ phase }: PlayState): boolean {
  return phase === 'sending' || phase === 'unknown';
}
