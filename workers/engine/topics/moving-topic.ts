/** Topic of the largest moves of odds of a sport; ranked anew every few seconds, never on a message. */
import type { Topic } from '../../../src/contract/port/topics.ts';
import { movesSince, rankMoves } from '../../../src/domain/program/odd-moves.ts';
import { isPlayable } from '../../../src/domain/program/playable-outcome.ts';
import type { MovingOdds } from '../../../src/model/program.ts';
import { type SportObservation, createOddsObserver } from '../moving/observe-odds.ts';
import { createEventRows } from './event-rows.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';
import { mainColumn } from './widget-topic.ts';

/** Interval between two rankings, so that rows do not move under a finger. */
export const RANK_MS = 10_000;
/** Falls, and rises, that are listed at most. */
const MOST_MOVES = 15;

type MovingTopic = Extract<Topic, { kind: 'moving' }>;

/** Returns the function that opens the topic; observations outlive it (rule moving-4). */
export function createMovingOdds(parts: TopicParts): (topic: MovingTopic, markDirty: MarkDirty) => TopicSource {
  const observe = createOddsObserver(parts);
  return ({ sportId, minutes }, markDirty) => openMoves(parts, minutes, observe(sportId), markDirty);
}

function openMoves(
  { context, reference, connection }: TopicParts,
  minutes: number,
  { observation, release }: { observation: SportObservation; release(): void },
  markDirty: MarkDirty,
): TopicSource {
  const rows = createEventRows({
    eventStores: observation.stores,
    columns: (event) => mainColumn(reference, event),
    reference,
    markDirty,
  });
  let moves: MovingOdds | undefined;
  let text = '';

  const currentOdd: Parameters<typeof movesSince>[2] = ({ eventId, marketId, outcomeNumber }) => {
    const found = observation.find(eventId);
    const outcome = found?.market.outcomes.find(({ number }) => number === outcomeNumber);
    if (found === undefined || outcome === undefined || found.market.id !== marketId) return undefined;
    return isPlayable(found.event, found.market, outcome) ? outcome.odd : undefined;
  };
  const rank = (): void => {
    const now = Math.floor(context.now() / 1_000);
    const { log, gaps, since } = observation;
    const from = now - minutes * 60;
    const ranked = rankMoves(movesSince(log.changes(), Math.max(from, since ?? now), currentOdd), MOST_MOVES);
    const next: MovingOdds = {
      ...ranked,
      since: since === undefined ? null : Math.max(since, log.overwrittenAt),
      missedSeconds: since === undefined ? 0 : gaps.secondsBetween(Math.max(from, since), now),
      at: connection.state().status === 'on' ? now : (moves?.at ?? 0),
    };
    const nextText = JSON.stringify(next);
    if (nextText === text) return;
    text = nextText;
    moves = next;
    rows.setWindow([...ranked.falls, ...ranked.rises].map(({ eventId }) => eventId));
    markDirty('moves');
  };
  const timer = setInterval(rank, RANK_MS);
  const releases = [
    observation.onState(() => {
      markDirty('load');
      rank();
    }),
    reference.competitions.use(rows.markAll),
    reference.markets.use(() => {
      rows.markAll();
      rank();
    }),
  ];
  rank();

  return {
    keys: () => ['load', ...(moves === undefined ? [] : ['moves']), ...rows.keys()],
    read: (key) => (key === 'load' ? observation.loadState() : key === 'moves' ? moves : rows.read(key)),
    setWindow: () => undefined,
    retry: observation.retry,
    close: () => {
      clearInterval(timer);
      for (const end of releases) end();
      rows.close();
      release();
    },
  };
}
