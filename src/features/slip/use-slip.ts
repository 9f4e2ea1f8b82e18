import { useMemo } from 'react';
import { defaultAppConfig } from '../../domain/default-app-config.ts';
import { type SlipView, slipView } from './slip-view.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { useSelections, useSlipTerms } from '../../state/slip/slip-calls.ts';

/** Current items, terms and prices; default limits are used until the configuration is loaded. */
export function useSlip(): SlipView {
  const selections = useSelections();
  const terms = useSlipTerms();
  const { coupon } = useTopicValue({ kind: 'config' }, 'app') ?? defaultAppConfig;
  return useMemo(() => slipView(selections, terms, coupon), [selections, terms, coupon]);
}
