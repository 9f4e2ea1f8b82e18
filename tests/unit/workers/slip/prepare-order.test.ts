/** What a tap on "Oyna" comes to before anything is sent: an answer at once, or one order and the record it is found by. */
import { describe, expect, test } from 'vitest';
import type { OddsAcceptance, Selection, SlipTerms } from '../../../../src/model/slip.ts';
import { defaultAppConfig } from '../../../../src/domain/app-config.ts';
import type { PlayRecord } from '../../../../workers/engine/slip/play-record.ts';
import { type OrderAround, type Prepared, prepareOrder } from '../../../../workers/engine/slip/prepare-order.ts';
import { makeSelection } from '../../../support/make-selection.ts';

interface Tapped {
  items?: Selection[];
  terms?: Partial<SlipTerms>;
  acceptance?: OddsAcceptance;
  useBonus?: boolean;
  around?: Partial<OrderAround>;
}

const two = [
  makeSelection({ eventId: 1, marketId: 10, odd: 250, agreedOdd: 250 }),
  makeSelection({ eventId: 2, marketId: 20, outcomeNumber: 3, odd: 180, agreedOdd: 180, webOdd: 170 }),
];

function tapped({ items = two, terms = {}, acceptance, useBonus = false, around = {} }: Tapped = {}): Prepared {
  const slip = { current: () => items, terms: { systems: [], multiplier: 50, couponCount: 1, ...terms } };
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
      purse: 100_000,
      now: 1_800_000_000_500,
      ...around,
    },
  );
}

function sent(tap: Tapped): Extract<Prepared, { sends: true }> {
  const prepared = tapped(tap);
  if (!prepared.sends) throw new Error(JSON.stringify(prepared.state));
  return prepared;
}

describe('what is kept of it', () => {
  const kept: PlayRecord = {
    intent: 'i1',
    hashedPlayer: 'A',
    sentAt: 1_800_000_000_500,
    price: 5_000, // 50 TL
    couponCount: 1,
    itemCount: 2,
    odd: 450, // 2,50 × 1,80
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
      'several coupons: what all of them cost',
      { terms: { couponCount: 3 } },
      { price: 15_000, couponCount: 3, slip: '[[[1,10,1,false],[2,20,3,false]],[],50,3]' },
    ],
    [
      'a system: what all its columns cost, and their odds together',
      { terms: { systems: [1, 2], multiplier: 20 } },
      // 3 columns × 20 TL; 2,50 + 1,80 + 4,50.
      { price: 6_000, odd: 880, slip: '[[[1,10,1,false],[2,20,3,false]],[1,2],20,1]' },
    ],
    ['after another one: its coupons, and those it had seen', { around: { last } }, { seen: ['k1', 'k2', 'k3'] }],
    ['after one that came to nothing', { around: { last: { ...last, end: null, proven: true } } }, { seen: ['k1'] }],
  ])('of %s', (_, tap, fields) => {
    expect(sent(tap).record).toEqual({ ...kept, ...fields });
  });

  test('nothing of a balance nobody told', () => {
    const { purse, ...rest } = kept;
    expect(purse).toBeDefined();
    expect(sent({ around: { purse: undefined } }).record).toStrictEqual(rest);
  });
});

describe('the order', () => {
  test('says for one coupon what is chosen, and for how much', () => {
    expect(sent({ terms: { couponCount: 3 } }).order).toEqual({
      ...{ alo: false, aho: false, ss: [], m: 50, cc: 3, ub: false },
      ...{ a: '50,00', modd: '4,50', mw: '225,00', mkw: '161,50' }, // 1,90 × 1,70 × 50
      e: [
        { eid: 1, ev: 1, mid: 10, mv: 1, ono: 1, odd: 2.5, b: false, mn: 'Maç Sonucu', cn: 'Süper Lig' },
        { eid: 2, ev: 1, mid: 20, mv: 1, ono: 3, odd: 1.8, b: false, mn: 'Maç Sonucu', cn: 'Süper Lig' },
      ],
    });
  });

  test.each([true, false])('is paid from what was tapped (bonus: %s)', (useBonus) => {
    expect(sent({ useBonus }).order.ub).toBe(useBonus);
  });

  test.each<[OddsAcceptance | undefined, boolean, boolean]>([
    [undefined, false, false],
    [{ acceptAll: false, acceptIncreases: false }, false, false],
    [{ acceptAll: false, acceptIncreases: true }, false, true],
    [{ acceptAll: true, acceptIncreases: false }, true, true],
  ])('of a member who set %j accepts lower odds: %s, higher odds: %s', (acceptance, alo, aho) => {
    expect(sent(acceptance === undefined ? {} : { acceptance }).order).toMatchObject({ alo, aho });
  });
});

describe('odds that moved', () => {
  const fallen = makeSelection({ odd: 240, agreedOdd: 250 });
  const risen = makeSelection({ odd: 260, agreedOdd: 250 });
  const increases = { acceptAll: false, acceptIncreases: true };
  const all = { acceptAll: true, acceptIncreases: true };

  test.each<[string, Selection, OddsAcceptance | undefined, boolean]>([
    ['down, of a member whose settings are not known', fallen, undefined, false],
    ['up, of a member whose settings are not known', risen, undefined, false],
    ['down, where those that rise are accepted', fallen, increases, false],
    ['up, where those that rise are accepted', risen, increases, true],
    ['down, where all are accepted', fallen, all, true],
    ['up, where all are accepted', risen, all, true],
  ])('%s', (_, item, acceptance, sends) => {
    const prepared = tapped({ items: [item], ...(acceptance === undefined ? {} : { acceptance }) });
    if (sends) expect(prepared).toMatchObject({ sends: true, record: { odd: item.odd } });
    else {
      const changes = [{ eventId: 1, from: 250, to: item.odd }];
      expect(prepared).toEqual({ sends: false, state: { phase: 'ask', intent: 'i1', changes } });
    }
  });
});

describe('a slip that may not be played sends nothing', () => {
  const running = makeSelection({ live: true });
  const STALE = 'Canlı oranlar şu anda güncellenmiyor. Bağlantı yenilenince oynayabilirsin.';

  test.each<[string, Tapped, string]>([
    ['live odds that may be old', { items: [running], around: { isLive: false } }, STALE],
    [
      'live odds that may be old, whatever changes its member accepts',
      {
        items: [makeSelection({ eventId: 2 }), running],
        acceptance: { acceptAll: true, acceptIncreases: true },
        around: { isLive: false },
      },
      STALE,
    ],
    ['nothing in it', { items: [] }, 'Kuponun boş. Bir oran seç, burada birikir.'],
    [
      'an outcome that is gone',
      { items: [makeSelection({ status: 'removed', open: false })] },
      '1 seçim artık bahse kapalı. Oynamak için kaldır.',
    ],
    ['too little money', { terms: { multiplier: 49 } }, 'Kupon bedeliniz en az 50 TL olmalıdır.'],
    ['no coupon', { terms: { couponCount: 0 } }, 'Kupon adedi en az 1, en fazla 100 olmalıdır.'],
  ])('%s', (_, tap, message) => {
    const state = { phase: 'rejected', intent: 'i1', failure: { kind: 'refused', message } };
    expect(tapped(tap)).toEqual({ sends: false, state });
  });

  test.each<[string, Selection, boolean]>([
    ['live odds that are followed', running, true],
    ['odds of a match that has not begun, whether the hubs are on or not', makeSelection({}), false],
  ])('and is sent with %s', (_, item, isLive) => {
    expect(tapped({ items: [item], around: { isLive } }).sends).toBe(true);
  });
});
