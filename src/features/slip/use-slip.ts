import { useMemo } from 'react';
import type { PlayState } from '../../contract/slip.ts';
import { defaultAppConfig } from '../../domain/app-config.ts';
import { type SlipView, slipView } from '../../domain/betslip/slip-view.ts';
import { useEntry, useTopic } from '../../state/live.ts';
import { usePlay, useSelections, useSlipTerms } from '../../state/slip.ts';

/** Items, terms and prices as they are now; the limits are the defaults until the configuration is there. */
export function useSlip(): SlipView {
  const selections = useSelections();
  const terms = useSlipTerms();
  const { coupon } = useEntry(useTopic({ kind: 'config' }), 'app') ?? defaultAppConfig;
  return useMemo(() => slipView(selections, terms, coupon), [selections, terms, coupon]);
}

/** A coupon of this slip is out: nothing of it changes until it is known what became of it (design §6). */
export function useSlipLocked(): boolean {
  return isLocked(usePlay());
}

export function isLocked({ phase }: PlayState): boolean {
  return phase === 'sending' || phase === 'unknown';
}
