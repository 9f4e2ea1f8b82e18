import { describe, expect, it } from 'vitest';
import type { ServiceCall } from '../../../../src/contract/services/call.ts';
import { decodeEvent } from '../../../../src/contract/services/wire/decode-event.ts';
import { decodeEventUpdate, decodeScoreUpdate } from '../../../../src/contract/hub/decode.ts';
import { sportsbookCalls } from '../../../../src/contract/services/sportsbook-calls.ts';
import { misfitOf } from '../fits.ts';
import { SPORT_IDS, allEvents, eventOf, newWorld, run } from './world-under-test.ts';
import { decodeMarketConfig } from '../../../../src/contract/services/wire/market-config-wire.ts';
import { listGroups } from '../../../../src/domain/program/columns.ts';

function expectShape(call: ServiceCall, answer: unknown): void {
  expect(misfitOf(call, answer)).toBeUndefined();
}

const { world, clock } = newWorld();

describe('responses have the shapes of the contract', () => {
  it('for each sport', () => {
    for (const sportId of SPORT_IDS) {
      for (const type of [0, 1, 2] as const) expectShape(sportsbookCalls.getEvents, world.list(sportId, type, 0));
      expectShape(sportsbookCalls.getOutcomePlayPercentages, world.outcomePlayPercentages(sportId));
      expectShape(sportsbookCalls.getPlayedEventPercentage, world.playedEventPercentage(sportId));
      expectShape(sportsbookCalls.getPopularBets, world.popularBets(sportId, 20));
      expectShape(sportsbookCalls.getHighlightedEvents, { he: world.highlightedEvents(sportId) });
      expectShape(sportsbookCalls.getHighlightedLeagues, world.highlightedLeagues(sportId));
    }
  });

  it('for all sports together', () => {
    expectShape(sportsbookCalls.getInfo, world.info());
    expectShape(sportsbookCalls.getCompetitions, world.competitions());
    expectShape(sportsbookCalls.getMarketConfig, world.marketConfig());
    expectShape(sportsbookCalls.getPopularEasyCoupons, world.easyCoupons());
    expectShape(sportsbookCalls.getHighlightedLeagues, world.highlightedLeagues());
    expect(world.easyCoupons().length).toBeGreaterThan(3);
  });

  it('with events, updates and scores that are decoded without dropping a market', () => {
    let malformed = 0;
    const onMalformed = () => {
      malformed += 1;
    };
    for (const type of [0, 1, 2] as const) {
      for (const listed of allEvents(world, type)) {
        expect(decodeEvent(eventOf(world, listed.i), onMalformed)).not.toBeNull();
      }
    }
    const widgets = [...world.liveWidget(), ...world.upcomingWidget()];
    const messages = run(world, clock, 3, 200, 10);
    expect([allEvents(world, 0), widgets, messages].map(({ length }) => length > 5)).toEqual([true, true, true]);
    for (const widget of widgets) {
      expect(decodeEvent(widget, onMalformed)).not.toBeNull();
    }
    for (const { hub, message } of messages) {
      expect(hub === 'score' ? decodeScoreUpdate(message) : decodeEventUpdate(message, onMalformed)).not.toBeNull();
    }
    expect(malformed).toBe(0);
  });
});

