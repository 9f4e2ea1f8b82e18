import { useEffect, useMemo, useState } from 'react';
import { ref } from 'valtio/vanilla';
import { isAnswer } from '../../../contract/errors.ts';
import { isDay } from '../../../domain/live-scores/address.ts';
import { type Remembered, endedHead, ofBegun, ofScores, ofSummary } from '../../../domain/program/ended-head.ts';
import { FOOTBALL } from '../../../domain/sports.ts';
import { DAY_SECONDS, dayKey } from '../../../domain/time.ts';
import type { Loaded } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import { type TopicView, useEntry } from '../../../state/engine/live.ts';
import { useLiveScores } from '../../../state/load/use-live-scores.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { useTopicLoad } from '../../../state/load/use-topic-load.ts';
import { useScoreWish } from '../../../state/scores/wish.ts';
import { useToday } from '../../../state/device/clock.ts';
import { mappedIdOf, useKeptIds } from '../../../state/device/mapped-ids.ts';
import { useEventQuery } from './use-event-query.ts';

export type MatchHead = Loaded<EventHead> & {
  /** The program has it no more; what is shown is what statistics remember (rule match-46). */
  ended: boolean;
};

/**
 * Who plays and how it stands, of a match of the program or of one that has left it.
 * @param addressed the sport of the address, 0 where it names none
 */
export function useMatchHead(view: TopicView<'event'>, eventId: number, addressed: number): MatchHead {
  const loaded = useTopicLoad(view, 'head');
  const { value, failure } = loaded;
  const refused = failure !== null && isAnswer(failure);
  // Markets come from the program alone: a refused match that has an order of them is carried by a list (rule match-52).
  const ended = useEntry(view, 'order') === undefined && refused;
  // The service has answered: what is shown of it does not grow old any more.
  const stale = loaded.stale && !refused;
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  useKeptIds(last === undefined ? none : [last]);
  // Whoever remembers it is asked by its sport; where nobody ever named one, most matches are football.
  const sportId = last?.sportId || addressed || FOOTBALL;
  const mappedId = useMemo(
    () => (ended ? (last?.mappedId ?? mappedIdOf(eventId)) : null),
    [ended, last?.mappedId, eventId],
  );
  const { told, asks } = useRemembered(eventId, mappedId ?? eventId, sportId, ended);
  const remembered = useMemo(
    () => (told === null ? null : endedHead({ id: eventId, sportId, mappedId }, told, last)),
    // What was shown when the answer came; what is shown then is this.
    // oxlint-disable-next-line react/exhaustive-deps
    [told, eventId, sportId, mappedId],
  );
  const covers = useScoreWish().how !== 'shown';
  useEffect(() => {
    if (remembered === null || value !== undefined) return undefined;
    let wanted = true;
    void shownHead(remembered, covers).then((head) => {
      // The place of the head, so that it is covered and shown like any other.
      if (wanted && head !== null) view.cell('head').value = ref(head);
    });
    return () => {
      wanted = false;
    };
  }, [view, remembered, value, covers]);

  if (value !== undefined) return { ...loaded, stale, ended };
  const waits = ended && (asks || remembered !== null);
  // While it is asked for, it stays what it was: an event that leaves the program may be kicking off.
  if (last !== undefined && (loaded.phase === 'loading' || waits)) {
    return { ...loaded, phase: 'ready', value: last, stale, ended: false };
  }
  return { ...loaded, phase: waits ? 'loading' : loaded.phase, ended };
}

const none: readonly EventHead[] = [];

interface Asked {
  told: Remembered | null;
  asks: boolean;
}

/**
 * What statistics tell of it; of a match they do not know, what the list of live scores does, of the day of the address,
 * else of today, or of the night before.
 * @param statisticsId the id it had before it ran, where that is known (wire-statistics-1)
 */
function useRemembered(eventId: number, statisticsId: number, sportId: number, ended: boolean): Asked {
  const today = useToday();
  const summary = useRead('getEventSummary', ended ? { parameters: { sportId, eventId: statisticsId } } : null);
  const told = useMemo(() => ofBegun(ofSummary(summary.value), clock()), [summary.value]);
  const first: Asked = { told, asks: !isSettled(summary) };
  const ids = useMemo(() => [eventId, statisticsId], [eventId, statisticsId]);
  const { d = '' } = useEventQuery().query;
  const second = useListed(ids, sportId, isUnknown(first) ? (isDay(d) ? d : dayKey(today)) : null);
  const third = useListed(ids, sportId, isUnknown(second) ? dayKey(today - DAY_SECONDS) : null);
  return isUnknown(first) ? (isUnknown(second) ? third : second) : first;
}

/** @param day null asks for nothing */
function useListed(ids: readonly number[], sportId: number, day: string | null): Asked {
  const list = useLiveScores(sportId, day);
  const told = useMemo(() => ofBegun(ofScores(list.value, ids), clock()), [list.value, ids]);
  return { told, asks: !isSettled(list) };
}

const clock = (): number => Date.now() / 1_000;
const isUnknown = ({ told, asks }: Asked): boolean => told === null && !asks;
const isSettled = ({ phase }: Loaded<unknown>): boolean => phase === 'ready' || phase === 'failed';

/** As the player wishes to see it: nothing is shown before it is covered (rule cover-4). */
async function shownHead(head: EventHead, covers: boolean): Promise<object | null> {
  if (!covers) return head;
  try {
    const { coverHead } = await import('../../../state/scores/cover.ts');
    return coverHead(head);
  } catch {
    // Without what covers it, it is not shown.
    return null;
  }
}
