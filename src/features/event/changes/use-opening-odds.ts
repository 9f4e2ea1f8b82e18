import { useEffect } from 'react';
import type { MarketRef } from '../../../model/program.ts';
import { recordOpeningOdds } from '../../../state/engine/opening-odds.ts';
import type { TopicView } from '../../../state/engine/use-topic.ts';
import { isMarket } from './odds-movement.ts';

/** Records the first odds of every market of an open match (rule change-3). */
export function useOpeningOdds(view: TopicView<'event'>, eventId: number, order: readonly MarketRef[]): void {
  useEffect(() => {
    const at = Date.now();
    for (const { id } of order) {
      const market = view.cell(`market:${id}`).value;
      if (isMarket(market)) recordOpeningOdds(eventId, market, at);
    }
  }, [view, eventId, order]);
}
