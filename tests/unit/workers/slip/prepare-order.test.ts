/** Result of a tap on "Oyna" before anything is sent: a state at once, or one order with its record. */
import { describe, expect, test } from 'vitest';
import type { OddsAcceptance, Selection, SlipTerms } from '../../../../src/model/slip.ts';
import { defaultAppConfig } from '../../../../src/domain/default-app-config.ts';
import {
  type PlayRecord,
  type SlipOrderContext,
  type PreparedOrder,
  prepareOrder,
} from '../../../../workers/engine/slip/play-slip.ts';
import { makeSelection } from '../../../support/make-selection.ts';

interface Tapped {
  items?: Selection[];
  terms?: Partial<SlipTerms>;
  acceptance?: OddsAcceptance;
  useBonus?: boolean;
  around?: Partial<SlipOrderContext>;
}

const two = [
  makeSelection({ eventId: 1, marketId: 10, odd: 250, agreedOdd: 250 }),
  makeSelection({ eventId: 2, marketId: 20, outcomeNumber: 3, odd: 180, agreedOdd: 180, webOdd: 170 }),
];

function tapped({ items = two, terms = {}, acceptance, useBonus = false, around = {} }: Tapped = {}): PreparedOrder {
  const slip = { selections: () => items, terms: { systems: [], multiplier: 50, couponCount: 1, ...terms } };
  return prepareOrder(
    { intent: 'i1', useBonus },
    {
      slip: slip as never,
      acceptance: { value: acceptance } as never,
      limits: defaultAppConfig.coupon,
      competitionOf: () => 'Süper Lig',
      isLive: true,
      isUnreached: false,
      hashedPlayer: 'A',
      last: undefined,
      balanceBefore: 100_000,
      now: 1_800_000_000_500,
      ...around,
    },
  );
}

function sent(tap: Tapped): Extract<PreparedOrder, { sends: true }> {
  const prepared = tapped(tap);
  if (!prepared.sends) throw new Error(JSON.stringify(prepared.state));
  return prepared;
}

describe('the record of an order', () => {
  const kept: PlayRecord = {
    intent: 'i1',
    hashedPlayer: 'A',
    sentAt: 1_800_000_000_500,
    price: 5_000, // 50 TL
    couponCount: 1,
    itemCount: 2,
    odd: 450, // 2.50 × 1.80
    slip: '[[[1,10,1,false],[2,20,3,false]],[],50,1]',
    seen: [],
    useBonus: false,
    purse: 100_000,
  };
  const last = { ...kept, intent: 'i0', seen: ['k1'], end: { couponIds: ['k2', 'k3'] } };

  test.each<[string, Tapped, Partial<PlayRecord>]>([
    ['one coupon', {}, {}],
    ['paid with the bonus', { useBonus: true }, { useBonus: true }],
    [
      'several coupons: their total price',
      { terms: { couponCount: 3 } },
      { price: 15_000, couponCount: 3, slip: '[[[1,10,1,false],[2,20,3,false]],[],50,3]' },
    ],
    [
      'a system: the price and the total odd of all its columns',
      { terms: { systems: [1, 2], multiplier: 20 } },
      // 3 columns × 20 TL; 2.50 + 1.80 + 4.50.
      { price: 6_000, odd: 880, slip: '[[[1,10,1,false],[2,20,3,false]],[1,2],20,1]' },
    ],
    [
      'an order after another one: its coupons, and those it had seen',
      { around: { last } },
      { seen: ['k1', 'k2', 'k3'] },
    ],
    [
      'an order after one that was not made',
      { around: { last: { ...last, end: null, proven: true } } },
      { seen: ['k1'] },
    ],
  ])('is complete for %s', (_, tap, fields) => {
    expect(sent(tap).record).toEqual({ ...kept, ...fields });
  });

  test('has no balance when none is known', () => {
    const { purse, ...rest } = kept;
    expect(purse).toBeDefined();
    expect(sent({ around: { balanceBefore: undefined } }).record).toStrictEqual(rest);
  });
});

