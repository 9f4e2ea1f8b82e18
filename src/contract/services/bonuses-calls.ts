/**
 * A member's bonuses, from the players service (wire-content-5). The response to a confirmation is not read, because
 * its shape is not agreed on; the list is refetched instead.
 */
import { boolean, type Infer, object, optional, string, type as shape } from 'superstruct';
import { hundredths } from '../../lib/hundredths.ts';
import type { Bonus } from '../../model/payment.ts';
import { readCall, writeCall, defineCalls } from './call.ts';
import { booleanOrFalse, oneOfOrUnknown, numeric, numericOr, text, textOr, optionalField } from './fields.ts';
import { toEpochSeconds } from './epoch-seconds.ts';
import { decodePage, pageShape } from './response-rows.ts';

/** Bonuses per page. */
export const BONUS_PAGE_SIZE = 10;

const turnoverPart = shape({ required: numeric(), done: numericOr(0) });

const bonusRow = shape({
  id: text(),
  name: textOr(''),
  description: textOr(''),
  /** TL with two decimals. */
  amount: numeric(),
  remaining: optionalField(numeric()),
  /** 1 active, 2 used, 3 cancelled, 4 expired, 5 waits for a yes or a no. */
  status: oneOfOrUnknown([1, 2, 3, 4, 5]),
  turnover: optionalField(turnoverPart),
  beginDate: optionalField(numeric()),
  endDate: optionalField(numeric()),
  /** 0 and 1 mean any odd. */
  minOdd: numericOr(0),
  needsConfirmation: booleanOrFalse(),
});

const toBonusPage = decodePage(toBonus);

export const bonusesCalls = defineCalls('players', {
  /**
   * Newest first; pages count from 1. `type` is a status; `date` is a period that ends now. Without them: all bonuses.
   */
  getBonuses: readCall({
    path: 'bonuses',
    access: 'member',
    about: 'bonuses',
    query: object({ page: string(), limit: string(), type: optional(string()), date: optional(string()) }),
    response: pageShape(bonusRow),
    decode: toBonusPage,
  }),
  /** Accepts or declines a bonus. Can be answered once: the service refuses a second answer (rule bonus-6). */
  confirmBonus: writeCall({
    path: 'bonus-confirmation',
    access: 'member',
    changes: ['bonuses', 'balance'],
    body: object({ bonusId: string(), isConfirmed: boolean() }),
  }),
});

function toBonus(wire: Infer<typeof bonusRow>): Bonus {
  const { turnover, remaining = null, minOdd } = wire;
  // An unknown status says nothing, so `needsConfirmation` decides.
  const asks = wire.status === 5 || (wire.status === 'unknown' && wire.needsConfirmation);
  return {
    id: wire.id,
    name: wire.name,
    description: wire.description,
    amount: hundredths(wire.amount),
    remaining: remaining === null ? null : hundredths(remaining),
    status: asks ? 'waits' : statuses[wire.status],
    turnover: toTurnover(turnover ?? null),
    beginsAt: toEpochSeconds(wire.beginDate),
    endsAt: toEpochSeconds(wire.endDate),
    minOdd: minOdd > 1 ? hundredths(minOdd) : null,
  };
}

function toTurnover(wire: Infer<typeof turnoverPart> | null): Bonus['turnover'] {
  if (wire === null || wire.required <= 0) return null;
  return { required: hundredths(wire.required), done: hundredths(wire.done) };
}

const statuses = { 1: 'active', 2: 'used', 3: 'cancelled', 4: 'expired', 5: 'waits', unknown: 'unknown' } as const;
