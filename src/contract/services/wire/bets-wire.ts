/**
 * Bets proposed by the service, single or as an easy coupon. Little is known about these responses (assumption-5), so
 * only the event and either the ids or the names of market and outcome are required. Odds become hundredths.
 */
import { nameWithComma } from '../../../lib/decimal-comma.ts';
import { type PlainObject, isPlainObject } from '../../../lib/guards.ts';
import { decodeOdd, readId, readNumber, readString, readInteger } from '../../hub/read-values.ts';
import type { DecodeContext } from '../call.ts';
import { toEpochSeconds } from '../epoch-seconds.ts';

/** A proposed bet (wire-sportsbook-7, assumption-5), with the keys that the stand-in sends. */
export interface WireBet {
  eventId: number;
  marketId: number;
  outcomeNo: number;
  sportId: number;
  eventName: string;
  marketName: string;
  outcomeName: string;
  eventDate: number;
  odd: number;
  wodd: number;
  mbs: number;
  playedCount: number;
  percent: number;
}

/** An easy coupon (assumption-5), with the keys that the stand-in sends. */
export interface WireEasyCoupon {
  id: number;
  name: string;
  totalOdd: number;
  bets: WireBet[];
}

export interface ProposedBet {
  eventId: number;
  marketId: number | null;
  outcomeNumber: number | null;
  sportId: number | null;
  /** '' when the service sends no name, as in the two below. */
  eventName: string;
  marketName: string;
  outcomeName: string;
  start: number | null;
  odd: number | null;
  webOdd: number | null;
  minBets: number | null;
  playedCount: number | null;
  percent: number | null;
}

/** An easy coupon. The total odd is not read, because odds move: it is computed from the bets. */
export interface ProposedCoupon {
  id: number;
  name: string;
  bets: ProposedBet[];
}

export function decodeBets(wire: readonly unknown[], { dropped }: Pick<DecodeContext, 'dropped'>): ProposedBet[] {
  return wire.flatMap((row) => {
    const bet = isPlainObject(row) ? decodeBet(row) : null;
    if (bet === null) dropped();
    return bet ?? [];
  });
}

/**
 * Decodes easy coupons. A coupon without a name gets a default one; one without a number gets an id from its position.
 */
export function decodeEasyCoupons(wire: readonly unknown[], context: Pick<DecodeContext, 'dropped'>): ProposedCoupon[] {
  return wire.flatMap((row, place) => {
    const coupon = isPlainObject(row) ? row : {};
    const bets = Array.isArray(coupon['bets']) ? decodeBets(coupon['bets'], context) : [];
    if (bets.length === 0) {
      context.dropped();
      return [];
    }
    return { id: readInteger(coupon['id']) ?? -1 - place, name: readString(coupon['name']) ?? 'Kolay kupon', bets };
  });
}

function decodeBet(wire: PlainObject): ProposedBet | null {
  const eventId = readId(wire['eventId']);
  const marketId = readId(wire['marketId']) ?? null;
  const outcomeNumber = readInteger(wire['outcomeNo']) ?? null;
  const marketName = nameWithComma(readString(wire['marketName']) ?? '');
  const outcomeName = nameWithComma(readString(wire['outcomeName']) ?? '');
  if (eventId === undefined) return null;
  if ((marketId === null || outcomeNumber === null) && (marketName === '' || outcomeName === '')) return null;
  const odd = decodeOdd(wire['odd']) ?? null;
  return {
    eventId,
    marketId,
    outcomeNumber,
    sportId: readId(wire['sportId']) ?? null,
    eventName: readString(wire['eventName']) ?? '',
    marketName,
    outcomeName,
    start: toEpochSeconds(readInteger(wire['eventDate'])),
    odd,
    webOdd: decodeOdd(wire['wodd']) ?? odd,
    minBets: readId(wire['mbs']) ?? null,
    playedCount: readInteger(wire['playedCount']) ?? null,
    percent: readNumber(wire['percent']) ?? null,
  };
}