describe('the order', () => {
  test('has the selections and the amounts of one coupon', () => {
    expect(sent({ terms: { couponCount: 3 } }).order).toEqual({
      ...{ alo: false, aho: false, ss: [], m: 50, cc: 3, ub: false },
      ...{ a: '50,00', modd: '4,50', mw: '225,00', mkw: '161,50' }, // 1.90 × 1.70 × 50
      e: [
        { eid: 1, ev: 1, mid: 10, mv: 1, ono: 1, odd: 2.5, b: false, mn: 'Maç Sonucu', cn: 'Süper Lig' },
        { eid: 2, ev: 1, mid: 20, mv: 1, ono: 3, odd: 1.8, b: false, mn: 'Maç Sonucu', cn: 'Süper Lig' },
      ],
    });
  });

  test.each([true, false])('is paid from the tapped balance (bonus: %s)', (useBonus) => {
    expect(sent({ useBonus }).order.ub).toBe(useBonus);
  });

  test.each<[OddsAcceptance | undefined, boolean, boolean]>([
    [undefined, false, false],
    [{ acceptAll: false, acceptIncreases: false }, false, false],
    [{ acceptAll: false, acceptIncreases: true }, false, true],
    [{ acceptAll: true, acceptIncreases: false }, true, true],
  ])('of a member with the settings %j accepts lower odds: %s, higher odds: %s', (acceptance, alo, aho) => {
    expect(sent(acceptance === undefined ? {} : { acceptance }).order).toMatchObject({ alo, aho });
  });
});

describe('changed odds', () => {
  const fallen = makeSelection({ odd: 240, agreedOdd: 250 });
  const risen = makeSelection({ odd: 260, agreedOdd: 250 });
  const increases = { acceptAll: false, acceptIncreases: true };
  const all = { acceptAll: true, acceptIncreases: true };

  test.each<[string, Selection, OddsAcceptance | undefined, boolean]>([
    ['lower, with unknown settings', fallen, undefined, false],
    ['higher, with unknown settings', risen, undefined, false],
    ['lower, with increases accepted', fallen, increases, false],
    ['higher, with increases accepted', risen, increases, true],
    ['lower, with all changes accepted', fallen, all, true],
    ['higher, with all changes accepted', risen, all, true],
  ])('are sent or asked about by the settings: %s', (_, item, acceptance, sends) => {
    const prepared = tapped({ items: [item], ...(acceptance === undefined ? {} : { acceptance }) });
    if (sends) expect(prepared).toMatchObject({ sends: true, record: { odd: item.odd } });
    else {
      const changes = [{ eventId: 1, from: 250, to: item.odd }];
      expect(prepared).toEqual({ sends: false, state: { phase: 'ask', intent: 'i1', changes } });
    }
  });
});

describe('a slip that cannot be played', () => {
  const running = makeSelection({ live: true });
  const UNREACHED = 'Servise şu anda ulaşılamıyor; kuponun hazır duruyor. Bağlantı gelince oynayabilirsin.';
  const STALE = 'Canlı oranlar şu anda güncellenmiyor. Bağlantı yenilenince oynayabilirsin.';

  test.each<[string, Tapped, string]>([
    ['possibly stale live odds', { items: [running], around: { isLive: false } }, STALE],
    [
      'possibly stale live odds, whatever changes are accepted',
      {
        items: [makeSelection({ eventId: 2 }), running],
        acceptance: { acceptAll: true, acceptIncreases: true },
        around: { isLive: false },
      },
      STALE,
    ],
    ['odds that are all cached responses', { around: { isUnreached: true } }, UNREACHED],
    ['no items', { items: [] }, 'Kuponun boş. Bir oran seç, burada birikir.'],
    [
      'a removed outcome',
      { items: [makeSelection({ status: 'removed', open: false })] },
      '1 seçim artık bahse kapalı. Oynamak için kaldır.',
    ],
    ['a price below the minimum', { terms: { multiplier: 49 } }, 'Kupon bedeliniz en az 50 TL olmalıdır.'],
    ['no coupon', { terms: { couponCount: 0 } }, 'Kupon adedi en az 1, en fazla 100 olmalıdır.'],
  ])('is rejected and sends nothing because of %s', (_, tap, message) => {
    const state = { phase: 'rejected', intent: 'i1', failure: { kind: 'refused', message } };
    expect(tapped(tap)).toEqual({ sends: false, state });
  });

  test.each<[string, Selection, boolean]>([
    ['current live odds', running, true],
    ['odds of an upcoming match, even without hubs', makeSelection({}), false],
  ])('is not one with %s, which is sent', (_, item, isLive) => {
    expect(tapped({ items: [item], around: { isLive } }).sends).toBe(true);
  });
});
