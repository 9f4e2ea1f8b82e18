/** Bets proposed by a service (popular bets, easy coupons) with live odds: their markets are pinned and followed. */
import { sportsbookCalls } from '../../../src/contract/services/sportsbook-calls.ts';
import type { EasyCoupon, PopularBet } from '../../../src/model/program.ts';
import { CLOSED, OPEN, PAUSED } from '../../../src/model/betting-status.ts';
import { NOT_OFFERED, type Market, type Outcome, type ProgramEvent } from '../../../src/model/event.ts';
import type { ProposedBet } from '../../../src/contract/services/wire/bets-wire.ts';
import type { CallTypes, InputOf, ServiceCall } from '../../../src/contract/services/call.ts';
import { totalOdd } from '../../../src/domain/slip/total-odd.ts';
import { clockText } from '../../../src/domain/program/score-text.ts';
import { isOutcomeOpen } from '../../../src/domain/program/playable-outcome.ts';
import { takesBets } from '../../../src/domain/program/playable.ts';
import { marketName } from '../../../src/domain/program/market-name.ts';
import { type MarketPin, loadPinnedMarkets } from '../book/pinned-markets.ts';
import { createLoad } from '../calls/create-load.ts';
import { type Resource, createResource } from '../calls/resource.ts';
import type { MarkDirty, TopicParts, TopicSource } from './topic-source.ts';

const MAX_AGE_MS = 120_000;

interface ProposedBets<T> {
  key: 'bets' | 'coupons';
  betsOf(value: T): ProposedBet[];
  show(value: T, live: (bets: ProposedBet[]) => PopularBet[]): unknown;
}

export function openPopularBets(parts: TopicParts, sportId: number, limit: number, markDirty: MarkDirty): TopicSource {
  return openBets(
    parts,
    { call: sportsbookCalls.getPopularBets, input: { query: { sportId: String(sportId), limit: String(limit) } } },
    { key: 'bets', betsOf: (bets) => bets, show: (bets, live) => live(bets) },
    markDirty,
  );
}

