/** Times in every notation a service may use: seconds, milliseconds, or a value that is no valid time. */
import { describe, expect, test } from 'vitest';
import { betslipCalls } from '../../../../src/contract/services/betslip-calls.ts';
import { inboxCalls } from '../../../../src/contract/services/inbox-calls.ts';
import { playersCalls } from '../../../../src/contract/services/players-calls.ts';
import { wagerCalls } from '../../../../src/contract/services/wager-calls.ts';
import { decodeBets } from '../../../../src/contract/services/wire/bets-wire.ts';
import { decodeEvent } from '../../../../src/contract/services/wire/decode-event.ts';
import { wireCoupon, wireLeg } from '../../../support/wire-coupon.ts';

const SECONDS = 1_790_000_000;
/** The time as sent, and the expected time in epoch seconds: 0 for none. */
const times: [told: unknown, at: number][] = [
  [SECONDS, SECONDS],
  [SECONDS * 1_000, SECONDS],
  [0, 0],
  [-5, 0],
  [SECONDS * 1_000_000, 0],
  [9e15, 0],
];

function counting() {
  const seen = { dropped: 0 };
  return { seen, context: { input: {}, dropped: () => void (seen.dropped += 1) } };
}
const pageOf = (item: unknown) => ({ items: [item], page: 1, limit: 10, total: 1, totalPage: 1 });

describe.each(times)('the time %j', (told, at) => {
  test('is the time of a transaction, which is skipped without a valid time', () => {
    for (const date of [told, String(told)]) {
      const { seen, context } = counting();
      const page = playersCalls.getTransactions.decode(pageOf({ id: 'm1', date, type: 4, amount: 1 }), context);
      expect([page?.rows.map((row) => row.at), seen.dropped]).toEqual(at === 0 ? [[], 1] : [[at], 0]);
    }
  });

  test('is the time of messages and notices', () => {
    const { seen, context } = counting();
    const wire = { id: 'm1', title: 'Selam', date: told };
    expect(inboxCalls.getMessages.decode(pageOf(wire), context)?.rows[0]?.at).toBe(at);
    expect(inboxCalls.getMessage.decode(wire, context)?.at).toBe(at);
    expect(inboxCalls.getNotices.decode(pageOf(wire), context)?.rows[0]?.at).toBe(at);
    expect(seen.dropped).toBe(0);
  });

  test('is the time of play of a coupon and the start of its matches', () => {
    const { context } = counting();
    const wire = { ...wireCoupon(), pd: told, ed: told, bs: { b: [{ ...wireLeg(), ed: told }], vb: [] } };
    const coupon = wagerCalls.getPlayedBetslips.decode(pageOf(wire), context)?.rows[0];
    expect([coupon?.playedAt, coupon?.firstStart, coupon?.legs?.[0]?.start]).toEqual([at, at, at]);
  });

  test('is the time of saving of a slip and the start of its matches', () => {
    const { context } = counting();
    const item = { eid: 7, mid: 70, ono: 2, sid: 1, odd: 1.5, ed: told };
    const slip = betslipCalls.getSavedBetslip.decode({ bsid: 's1', sd: told, e: [item] }, context);
    expect([slip?.savedAt, slip?.items[0]?.start]).toEqual([at, at]);
  });

  test('is the start of a proposed bet and of a match of the program', () => {
    const { context } = counting();
    const bet = { eventId: 1, eventName: 'A - B', marketName: 'Maç Sonucu', outcomeName: '1', eventDate: told };
    expect(decodeBets([bet], context)[0]?.start).toBe(at === 0 ? null : at);
    const event = { i: 7, v: 1, sid: 1, d: told, hn: 'Ev', an: 'Konuk' } as object;
    expect(decodeEvent(event, () => {})?.event.start).toBe(at);
  });
});
