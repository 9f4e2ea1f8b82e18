/** Bonuses of a member: list, turnover progress by coupons, and the confirmation of a waiting bonus. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { ACTIVE_BONUS, CANCELLED_BONUS, type BonusRecord, PENDING_BONUS } from '../../accounts/bonuses.ts';
import { bonusAlreadyAnswered, bonusUnknown } from '../../accounts/account-failures.ts';
import { badRequest } from '../../http/response-envelope.ts';
import { daysOfPeriod, wirePageOf } from '../../http/wire-page.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { DAY_IN_MS } from '../../turkish-time.ts';
import { type CouponRecord, CANCELLED, NOT_CREATED } from '../../wager/coupon-record.ts';
import { kurusToLira } from '../../wager/money.ts';
import type { Wager } from '../../wager/wager.ts';

type Row = WireResponse<'getBonuses'>['items'][number];

export function bonusHandlers({ accounts, book, now }: Wager) {
  const { bonuses } = accounts;
  return {
    getBonuses: ({ bearer, query }) => {
      const { playerNo } = accounts.accountOfToken(bearer());
      const coupons = book.ofPlayer(playerNo);
      const from = query.date === undefined ? -Infinity : periodStart(query.date, now());
      const type = query.type === undefined ? 0 : parseWholeNumber(query.type, 'type');
      const rows = bonuses
        .of(playerNo)
        .filter((bonus) => bonus.beginsAt >= from && (type === 0 || bonus.status === type))
        .map((bonus) => rowOf(bonus, coupons));
      return wirePageOf(rows, parseWholeNumber(query.page, 'page'), parseWholeNumber(query.limit, 'limit'));
    },
    confirmBonus: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      const { bonusId, isConfirmed } = body();
      const bonus = bonuses.of(account.playerNo).find(({ id }) => String(id) === bonusId);
      if (bonus === undefined) throw bonusUnknown();
      if (bonus.status !== PENDING_BONUS) throw bonusAlreadyAnswered();
      if (isConfirmed) {
        bonus.status = ACTIVE_BONUS;
        bonus.countsFrom = now();
        account.bonusBalance += bonus.amount;
      } else {
        bonus.status = CANCELLED_BONUS;
      }
      return { bonusBalance: kurusToLira(account.bonusBalance) };
    },
  } satisfies Partial<Handlers<'players'>>;
}

function rowOf(bonus: BonusRecord, coupons: readonly CouponRecord[]): Row {
  const { id, name, description, amount, remaining, status, required, minOdd, beginsAt, endsAt } = bonus;
  return {
    id: String(id),
    name,
    description,
    amount: kurusToLira(amount),
    remaining: kurusToLira(remaining),
    status,
    turnover: required === 0 ? null : { required: kurusToLira(required), done: kurusToLira(doneOf(bonus, coupons)) },
    beginDate: Math.floor(beginsAt / 1_000),
    endDate: Math.floor(endsAt / 1_000),
    minOdd: minOdd / 100,
    needsConfirmation: status === PENDING_BONUS,
  };
}

/**
 * Returns the turnover in kuruş, at most the required one: stakes from the main balance, at or above the minimum odd,
 * while the bonus was valid, plus `doneBefore`.
 */
function doneOf(
  { required, doneBefore, countsFrom, minOdd, endsAt }: BonusRecord,
  coupons: readonly CouponRecord[],
): number {
  if (countsFrom === null) return 0;
  const counted = coupons.filter(
    ({ bonus, status, playedAt, slip }) =>
      !bonus &&
      status !== CANCELLED &&
      status !== NOT_CREATED &&
      playedAt >= countsFrom &&
      playedAt < endsAt &&
      slip.price.totalOdd >= minOdd,
  );
  return Math.min(
    required,
    counted.reduce((sum, { slip }) => sum + slip.price.price, doneBefore),
  );
}

function periodStart(date: string, nowMs: number): number {
  const days = daysOfPeriod[date];
  if (days === undefined) throw badRequest('date must be week, month, threeMonths or year');
  return nowMs - days * DAY_IN_MS;
}
