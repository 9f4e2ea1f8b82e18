import { describe, expect, it } from 'vitest';
import type { ServiceCall } from '../../../../src/contract/services/call.ts';
import { decodeEvent } from '../../../../src/contract/services/wire/decode-event.ts';
import { decodeEventUpdate, decodeScoreUpdate } from '../../../../src/contract/hub/decode.ts';
import { sportsbook } from '../../../../src/contract/services/sportsbook.ts';
import { misfitOf } from '../fits.ts';
import { SPORT_IDS, allEvents, eventOf, newWorld, run } from './world-under-test.ts';

function expectShape(call: ServiceCall, answer: unknown): void {
  expect(misfitOf(call, answer)).toBeUndefined();
}

const { world, clock } = newWorld();

describe('answers have the shapes of the contract', () => {
  it('by sport', () => {
    for (const sportId of SPORT_IDS) {
      for (const type of [0, 1, 2] as const) expectShape(sportsbook.getEvents, world.list(sportId, type, 0));
      expectShape(sportsbook.getOutcomePlayPercentages, world.outcomePlayPercentages(sportId));
      expectShape(sportsbook.getPlayedEventPercentage, world.playedEventPercentage(sportId));
      expectShape(sportsbook.getPopularBets, world.popularBets(sportId, 20));
      expectShape(sportsbook.getHighlightedEvents, { he: world.highlightedEvents(sportId) });
      expectShape(sportsbook.getHighlightedLeagues, world.highlightedLeagues(sportId));
    }
  });

  it('for all sports', () => {
    expectShape(sportsbook.getInfo, world.info());
    expectShape(sportsbook.getCompetitions, world.competitions());
    expectShape(sportsbook.getMarketConfig, world.marketConfig());
    expectShape(sportsbook.getPopularEasyCoupons, world.easyCoupons());
    expectShape(sportsbook.getHighlightedLeagues, world.highlightedLeagues());
    expect(world.easyCoupons().length).toBeGreaterThan(3);
  });

  it('and events, updates and scores are readable to the last market', () => {
    let malformed = 0;
    const onMalformed = () => {
      malformed += 1;
    };
    for (const type of [0, 1, 2] as const) {
      for (const listed of allEvents(world, type)) {
        expect(decodeEvent(eventOf(world, listed.i), onMalformed)).not.toBeNull();
      }
    }
    for (const widget of [...world.liveWidget(), ...world.upcomingWidget()]) {
      expect(decodeEvent(widget, onMalformed)).not.toBeNull();
    }
    for (const { hub, message } of run(world, clock, 3, 200, 10)) {
      expect(hub === 'score' ? decodeScoreUpdate(message) : decodeEventUpdate(message, onMalformed)).not.toBeNull();
    }
    expect(malformed).toBe(0);
  });
});

describe('derived answers', () => {
  it('shares of a market sum to 100', () => {
    for (const markets of Object.values(world.outcomePlayPercentages(1))) {
      for (const shares of Object.values(markets)) {
        const values = Object.values(shares);
        if (values.length === 0) continue;
        expect(values.reduce((sum, share) => sum + share, 0)).toBe(100);
        expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
      }
    }
  });

  it('popular bets point at what can be played, at the odds of the moment', () => {
    const bets = world.popularBets(1, 10) as { eventId: number; marketId: number; outcomeNo: number; odd: number }[];
    expect(bets).toHaveLength(10);
    for (const bet of bets) {
      const market = eventOf(world, bet.eventId).m.find((each) => each.i === bet.marketId);
      expect(market?.s).toBe(1);
      expect(market?.o.find((outcome) => outcome.no === bet.outcomeNo)?.odd).toBe(bet.odd);
    }
  });

  it('markets by id come alone with their events', () => {
    const event = eventOf(world, world.highlightedEvents(1)[0] ?? 0);
    const market = event.m[2];
    const wanted = [
      { eventId: event.i, marketId: market?.i ?? 0, outComeNo: 1 },
      { eventId: 5, marketId: 6, outComeNo: 1 },
    ];
    expect(world.marketsById(wanted)).toEqual([expect.objectContaining({ i: event.i, m: [market] })]);
  });

  it('every list column of football has a live counterpart or says "-", and headers for all', () => {
    const config = world.marketConfig();
    for (const subgroup of Object.values(config.msg)) {
      expect(subgroup.h).toHaveLength(subgroup.m.length);
      expect(subgroup.plm).toHaveLength(subgroup.m.length);
      for (const key of [...subgroup.m, ...(subgroup.plm ?? []).filter((each) => each !== '-')]) {
        expect(config.m, key).toHaveProperty(key.split('_').slice(0, 2).join('_'));
      }
    }
    const tabs = Object.values(config.dmg)
      .filter((group) => group.st === 1)
      .toSorted((a, b) => a.p - b.p);
    const order = 'Taraf, Alt/Üst, Devre, Dakika Bazlı, Oyuncu, Goller, Kombo, Takım, Özel, Skor, Korner/Kart';
    expect(tabs.map((tab) => tab.n)).toEqual(order.split(', '));
  });

  it('leaves a market that is offered out of every detail group', () => {
    const config = world.marketConfig();
    const grouped = new Set(Object.values(config.dmsg).flatMap((subgroup) => subgroup.m));
    const offered = allEvents(world, 0).flatMap((event) => eventOf(world, event.i).m);
    const left = new Set(offered.map((market) => `${market.t}_${market.st}`).filter((key) => !grouped.has(key)));
    expect(left).toContain('2_815');
  });

  it('lists the columns football needs', () => {
    const event = world.list(1, 0, 0).events.find((each) => each.hn !== undefined);
    const keys = event?.m.map(
      (market) => `${market.t}_${market.st}${market.t === 2 && market.st === 101 ? `_${market.sov}` : ''}`,
    );
    for (const key of ['1_1', '2_88', '2_100', '2_101_1.5', '2_101_2.5', '2_101_3.5', '2_89', '2_92', '2_60']) {
      expect(keys).toContain(key);
    }
    expect(event?.oc).toBeGreaterThan(event?.m.length ?? 0);
    for (const each of world.list(1, 0, 0).events.filter((football) => football.hn !== undefined)) {
      expect(each.oc).toBeGreaterThanOrEqual(15);
      expect(each.oc).toBeLessThanOrEqual(41);
    }
  });
});
