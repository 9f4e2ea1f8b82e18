/** What moved in a member's account, newest first: for the past, what its coupons tell. */
import type { WireAnswer } from '../../../src/contract/services/calls.ts';
import { type Handlers, wholeNumber } from '../../http/service-route.ts';
import { type Coupon, WON } from '../../wager/coupon.ts';
import { lira } from '../../wager/money.ts';
import type { Movement } from '../../wager/purse.ts';
import { pageOf } from '../../wager/shelf.ts';
import type { Withdrawal } from '../../payment/withdrawal.ts';
import type { Wager } from '../../wager/wager.ts';

type Row = WireAnswer<'getTransactions'>['items'][number];
type Moved = Pick<Movement, 'couponId' | 'kind' | 'pocket' | 'amount' | 'at' | 'withdrawal'>;

const FIXED_ODDS = 27;
/** From the start of the last match to the prize. */
const SETTLED_AFTER_MS = 2 * 3_600_000;

export function transactionHandlers({ accounts, purse, book, withdrawals }: Wager) {
  return {
    getTransactions: ({ bearer, query }) => {
      withdrawals.settle();
      const { playerNo, balance, bonusBalance, tellsTransactions } = accounts.caller(bearer());
      const moved = purse.of(playerNo);
      const since = new Set(moved.map(({ couponId }) => couponId));
      const past = book.ofPlayer(playerNo).filter(({ id }) => !since.has(id));
      const newestFirst = [...past.flatMap(movedBy), ...moved].toReversed().toSorted((a, b) => b.at - a.at);
      const left = { balance, bonus: bonusBalance };
      const rows = newestFirst.map((each, index) => {
        const row = rowOf(each, newestFirst.length - index, left[each.pocket], tellsTransactions);
        left[each.pocket] -= each.amount;
        return row;
      });
      return pageOf(rows.filter(choiceOf(query)), wholeNumber(query.page, 'page'), wholeNumber(query.limit, 'limit'));
    },
  } satisfies Partial<Handlers<'players'>>;
}

interface Choice {
  startDate?: string | undefined;
  endDate?: string | undefined;
  type?: string | undefined;
  couponType?: string | undefined;
}

/** Type 4 or 10 without a coupon type is the pool's. The end of a span is not part of it. */
function choiceOf({ startDate, endDate, type, couponType }: Choice): (row: Row) => boolean {
  const from = startDate === undefined ? -Infinity : wholeNumber(startDate, 'startDate');
  const to = endDate === undefined ? Infinity : wholeNumber(endDate, 'endDate');
  return (row) =>
    row.date >= from &&
    row.date < to &&
    (type === undefined || (String(row.type) === type && String(row.couponType ?? '') === (couponType ?? '')));
}

function movedBy({ id, playedAt, bonus, slip, status, net }: Coupon): Moved[] {
  const stake: Moved = {
    ...{ couponId: id, kind: 'stake', pocket: bonus ? 'bonus' : 'balance' },
    ...{ amount: -slip.price.price, at: playedAt },
  };
  if (net === 0) return [stake];
  const paidAt = Math.max(...slip.items.map(({ startsAt }) => startsAt * 1_000)) + SETTLED_AFTER_MS;
  return [stake, { ...stake, kind: status === WON ? 'win' : 'refund', amount: net, at: paidAt }];
}

function rowOf(moved: Moved, place: number, balance: number, tellsTransactions: boolean): Row {
  const { couponId, kind, pocket, amount, at, withdrawal } = moved;
  if (withdrawal !== undefined) {
    return { ...withdrawalRow(withdrawal, amount, tellsTransactions), ...timed(at, balance) };
  }
  const isBonus = pocket === 'bonus';
  const [type, typeName] = types[kind === 'stake' && isBonus ? 'bonusStake' : kind];
  return {
    id: String(place),
    ...timed(at, balance),
    type,
    couponType: type === 4 || type === 10 ? FIXED_ODDS : null,
    typeName,
    description: `${couponId} numaralı kupon`,
    amount: lira(amount),
    isBonus,
    bsid: couponId,
    iban: null,
  };
}

const timed = (at: number, balance: number): Pick<Row, 'date' | 'balance'> => ({
  date: Math.floor(at / 1_000),
  balance: lira(balance),
});

/** A request that was paid stands where it waited; the money that came back in a row of its own. */
function withdrawalRow(
  { id, state, iban, transactionId }: Withdrawal,
  amount: number,
  tellsTransactions: boolean,
): Omit<Row, 'date' | 'balance'> {
  const back = amount > 0;
  const [type, typeName] = types[back ? 'returned' : state === 'paid' ? 'paid' : 'withdrawal'];
  const row = { couponType: null, description: iban, isBonus: false, bsid: null, iban };
  return {
    ...row,
    id: back ? `${id}-iade` : id,
    tid: tellsTransactions ? transactionId : null,
    type,
    typeName,
    amount: lira(amount),
  };
}

const types = {
  stake: [4, 'Kupon Oynama'],
  bonusStake: [16, 'Bonus ile Kupon Oynama'],
  win: [10, 'İkramiye Ödemesi'],
  refund: [28, 'Oluşmayan Kupon İadesi'],
  withdrawal: [41, 'Bekleyen Para Çekme'],
  paid: [12, 'Para Çekme'],
  returned: [42, 'İptal Edilen Para Çekme'],
} as const;
