/** Bets a service proposes (popular bets, easy coupons), with their odds live: the markets are pinned and followed. */
import { sportsbook } from '../../../src/contract/services/sportsbook.ts';
import type { EasyCoupon, PopularBet } from '../../../src/model/program.ts';
import type { Market } from '../../../src/model/event.ts';
import type { CallTypes, InputOf, ServiceCall } from '../../../src/contract/services/call.ts';
import { totalOdd } from '../../../src/domain/slip/total-odd.ts';
import { marketName } from '../../../src/domain/program/market-name.ts';
import { loadPinnedMarkets } from '../book/pinned-markets.ts';
import { createLoad } from '../calls/load.ts';
import { type Resource, createResource } from '../calls/resource.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';

const MAX_AGE_MS = 60_000;

interface ProposedBets<T> {
  key: 'bets' | 'coupons';
  betsOf(value: T): PopularBet[];
  show(value: T, live: (bet: PopularBet) => PopularBet): unknown;
}

export function openPopular(parts: TopicParts, sportId: number, limit: number, markDirty: MarkDirty): TopicSource {
  return openBets(
    parts,
    { call: sportsbook.getPopularBets, input: { query: { sportId: String(sportId), limit: String(limit) } } },
    { key: 'bets', betsOf: (bets) => bets, show: (bets, live) => bets.map(live) },
    markDirty,
  );
}

export function openEasyCoupons(parts: TopicParts, markDirty: MarkDirty): TopicSource {
  return openBets(
    parts,
    { call: sportsbook.getPopularEasyCoupons, input: {} },
    {
      key: 'coupons',
      betsOf: (coupons) => coupons.flatMap(({ bets }) => bets),
      show: (coupons, live) =>
        coupons.map((coupon): EasyCoupon => {
          const bets = coupon.bets.map(live);
          return { ...coupon, bets, totalOdd: Number(totalOdd(bets.map(({ odd }) => odd))) };
        }),
    },
    markDirty,
  );
}

function openBets<Types extends CallTypes>(
  parts: TopicParts,
  { call, input }: { call: ServiceCall<Types>; input: InputOf<ServiceCall<Types>> },
  proposed: ProposedBets<Types['value']>,
  markDirty: MarkDirty,
): TopicSource {
  const { context, reference } = parts;
  const abort = new AbortController();
  const shelf = context.book.openShelf(null, null);
  /** The proposal that is followed, and the one whose markets are here. */
  let followed: Types['value'] | undefined;
  let pinned: Types['value'] | undefined;
  let following: (() => void)[] = [];

  const resource: Resource<Types['value']> = createResource({
    services: context.services,
    call,
    input,
    from: (value) => value,
    maxAgeMs: MAX_AGE_MS,
    now: context.now,
    signal: abort.signal,
  });

  const pins = createLoad({
    work: async () => {
      const value = followed;
      const bets = value === undefined ? [] : proposed.betsOf(value);
      const result = await loadPinnedMarkets(context, shelf, bets, abort.signal);
      if (result.ok) pinned = value;
      return result;
    },
    now: context.now,
    onState: () => markDirty(proposed.key),
    signal: abort.signal,
  });

  const follow = (value: Types['value']): void => {
    followed = value;
    for (const release of following) release();
    const eventIds = new Set(proposed.betsOf(value).map(({ eventId }) => eventId));
    following = [...eventIds].map((eventId) => shelf.onEvent(eventId, () => markDirty(proposed.key)));
    pins.refresh();
  };

  /** The proposal's own words, but for a market we know by the configuration: one name in every screen. */
  const nameOf = (bet: PopularBet, market: Market): string => {
    const config = reference.markets.value;
    return config?.types[market.key] === undefined ? bet.marketName : marketName(config, market.key, market.line);
  };

  const live = (bet: PopularBet): PopularBet => {
    const event = shelf.events.get(bet.eventId);
    const market = event?.markets.find(({ id }) => id === bet.marketId);
    const outcome = market?.outcomes.find(({ number }) => number === bet.outcomeNumber);
    // Asked for and not there any more: closed. Not asked yet: as the proposal says.
    if (market === undefined || outcome === undefined) return pinned === followed ? { ...bet, status: 0 } : bet;
    const { odd, webOdd } = outcome;
    return { ...bet, marketName: nameOf(bet, market), odd, webOdd, status: market.status, minBets: market.minBets };
  };

  const releaseNames = reference.markets.use(() => markDirty(proposed.key));
  const release = resource.use(() => {
    markDirty('load');
    if (resource.value === undefined || resource.value === followed) return;
    follow(resource.value);
    markDirty(proposed.key);
  });
  const releaseMissed = context.onMissed(pins.refresh);

  return {
    keys: () => (resource.value === undefined ? ['load'] : ['load', proposed.key]),
    read: (key) => {
      if (key === 'load') return resource.state;
      return resource.value === undefined ? undefined : proposed.show(resource.value, live);
    },
    setWindow: () => undefined,
    retry: () => resource.refresh(),
    close: () => {
      release();
      releaseNames();
      releaseMissed();
      for (const end of following) end();
      abort.abort();
      shelf.close();
    },
  };
}