export function openEasyCoupons(parts: TopicParts, markDirty: MarkDirty): TopicSource {
  return openBets(
    parts,
    { call: sportsbookCalls.getPopularEasyCoupons, input: {} },
    {
      key: 'coupons',
      betsOf: (coupons) => coupons.flatMap(({ bets }) => bets),
      show: (coupons, live) =>
        coupons.flatMap((coupon): EasyCoupon[] => {
          const bets = live(coupon.bets);
          return bets.length === 0 ? [] : [{ ...coupon, bets, totalOdd: Number(totalOdd(bets.map(({ odd }) => odd))) }];
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
  const shelf = context.book.openEventStore(null, null);
  /** The followed proposal, and the proposal whose markets are loaded. */
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
    retries: context.retries,
    signal: abort.signal,
  });

  const pins = createLoad({
    work: async () => {
      const value = followed;
      const bets = value === undefined ? [] : proposed.betsOf(value);
      const result = await loadPinnedMarkets(
        context,
        shelf,
        bets.flatMap((bet) => pinOf(bet) ?? []),
        abort.signal,
      );
      if (result.ok) pinned = value;
      return result;
    },
    now: context.now,
    retries: context.retries,
    onState: () => markDirty(proposed.key),
    signal: abort.signal,
  });

  const follow = (value: Types['value']): void => {
    followed = value;
    for (const release of following) release();
    const eventIds = new Set(proposed.betsOf(value).map(({ eventId }) => eventId));
    following = [...eventIds].map((eventId) => shelf.onEvent(eventId, () => markDirty(proposed.key)));
    void pins.refresh();
  };

  /** The market's name, the same in every screen; '' for a market the configuration does not know. */
  const nameOf = (key: string, line: string): string => {
    const config = reference.markets.value;
    return config?.types[key] === undefined ? '' : marketName(config, key, line);
  };

  const eventOf = (eventId: number): ProgramEvent | undefined =>
    shelf.events.get(eventId) ?? context.book.find(eventId);

  /**
   * Returns the bet's market and outcome. Where the service gives no ids, they are found by name in the event's loaded
   * markets; null when they are not found.
   */
  const pinOf = ({ eventId, marketId, outcomeNumber, ...bet }: ProposedBet): MarketPin | null => {
    if (marketId !== null && outcomeNumber !== null) return { eventId, marketId, outcomeNumber };
    for (const { id, key, line, outcomes } of eventOf(eventId)?.markets ?? []) {
      if (marketId === null ? nameOf(key, line) !== bet.marketName : id !== marketId) continue;
      const outcome = outcomes.find(({ number, name }) =>
        outcomeNumber === null ? name === bet.outcomeName : number === outcomeNumber,
      );
      if (outcome !== undefined) return { eventId, marketId: id, outcomeNumber: outcome.number };
    }
    return null;
  };

  /**
   * The bet with current data; the event's data fills fields the proposal lacks. Null while its outcome or a name is
   * unknown.
   */
  const live = (bet: ProposedBet): PopularBet | null => {
    const pin = pinOf(bet);
    if (pin === null) return null;
    const event = eventOf(bet.eventId);
    const market = shelf.events.get(bet.eventId)?.markets.find(({ id }) => id === pin.marketId);
    const outcome = market?.outcomes.find(({ number }) => number === pin.outcomeNumber);
    const named = {
      eventName: bet.eventName || (event?.name ?? ''),
      marketName: (market === undefined ? '' : nameOf(market.key, market.line)) || bet.marketName,
      outcomeName: bet.outcomeName || (outcome?.name ?? ''),
    };
    if (named.eventName === '' || named.marketName === '' || named.outcomeName === '') return null;
    const { playedCount, percent, minBets } = bet;
    const odd = outcome?.odd ?? bet.odd;
    const status = (): number => {
      if (event !== undefined && market !== undefined && outcome !== undefined) return statusOf(event, market, outcome);
      // A market that is missing after its load is closed. Before the load, a proposal with odds is open if the match
      // takes bets.
      if (pinned === followed || odd === null) return CLOSED;
      return event === undefined || takesBets(event) ? OPEN : PAUSED;
    };
    return {
      ...pin,
      ...named,
      playedCount,
      percent,
      sportId: bet.sportId ?? event?.sportId ?? 0,
      start: bet.start ?? event?.start ?? null,
      clock: event === undefined || event.phase === 0 ? '' : clockText(event, event.score),
      odd: odd ?? NOT_OFFERED,
      webOdd: outcome?.webOdd ?? bet.webOdd ?? odd ?? NOT_OFFERED,
      minBets: market?.minBets ?? minBets,
      status: status(),
    };
  };
  const liveAll = (bets: ProposedBet[]): PopularBet[] => bets.flatMap((bet) => live(bet) ?? []);

  const releaseNames = reference.markets.use(() => markDirty(proposed.key));
  const release = resource.use(() => {
    markDirty('load');
    if (resource.value === undefined || resource.value === followed) return;
    follow(resource.value);
    markDirty(proposed.key);
  });
  const releaseMissed = context.onMissedMessages(pins.revalidate);

  return {
    keys: () => (resource.value === undefined ? ['load'] : ['load', proposed.key]),
    read: (key) => {
      if (key === 'load') return resource.state;
      return resource.value === undefined ? undefined : proposed.show(resource.value, liveAll);
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

/**
 * The status of one outcome: in an open market it is paused when it alone is closed, and while its running match takes
 * no bets (rule odds-4).
 */
function statusOf(event: ProgramEvent, market: Market, outcome: Outcome): number {
  if (market.status !== OPEN) return market.status;
  return isOutcomeOpen(event, market, outcome) ? OPEN : PAUSED;
}
