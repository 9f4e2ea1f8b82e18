import { useEffect, useMemo } from 'react';
import { limitReason } from '../../domain/own-limits/limit-texts.ts';
import { topicView } from '../engine/topic-view.ts';
import { useTopicEntry } from '../engine/use-topic.ts';
import { useMayHaveLimits } from './own-limits.ts';

/**
 * Returns the reason why the member's own limits refuse an order (rule balance-12); '' when they do not, and until they are
 * known. The engine's part about them is loaded only when this device may have some.
 * @param price kuruş of the balance; 0 for an order paid with the bonus
 */
export function useLimitReason(price: number): string {
  const isStored = useMayHaveLimits();
  const view = useMemo(() => topicView<'ownLimits'>({ kind: 'ownLimits' }), []);
  useEffect(() => (isStored ? view.retain() : undefined), [view, isStored]);
  return limitReason(useTopicEntry(view, 'state'), price);
}
