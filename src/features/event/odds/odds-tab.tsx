import type { EventHead } from '../../../model/program.ts';
import { useMemo } from 'react';
import { type TopicView, useEntry, useTopic } from '../../../state/engine/live.ts';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { MarketsSkeleton } from '../page/event-skeleton.tsx';
import { MarketsPanel } from './markets-panel.tsx';
import type { EventAddress } from '../page/use-event-query.ts';
import { useWhileLoading } from '../page/use-event-load.ts';

export interface OddsTabProps {
  view: TopicView<'event'>;
  head: EventHead;
  address: EventAddress;
}

/** "Tüm Oranlar": all markets, once the names of the market configuration are there. */
export function OddsTab({ view, head, address }: OddsTabProps) {
  const configView = useTopic({ kind: 'config' });
  const config = useEntry(configView, 'markets');
  const configLoad = useEntry(configView, 'load');
  const load = useEntry(view, 'load');
  const order = useWhileLoading(useEntry(view, 'order'), load?.phase === 'loading');
  const { id, sportId, home, away, name } = head;
  const running = head.phase !== 0;
  // Pre-match rows carry status 0 and are playable (payload facts §3).
  const locked = running && head.status !== 1;
  // The head changes with every minute and goal; the cards need to hear of none of that.
  const event = useMemo(
    () => ({ id, sportId, home, away, name, running, locked }),
    [id, sportId, home, away, name, running, locked],
  );
  if (config === undefined && configLoad?.phase === 'failed' && configLoad.failure !== undefined) {
    return <FailureNotice failure={configLoad.failure} onRetry={() => configView.retry()} />;
  }
  if (config === undefined || order === undefined) return <MarketsSkeleton />;
  return <MarketsPanel view={view} config={config} order={order} event={event} address={address} />;
}
