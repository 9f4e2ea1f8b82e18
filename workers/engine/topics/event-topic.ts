/** Topic of an event with all its markets; a change of one market sends that market only. */
import { percentsByMarket } from '../../../src/domain/program/percents-by-market.ts';
import type { MarketRef } from '../../../src/model/program.ts';
import type { ProgramEvent } from '../../../src/model/event.ts';
import { toEventHead } from './event-rows.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';

const MARKET = 'market:';

export function openEvent(parts: TopicParts, eventId: number, markDirty: MarkDirty): TopicSource {
  const { reference } = parts;
  const { detail, release } = parts.details.acquire(eventId);
  const find = (): ProgramEvent | undefined => detail.eventStore.events.get(eventId);
  const releases = [
    detail.eventStore.onEvent(eventId, (event, changes) => {
      if (changes.head || event === undefined) markDirty('head');
      if (changes.order || event === undefined) markDirty('order');
      for (const marketId of changes.markets) markDirty(`${MARKET}${marketId}`);
      for (const marketId of changes.removedMarkets) markDirty(`${MARKET}${marketId}`);
    }),
    detail.onState(() => {
      markDirty('load');
      followSport();
    }),
    reference.competitions.use(() => markDirty('head')),
  ];

  let followed: number | undefined;
  // The sport is known once the event is loaded; a link may lack it.
  function followSport(): void {
    const sportId = find()?.sportId;
    if (sportId === undefined || sportId === followed) return;
    followed = sportId;
    releases.push(
      reference.outcomePercent(sportId).use(() => markDirty('percentages')),
      reference.playedPercent(sportId).use(() => markDirty('head')),
    );
  }
  followSport();

  const order = (event: ProgramEvent): MarketRef[] => event.markets.map(({ id, key, line }) => ({ id, key, line }));
  const percentages = (event: ProgramEvent): unknown => {
    const told = reference.outcomePercent(event.sportId).value?.[String(event.id)];
    return told && percentsByMarket(event.markets, told);
  };

  return {
    keys: () => {
      const event = find();
      if (event === undefined) return ['load'];
      return ['load', 'head', 'order', 'percentages', ...event.markets.map((market) => `${MARKET}${market.id}`)];
    },
    read: (key) => {
      if (key === 'load') return detail.load.state;
      const event = find();
      if (event === undefined) return undefined;
      if (key === 'head') return toEventHead(event, reference);
      if (key === 'order') return order(event);
      if (key === 'percentages') return percentages(event);
      const marketId = Number(key.slice(MARKET.length));
      return event.markets.find((market) => market.id === marketId);
    },
    setWindow: () => undefined,
    retry: () => void detail.load.run(),
    close: () => {
      for (const end of releases) end();
      release();
    },
  };
}