describe('derived responses', () => {
  it('play percentages of a market sum to 100', () => {
    let shared = 0;
    for (const markets of Object.values(world.outcomePlayPercentages(1))) {
      for (const shares of Object.values(markets)) {
        const values = Object.values(shares);
        if (values.length === 0) continue;
        expect(values.reduce((sum, share) => sum + share, 0)).toBe(100);
        expect(Math.min(...values)).toBeGreaterThanOrEqual(1);
        shared += 1;
      }
    }
    expect(shared).toBeGreaterThan(50);
  });

  it('popular bets are open selections at their current odds', () => {
    const bets = world.popularBets(1, 10) as { eventId: number; marketId: number; outcomeNo: number; odd: number }[];
    expect(bets).toHaveLength(10);
    for (const bet of bets) {
      const market = eventOf(world, bet.eventId).m.find((each) => each.i === bet.marketId);
      expect(market?.s).toBe(1);
      expect(market?.o.find((outcome) => outcome.no === bet.outcomeNo)?.odd).toBe(bet.odd);
    }
  });

  it('markets by id are returned alone within their events', () => {
    const event = eventOf(world, world.highlightedEvents(1)[0] ?? 0);
    const market = event.m[2];
    const wanted = [
      { eventId: event.i, marketId: market?.i ?? 0, outComeNo: 1 },
      { eventId: 5, marketId: 6, outComeNo: 1 },
    ];
    expect(world.marketsById(wanted)).toEqual([expect.objectContaining({ i: event.i, m: [market] })]);
  });

  it('list groups have the real form: sets for phones without headers, live sets without a tab', () => {
    const config = world.marketConfig();
    const groups = Object.values(config.mg);
    for (const subgroup of Object.values(config.msg)) {
      const group = config.mg[String(subgroup.mg)];
      expect(group).toMatchObject({ im: subgroup.im, iv: subgroup.iv });
      const live = subgroup.m.every((key) => key.startsWith('4_'));
      expect(subgroup.il).toBe(live);
      expect(subgroup.plm?.length).toBe(live || subgroup.m.includes('3_1') ? undefined : subgroup.m.length);
      if (live) expect([subgroup.iv, group?.sg.includes(subgroup.i)]).toEqual([false, false]);
      for (const key of subgroup.m) expect(config.m, key).toHaveProperty(key.split('_').slice(0, 2).join('_'));
    }
    const headers = Object.values(config.msg).flatMap(({ h }) => h ?? []);
    expect(headers).toContainEqual(['H', '1', '0', '2']);
    expect(headers).toContainEqual(['H', '1', '2', 'H']);
    expect(headers).toContainEqual(['Gol', 'Alt', 'Üst']);
    expect(groups.some(({ sg }) => sg.some((id) => config.msg[String(id)] === undefined))).toBe(true);
    expect(config.m['2_100']).toMatchObject({ so: { '1': 'HND 1', '2': 'HND 0', '3': 'HND 2' } });
    expect(config.m['2_100']?.o).toBeUndefined();
    expect(config.m['4_640']).toMatchObject({ st: 4, mmlv: 999 });
    expect(config.m).not.toHaveProperty('4_777');
  });

  it.each([
    [1, '1_1 2_88 2_100 2_101_2.5 2_89'],
    [2, '1_2 2_776_1 2_621 2_113'],
    [4, '1_21'],
    [5, '1_9 2_168'],
    [6, '1_16'],
    [19, '1_15'],
    [20, '2_633'],
    [23, '1_10 2_217'],
    [117, '2_637'],
    [998, '1_770 2_772_1.5 2_772_2.5 2_772_3.5 2_771'],
    [137, '2_884 2_887_3.5'],
    [153, '2_888'],
  ])('sport %i has the recorded main columns of a desktop, each filled by events', (sportId, columns) => {
    const page = { sportId, live: false, narrow: false };
    const [group] = listGroups(decodeMarketConfig(world.marketConfig()), page);
    const keys = group?.subgroups.flatMap((subgroup) => subgroup.columns.map(({ market }) => market)) ?? [];
    expect(keys.join(' ')).toBe(columns);
    const listed = world.list(sportId, 0, 0).events.flatMap(({ m }) => m);
    for (const key of keys) {
      const [t, st, line] = key.split('_');
      const fits = listed.some(
        (each) =>
          each.t === Number(t) && each.st === Number(st) && (line === undefined || Number(each.sov) === Number(line)),
      );
      expect(fits, key).toBe(true);
    }
  });

  it('groups of the match page are in the recorded order', () => {
    const config = world.marketConfig();
    const tabs = Object.values(config.dmg)
      .filter((group) => group.st === 1)
      .toSorted((a, b) => a.p - b.p);
    const order = 'Taraf, Alt/Üst, Devre, Dakika Bazlı, Oyuncu, Goller, Kombo, Takım, Özel, Skor, Korner/Kart';
    expect(tabs.map((tab) => tab.n)).toEqual(order.split(', '));
  });

  it('at least one offered market is in no detail group', () => {
    const config = world.marketConfig();
    const grouped = new Set(Object.values(config.dmsg).flatMap((subgroup) => subgroup.m));
    const offered = allEvents(world, 0).flatMap((event) => eventOf(world, event.i).m);
    const left = new Set(offered.map((market) => `${market.t}_${market.st}`).filter((key) => !grouped.has(key)));
    expect(left).toContain('2_815');
  });

  it('football events have the columns of the list', () => {
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
