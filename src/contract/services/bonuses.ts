/**
 * A member's bonuses, from the players service (wire-content-5). The response to a confirmation is not read, because
 * its shape is not agreed on; the list is refetched instead.
 */
import { boolean, type Infer, object, optional, string, type as shape } from 'superstruct';
import { hundredths } from '../../lib/hundredths.ts';
import type { Bonus } from '../../model/bonus.ts';
import { read, write, serviceArea } from './call.ts';
import { flag, known, numeric, numericOr, text, textOr, told } from './fields.ts';
import { seconds } from './moments.ts';
import { decodePage, pageOf } from './rows.ts';

/** Bonuses per page. */
export const BONUS_ROWS = 10;

const turnoverPart = shape({ required: numeric(), done: numericOr(0) });

const bonusRow = shape({
  id: text(),
  name: textOr(''),
  description: textOr(''),
  /** TL with two decimals. */
  amount: numeric(),
  remaining: told(numeric()),
  /** 1 active, 2 used, 3 cancelled, 4 expired, 5 waits for a yes or a no. */
  status: known([1, 2, 3, 4, 5]),
  turnover: told(turnoverPart),
  beginDate: told(numeric()),
  endDate: told(numeric()),
  /** 0 and 1 mean any odd. */
  minOdd: numericOr(0),
  needsConfirmation: flag(),
});

const toBonusPage = decodePage(toBonus);

export const bonuses = serviceArea('players', {
  /**
   * Newest first; pages count from 1. `type` is a status; `date` is a period that ends now. Without them: all bonuses.
   */
  getBonuses: read({
    path: 'bonuses',
    access: 'member',
    about: 'bonuses',
    query: object({ page: string(), limit: string(), type: optional(string()), date: optional(string()) }),
    answer: pageOf(bonusRow),
    decode: toBonusPage,
  }),
  /** Accepts or declines a bonus. Can be answered once: the service refuses a second answer (rule bonus-6). */
  confirmBonus: write({
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
    beginsAt: seconds(wire.beginDate),
    endsAt: seconds(wire.endDate),
    minOdd: minOdd > 1 ? hundredths(minOdd) : null,
  };
}

function toTurnover(wire: Infer<typeof turnoverPart> | null): Bonus['turnover'] {
  if (wire === null || wire.required <= 0) return null;
  return { required: hundredths(wire.required), done: hundredths(wire.done) };
}

const statuses = { 1: 'active', 2: 'used', 3: 'cancelled', 4: 'expired', 5: 'waits', unknown: 'unknown' } as const;
