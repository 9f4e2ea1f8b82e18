/** Running events of the program, and the times to refetch the list of live scores. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { ScoreRow } from '../../contract/services/live-scores-calls.ts';
import { needsPolling } from './score-matches.ts';
import type { Loaded } from '../../model/load.ts';
import type { ListItem } from '../../model/program.ts';
import { useStoreMappedIds } from '../../state/device/mapped-ids.ts';
import { useMinute } from '../../state/device/clock.ts';
import { type TopicView, useTopicEntry } from '../../state/engine/use-topic.ts';

interface RunningEvents {
  /** Undefined until the program has responded. */
  running: ReadonlySet<number> | undefined;
  /** All events that ran since the page was opened. */
  seen: ReadonlySet<number>;
  /** Current event ids by the ids the events had before they started, for all events seen since the page was opened. */
  runningAs: ReadonlyMap<number, number>;
}

export function useRunningEvents(view: TopicView<'list'>): RunningEvents {
  const order = useTopicEntry(view, 'order');
  const loaded = useTopicEntry(view, 'load')?.phase === 'ready';
  const ids = order === undefined || !loaded ? undefined : runningIds(order).join();
  const runningAs = useRunningAs(order);
  const [known, setKnown] = useState<{ ids: string | undefined } & Omit<RunningEvents, 'runningAs'>>({
    ids: undefined,
    running: undefined,
    seen: new Set(),
  });
  // If the program cannot be reached, its last state is kept.
  if (ids !== undefined && ids !== known.ids) {
    const running = new Set(ids === '' ? [] : ids.split(',').map(Number));
    setKnown({ ids, running, seen: new Set([...known.seen, ...running]) });
  }
  return useMemo(() => ({ ...known, runningAs }), [known, runningAs]);
}

/** Interval of refetching the list while it contains matches the program does not update. */
const ASK_AGAIN_MS = 60_000;
/** Delay before refetching, because the program reports the begin or end of a match earlier than the list. */
const SETTLE_MS = 2_000;

/** Refetches the list when a match begins or ends, and periodically while matches run outside of the program. */
export function useScoresRefetch(
  { value: rows, retry: retryRows }: Loaded<ScoreRow[]>,
  { value: night, retry: retryNight }: Loaded<ScoreRow[]>,
  running: ReadonlySet<number> | undefined,
): void {
  const minute = useMinute();
  const asks = useMemo(
    () => needsPolling([...(rows ?? []), ...(night ?? [])], running, minute),
    [rows, night, running, minute],
  );
  const retry = useCallback(() => {
    retryRows();
    retryNight();
  }, [retryRows, retryNight]);
  useEffect(() => {
    if (!asks) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') retry();
    }, ASK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [asks, retry]);
  const before = useRef(running);
  useEffect(() => {
    const first = before.current === undefined;
    if (before.current === running) return undefined;
    before.current = running;
    if (first) return undefined;
    const timer = setTimeout(retry, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [running, retry]);
}

function useRunningAs(order: readonly ListItem[] | undefined): ReadonlyMap<number, number> {
  const [runningAs, setRunningAs] = useState<ReadonlyMap<number, number>>(new Map());
  const fresh = (order ?? []).flatMap((item): [number, number][] => {
    if (item.type !== 'event' || item.mappedId === undefined) return [];
    return runningAs.get(item.mappedId) === item.eventId ? [] : [[item.mappedId, item.eventId]];
  });
  if (fresh.length > 0) setRunningAs(new Map([...runningAs, ...fresh]));
  useStoreMappedIds([...runningAs].map(([mappedId, id]) => ({ id, mappedId })));
  return runningAs;
}

/** Events below the header of upcoming matches have not begun. */
function runningIds(order: readonly ListItem[]): number[] {
  const coming = order.findIndex((item) => item.type === 'league' && item.coming === true);
  return (coming < 0 ? order : order.slice(0, coming)).flatMap((item) => (item.type === 'event' ? [item.eventId] : []));
}
