/** Every reason for refusing an order: code, message, and neither money nor coupons changed. */
import { describe, expect, it } from 'vitest';
import { couponRefusals } from '../../../src/contract/services/coupon-refusals.ts';
import { wagerCalls } from '../../../src/contract/services/wager-calls.ts';
import { DEMO, ask, signIn } from './member.ts';
import { type Order, type Stage, marketOf, orderOf, stage } from './wager-stage.ts';

type Case = [
  name: string,
  reason: keyof typeof couponRefusals,
  message: string | RegExp,
  order: (stage: Stage) => Order,
  member?: object,
];

const changed = (s: Stage, eventId: number, odd: number): void => {
  const outcome = marketOf(s, eventId).o[0];
  if (outcome !== undefined) outcome.odd = odd;
};

const cases: Case[] = [
  ['a lower odd', 'oddsChanged', /oranlar değişti/, (s) => ((o) => (changed(s, 1, 1.4), o))(orderOf(s))],
  ['a higher odd', 'oddsChanged', /oranlar değişti/, (s) => ((o) => (changed(s, 1, 1.9), o))(orderOf(s))],
  [
    'a lower odd where rises are accepted',
    'oddsChanged',
    /oranlar değişti/,
    (s) => ((o) => (changed(s, 1, 1.4), o))(orderOf(s, { aho: true })),
  ],
  ['a suspended market', 'suspended', /askıda/, (s) => ((marketOf(s, 1).s = -1), orderOf(s))],
  ['a market suspended for good', 'suspended', /askıda/, (s) => ((marketOf(s, 1).s = -2), orderOf(s))],
  ['a closed market', 'closed', /kapanmış/, (s) => ((marketOf(s, 1).s = 0), orderOf(s))],
  ['an odd of 1.00', 'closed', /kapanmış/, (s) => ((o) => (changed(s, 1, 1), o))(orderOf(s))],
  ['an event that is over', 'closed', /kapanmış/, (s) => (s.results.set(1, 'won'), orderOf(s))],
  ['an unknown event', 'unknownSelection', /programda yok/, (s) => orderOf(s, { events: [999] })],
  [
    'an unknown market',
    'unknownSelection',
    /programda yok/,
    (s) => ((o) => ({ ...o, e: o.e.map((item) => ({ ...item, mid: 3 })) }))(orderOf(s)),
  ],
  [
    'an unknown outcome',
    'unknownSelection',
    /programda yok/,
    (s) => ((o) => ({ ...o, e: o.e.map((item) => ({ ...item, ono: 3 })) }))(orderOf(s)),
  ],
  [
    'MBS 3 with one event',
    'mbs',
    'MBS kuralı nedeniyle en az 2 maç daha eklemelisiniz.',
    (s) => ((marketOf(s, 1).mbc = 3), orderOf(s)),
  ],
  [
    'bankers without a system',
    'bankersNeedSystem',
    'Sistem seçmeden banko oynayamazsınız.',
    (s) => orderOf(s, { events: [1, 2], bankers: [1] }),
  ],
  ['a system above the events', 'invalidSystem', /sistem/, (s) => orderOf(s, { events: [1, 2, 3], ss: [4] })],
  [
    'a system below the bankers',
    'invalidSystem',
    /sistem/,
    (s) => orderOf(s, { events: [1, 2, 3], ss: [1], bankers: [1, 2] }),
  ],
  [
    'a system below the MBS',
    'invalidSystem',
    /sistem/,
    (s) => ((marketOf(s, 1).mbc = 3), orderOf(s, { events: [1, 2, 3], ss: [2] })),
  ],
  ['a system twice', 'invalidSystem', /sistem/, (s) => orderOf(s, { events: [1, 2, 3], ss: [2, 2] })],
  ['49 TL', 'priceTooLow', 'Kupon bedeliniz en az 50 TL olmalıdır.', (s) => orderOf(s, { m: 49 })],
  ['20,001 TL', 'priceTooHigh', 'Kupon bedeliniz en fazla 20.000 TL olmalıdır.', (s) => orderOf(s, { m: 20_001 })],
  [
    '21 coupons of 2,499 TL',
    'multiPriceTooLow',
    'Çoklu kuponlarda tek kupon bedeli minimum 2.500 TL olmalıdır.',
    (s) => orderOf(s, { m: 2_499, cc: 21 }),
  ],
  [
    '21 events',
    'tooManyEvents',
    'Kuponuna en fazla 20 maç ekleyebilirsin.',
    (s) => ({ ...orderOf(s), e: Array.from({ length: 21 }, (_, at) => ({ ...orderOf(s).e[0]!, eid: at + 1 })) }),
  ],
  ['101 coupons', 'tooManyCoupons', /100 kupon/, (s) => orderOf(s, { m: 2_500, cc: 101 })],
  ['an event twice', 'invalidSlip', /geçersiz/, (s) => orderOf(s, { events: [1, 1] })],
  ['no event', 'invalidSlip', /geçersiz/, (s) => ({ ...orderOf(s), e: [] })],
  ['a kuruş too little', 'wrongAmount', /doğrulanamadı/, (s) => ({ ...orderOf(s), a: '49,99' })],
  ['a wrong total odd', 'wrongAmount', /doğrulanamadı/, (s) => ({ ...orderOf(s), modd: '1,52' })],
  ['a wrong winning', 'wrongAmount', /doğrulanamadı/, (s) => ({ ...orderOf(s), mw: '75,51' })],
  [
    'a standard winning above the winning at king odds',
    'wrongAmount',
    /doğrulanamadı/,
    (s) => ({ ...orderOf(s), mkw: '75,51' }),
  ],
  ['a standard winning that is too low', 'wrongAmount', /doğrulanamadı/, (s) => ({ ...orderOf(s), mkw: '72,49' })],
  ['the price of all its coupons', 'wrongAmount', /doğrulanamadı/, (s) => ({ ...orderOf(s, { cc: 4 }), a: '200,00' })],
  [
    'the two winnings swapped',
    'wrongAmount',
    /doğrulanamadı/,
    (s) => ((o) => ({ ...o, mw: o.mkw, mkw: o.mw }))(orderOf(s)),
  ],
  ['one kuruş missing', 'balance', /Bakiyen/, (s) => orderOf(s), { balance: 49.99, bonusBalance: 500 }],
  [
    'one kuruş of bonus missing',
    'bonusBalance',
    /Bonus bakiyen/,
    (s) => orderOf(s, { ub: true }),
    { balance: 500, bonusBalance: 49.99 },
  ],
  ['a suspended player', 'playerStatus', /durumu nedeniyle/, (s) => orderOf(s), { status: 6 }],
  ['a player who took a break', 'playerStatus', /durumu nedeniyle/, (s) => orderOf(s), { status: 7 }],
  ['a player without a retailer', 'retailer', /bayi seçmelisin/, (s) => orderOf(s), { status: 1, retailer: null }],
  ['a passive retailer', 'retailer', /bayi seçmelisin/, (s) => orderOf(s), { retailer: 'Passive' }],
];

