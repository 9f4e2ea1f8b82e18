/** What moved in a member's account, newest first: for the past, what its coupons tell. */
import type { WireAnswer } from '../../../src/contract/services/calls.ts';
import { type Handlers, wholeNumber } from '../../http/service-route.ts';
import { type CouponMove, movedBy } from '../../payment/coupon-moves.ts';
import type { Entry } from '../../payment/ledger.ts';
import { lira } from '../../wager/money.ts';
import { pageOf } from '../../wager/shelf.ts';
import type { Wager } from '../../wager/wager.ts';

type Row = WireAnswer<'getTransactions'>['items'][number];

const FIXED_ODDS = 27;

export function transactionHandlers({ accounts, purse, book, ledger }: Wager) {
  return {
    getTransactions: ({ bearer, query }) => {
      const { playerNo, balance, bonusBalance } = accounts.caller(bearer());
      const moved = purse.of(playerNo);
      const since = new Set(moved.map(({ couponId }) => couponId));
      const past = book.ofPlayer(playerNo).filter(({ id }) => !since.has(id));
      const entries = [...past.flatMap(movedBy), ...moved].map(entryOf);
      const newestFirst = [...ledger.of(playerNo), ...entries].toReversed().toSorted((a, b) => b.at - a.at);
      const left = { balance, bonus: bonusBalance };
      const rows = newestFirst.map((each, index) => {
        const row = rowOf(each, newestFirst.length - index, left[each.pocket]);
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

type Shown = Omit<Entry, 'playerNo'> & { couponId: string | null };

function entryOf({ couponId, kind, pocket, amount, at }: CouponMove): Shown {
  const type = couponTypes[kind === 'stake' && pocket === 'bonus' ? 'bonusStake' : kind];
  const couponType = type === 4 || type === 10 ? FIXED_ODDS : null;
  return { couponId, type, couponType, pocket, amount, at, description: `${couponId} numaralı kupon`, iban: '' };
}

function rowOf(shown: Shown | Entry, place: number, balance: number): Row {
  const { type, couponType, pocket, amount, at, description, iban } = shown;
  return {
    id: String(place),
    date: Math.floor(at / 1_000),
    type,
    couponType,
    typeName: typeNames[`${type}${couponType === null ? '' : `/${couponType}`}`] ?? 'Diğer',
    description,
    amount: lira(amount),
    balance: lira(balance),
    isBonus: pocket === 'bonus',
    bsid: 'couponId' in shown ? shown.couponId : null,
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
