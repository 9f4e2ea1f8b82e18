/** Transactions of a member, newest first. Those of past coupons are derived from the coupons. */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { type CouponMovement, couponMovementsOf, type LedgerEntry } from '../../payment/ledger.ts';
import type { WithdrawalRecord } from '../../payment/withdrawal-record.ts';
import { kurusToLira } from '../../wager/money.ts';
import type { BalanceMovement } from '../../wager/balance-book.ts';
import { wirePageOf } from '../../http/wire-page.ts';
import type { Wager } from '../../wager/wager.ts';

type Row = WireResponse<'getTransactions'>['items'][number];

const FIXED_ODDS = 27;

export function transactionHandlers({ accounts, balances: purse, book, ledger, withdrawals }: Wager) {
  return {
    getTransactions: ({ bearer, query }) => {
      withdrawals.settle();
      const { playerNo, balance, bonusBalance, tellsTransactions } = accounts.accountOfToken(bearer());
      const moved = purse.of(playerNo);
      const since = new Set(moved.map(({ couponId }) => couponId));
      const past = book.ofPlayer(playerNo).filter(({ id }) => !since.has(id));
      const entries = [...past.flatMap(couponMovementsOf), ...moved].map((each) => entryOf(each, tellsTransactions));
      const newestFirst = [...ledger.of(playerNo), ...entries].toReversed().toSorted((a, b) => b.at - a.at);
      const left = { balance, bonus: bonusBalance };
      const rows = newestFirst.map((each, index) => {
        const row = rowOf(each, newestFirst.length - index, left[each.pocket]);
        left[each.pocket] -= each.amount;
        return row;
      });
      return wirePageOf(
        rows.filter(choiceOf(query)),
        parseWholeNumber(query.page, 'page'),
        parseWholeNumber(query.limit, 'limit'),
      );
    },
  } satisfies Partial<Handlers<'players'>>;
}

interface Choice {
  startDate?: string | undefined;
  endDate?: string | undefined;
  type?: string | undefined;
  couponType?: string | undefined;
}

/**
 * Returns the filter of a query. Type 4 or 10 without a coupon type belongs to the pool; the end of the period is
 * excluded.
 */
function choiceOf({ startDate, endDate, type, couponType }: Choice): (row: Row) => boolean {
  const from = startDate === undefined ? -Infinity : parseWholeNumber(startDate, 'startDate');
  const to = endDate === undefined ? Infinity : parseWholeNumber(endDate, 'endDate');
  return (row) =>
    row.date >= from &&
    row.date < to &&
    (type === undefined || (String(row.type) === type && String(row.couponType ?? '') === (couponType ?? '')));
}

type Shown = Omit<LedgerEntry, 'playerNo'> & { id?: string; tid?: string | null };

function entryOf(move: CouponMovement & Pick<BalanceMovement, 'withdrawal'>, tellsTransactions: boolean): Shown {
  const { couponId, kind, pocket, amount, at, withdrawal } = move;
  if (withdrawal !== undefined) return withdrawalEntry(withdrawal, move, tellsTransactions);
  if (kind === 'withdrawal') throw new Error('money to a bank is of a withdrawal');
  const type = couponTypes[kind === 'stake' && pocket === 'bonus' ? 'bonusStake' : kind];
  const couponType = type === 4 || type === 10 ? FIXED_ODDS : null;
  return { couponId, type, couponType, pocket, amount, at, description: `${couponId} numaralı kupon`, iban: '' };
}

/**
 * Converts a withdrawal to a transaction. A paid one keeps the row of the pending request; a refund has its own row.
 */
function withdrawalEntry(
  { id, state, iban, transactionId }: WithdrawalRecord,
  { pocket, amount, at }: CouponMovement,
  tellsTransactions: boolean,
): Shown {
  const back = amount > 0;
  const type = back ? 42 : state === 'paid' ? 12 : 41;
  return {
    ...{ id: back ? `${id}-iade` : id, tid: tellsTransactions ? transactionId : null },
    ...{ couponId: null, type, couponType: null, pocket, amount, at, description: iban, iban },
  };
}

function rowOf(shown: Shown | LedgerEntry, place: number, balance: number): Row {
  const { couponId, type, couponType, pocket, amount, at, description, iban } = shown;
  return {
    id: String(place),
    ...('id' in shown && { id: shown.id, tid: shown.tid }),
    date: Math.floor(at / 1_000),
    type,
    couponType,
    typeName: typeNames[`${type}${couponType === null ? '' : `/${couponType}`}`] ?? 'Diğer',
    description,
    amount: kurusToLira(amount),
    balance: kurusToLira(balance),
    isBonus: pocket === 'bonus',
    bsid: couponId,
    iban: iban === '' ? null : iban,
  };
}

const couponTypes = { stake: 4, bonusStake: 16, win: 10, refund: 28 } as const;

/** wire-list-2 */
const typeNames: Partial<Record<string, string>> = {
  '2': 'Para Yatırma',
  '4/27': 'Kupon Oynama',
  '4': 'Spor Toto Oynama',
  '7': 'Spor Toto İptal İadesi',
  '10/27': 'İkramiye Ödemesi',
  '10': 'Spor Toto İkramiye Ödemesi',
  '12': 'Para Çekme',
  '13': 'Bonus Yükleme',
  '14': 'Çevrim Şartlı Bonus',
  '16': 'Bonus ile Kupon Oynama',
  '18': 'Bonus İptali',
  '19': 'Bonus Süresi Doldu',
  '20': 'Bayi Değişikliği Nedeniyle Silinen Bonus',
  '21': 'Bayi Kapanışı Nedeniyle Silinen Bonus',
  '27': 'Onay Bekleyen Kupon Tutarı',
  '28': 'Oluşmayan Kupon İadesi',
  '30': 'Bayi Devri Nedeniyle Silinen Bonus',
  '41': 'Bekleyen Para Çekme',
  '42': 'İptal Edilen Para Çekme',
};