describe('an order is refused for', () => {
  it.each(cases)('%s', async (_, reason, message, order, told) => {
    const s = await stage();
    const member = await s.member({ balance: 100_000, ...told });
    const answer = await s.play(member, order(s));
    expect([answer.status, answer.envelope.isSuccess, answer.code]).toEqual([200, false, couponRefusals[reason]]);
    expect(answer.message).toMatch(message);
    expect(await s.balances(member.playerNo)).toEqual({ balance: 0, bonus: 0 });
    expect(await s.control<{ coupons: number }>('GET', 'stats')).toMatchObject({ coupons: 0 });
  });

  it('every reason in the contract', () => {
    const told = new Set(cases.map(([, reason]) => reason));
    expect(Object.keys(couponRefusals).filter((reason) => !told.has(reason as never))).toEqual([]);
  });

  it('a live event that is suspended while its market is open', async () => {
    const s = await stage();
    const event = s.events.get(1);
    Object.assign(event ?? {}, { bp: 1, s: -1 });
    expect((await s.play(await s.member(), orderOf(s))).code).toBe(couponRefusals.suspended);
    Object.assign(event ?? {}, { s: 1 });
    expect((await s.play(await s.member(), orderOf(s))).envelope.isSuccess).toBe(true);
  });
});

describe('a malformed order', () => {
  it.each([
    ['a broken multiplier', { m: 50.5 }],
    ['no coupon', { cc: 0 }],
    ['a system of none', { ss: [0] }],
    ['an amount as a number', { a: 50 as never }],
    ['an amount with a point', { a: '50.00' }],
  ])('is answered with 400: %s', async (_, told) => {
    const s = await stage();
    const answer = await s.play(await s.member(), { ...orderOf(s), ...told });
    expect([answer.status, answer.envelope.isSuccess]).toEqual([400, false]);
  });

  it('is answered with 400 without a Client-Transaction-Id', async () => {
    const s = await stage();
    const { accessToken } = await signIn(s, DEMO.active);
    const answer = await ask(s, wagerCalls.sendCoupon, { token: accessToken, body: orderOf(s) });
    expect(answer.status).toBe(400);
  });
});
