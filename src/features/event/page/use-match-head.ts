import { useMemo, useState } from 'react';
import { isDefinitiveRefusal } from '../../../contract/failure-checks.ts';
import { isDay } from '../../../domain/live-scores/score-list-route.ts';
import {
  type EndedMatchInfo,
  endedHead,
  onlyIfBegun,
  endedMatchFromScores,
  endedMatchFromSummary,
} from './ended-head.ts';
import { FOOTBALL } from '../../../domain/sports.ts';
import { DAY_SECONDS, dayKey } from '../../../domain/time.ts';
import type { Loaded } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import { type TopicView, useTopicEntry } from '../../../state/engine/use-topic.ts';
import { useLiveScores } from '../../../state/load/use-live-scores.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { useTopicLoad } from '../../../state/load/use-topic-load.ts';
import { usePresented } from '../../../state/spoiler/use-presented.ts';
import { useToday } from '../../../state/device/clock.ts';
import { findMappedId, useStoreMappedIds } from '../../../state/device/mapped-ids.ts';
import { useEventQuery } from './use-event-query.ts';

export type MatchHead = Loaded<EventHead> & {
  /** True when the match has left the program; the value is then the one statistics have (rule match-46). */
  ended: boolean;
};

/**
 * Teams and score of a match that is in the program or has left it.
 * @param addressed the sport of the address, 0 if it has none
 */
export function useMatchHead(view: TopicView<'event'>, eventId: number, addressed: number): MatchHead {
  const loaded = useTopicLoad(view, 'head');
  const [kept, setKept] = useState<EventHead>();
  const keptHead = usePresented('event', 'head', kept);
  const value = loaded.value ?? keptHead;
  const { failure } = loaded;
  const refused = failure !== null && isDefinitiveRefusal(failure);
  // Markets come from the program alone: a refused match that has an order of them is carried by a list (rule match-52).
  const ended = useTopicEntry(view, 'order') === undefined && refused;
  // The service has responded, so the shown value does not become stale any more.
  const stale = loaded.stale && !refused;
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  useStoreMappedIds(last === undefined ? none : [last]);
  // Statistics are requested by sport; if no sport is known, football is the most likely one.
  const sportId = last?.sportId || addressed || FOOTBALL;
  const mappedId = useMemo(
    () => (ended ? (last?.mappedId ?? findMappedId(eventId)) : null),
    [ended, last?.mappedId, eventId],
  );
  const { told, asks } = useRemembered(eventId, mappedId ?? eventId, sportId, ended);
  const remembered = useMemo(
    () => (told === null ? null : endedHead({ id: eventId, sportId, mappedId }, told, last)),
    // `last` is read as it was when the response came; later values come from `remembered` itself.
    // oxlint-disable-next-line react/exhaustive-deps
    [told, eventId, sportId, mappedId],
  );
  // Kept while the program sends no head: a later failure of the network does not remove the match from its page.
  const toKeep = loaded.value === undefined ? (remembered ?? kept) : undefined;
  if (toKeep !== kept) setKept(toKeep);

  if (loaded.value !== undefined) return { ...loaded, stale, ended };
  if (keptHead !== undefined) return { ...loaded, phase: 'ready', value: keptHead, stale, ended };
  const waits = ended && (asks || remembered !== null);
  // The match is not shown as ended while the request is pending: an event that leaves the program may be kicking off.
  if (last !== undefined && (loaded.phase === 'loading' || waits)) {
    return { ...loaded, phase: 'ready', value: last, stale, ended: false };
  }
  return { ...loaded, phase: waits ? 'loading' : loaded.phase, ended };
}

const none: readonly EventHead[] = [];

interface Asked {
  told: EndedMatchInfo | null;
  asks: boolean;
}

/**
 * The match as statistics know it. If they do not, the live scores are searched: of the day of the address, else of
 * today, then of the day before.
 * @param statisticsId the id the match had before it started, if known (wire-statistics-1)
 */
function useRemembered(eventId: number, statisticsId: number, sportId: number, ended: boolean): Asked {
  const today = useToday();
  const summary = useRead('getEventSummary', ended ? { parameters: { sportId, eventId: statisticsId } } : null);
  const told = useMemo(() => onlyIfBegun(endedMatchFromSummary(summary.value), clock()), [summary.value]);
  const first: Asked = { told, asks: !isSettled(summary) };
  const ids = useMemo(() => [eventId, statisticsId], [eventId, statisticsId]);
  const { d = '' } = useEventQuery().query;
  const second = useListed(ids, sportId, isUnknown(first) ? (isDay(d) ? d : dayKey(today)) : null);
  const third = useListed(ids, sportId, isUnknown(second) ? dayKey(today - DAY_SECONDS) : null);
  return isUnknown(first) ? (isUnknown(second) ? third : second) : first;
}

/** @param day null sends no request */
function useListed(ids: readonly number[], sportId: number, day: string | null): Asked {
  const list = useLiveScores(sportId, day);
  const told = useMemo(() => onlyIfBegun(endedMatchFromScores(list.value, ids), clock()), [list.value, ids]);
  return { told, asks: !isSettled(list) };
}

const clock = (): number => Date.now() / 1_000;
const isUnknown = ({ told, asks }: Asked): boolean => told === null && !asks;
const isSettled = ({ phase }: Loaded<unknown>): boolean => phase === 'ready' || phase === 'failed';
