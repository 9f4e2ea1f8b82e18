/**
 * Invented money movements of a member in the years before the start, in addition to those of coupons. Built backwards
 * from the present, so that no past balance is negative. Identical for the same seed.
 */
import type { Account } from '../accounts/account.ts';
import { Random } from '../simulation/random.ts';
import { DAY_IN_MS, HOUR_IN_MS } from '../turkish-time.ts';
import type { CouponMovement, LedgerEntry } from './ledger.ts';

interface Told {
  account: Pick<Account, 'playerNo' | 'balance' | 'bonusBalance'>;
  count: number;
  moves: readonly CouponMovement[];
  seed: number;
  nowMs: number;
}

const YEARS_MS = 5 * 365 * DAY_IN_MS;
const TL = 100;
/** Balance in kuruş below which the preceding invented movement may be a withdrawal; otherwise it is a deposit. */
const COMFORTABLE = 1_500 * TL;

const BANKS = ['Ziraat Bankası', 'Garanti BBVA', 'Akbank', 'İş Bankası'];
const IBAN = 'TR33 **** 1326';
/** Transaction types of bonus credits (`bonusIn`) and bonus debits (`bonusOut`). */
const bonusIn = [13, 13, 14] as const;
const bonusOut = [18, 19, 19, 20, 21, 30] as const;

/** Returns the invented entries, oldest first. */
export function pastEntries({ account, count, moves, seed, nowMs }: Told): LedgerEntry[] {
  const random = new Random(seed * 104_729 + account.playerNo);
  const left = { balance: account.balance, bonus: account.bonusBalance };
  const made: LedgerEntry[] = [];
  const older = moves.toSorted((a, b) => b.at - a.at);
  let next = 0;

  let clock = nowMs;

  const add = (type: number, amount: number, told: Partial<LedgerEntry> = {}, at = clock): void => {
    const pocket = told.pocket ?? 'balance';
    left[pocket] -= amount;
    const plain = {
      playerNo: account.playerNo,
      couponType: null,
      couponId: null,
      pocket,
      description: '',
      iban: '',
    } as const;
    made.push({ ...plain, ...told, type, amount, at });
  };
  /**
   * Moves the clock back past the coupon movements in between. When a payout exceeds the remaining balance, a debit is
   * added after it.
   */
  const backTo = (at: number): void => {
    clock = Math.min(clock - 60_000, at);
    for (let move = older[next]; move !== undefined && move.at >= clock; move = older[next]) {
      const { pocket, amount } = move;
      const lacking = amount - left[pocket];
      const soon = Math.min(move.at + 60_000, nowMs);
      if (lacking > 0 && pocket === 'balance') add(12, -rounded(lacking), transferOut, soon);
      else if (lacking > 0) add(19, -lacking, { pocket }, soon);
      left[pocket] -= amount;
      next += 1;
    }
  };
  const poolStep = (price: number): void => {
    const told = { description: 'Spor Toto' };
    if (left.balance >= 7 * price) add(10, 7 * price, told);
    else if (left.balance >= price) add(7, price, told);
    backTo(clock - HOUR_IN_MS);
    add(4, -price, told);
  };
  const step = (place: number): void => {
    const amount = (1 + random.integer(50)) * 10 * TL;
    const bonus = (5 + random.integer(20)) * 10 * TL;
    const fits = left.balance >= amount;
    const kind = place % 11;
    if (kind === 3 && fits) {
      add(42, amount, transferOut);
      backTo(clock - HOUR_IN_MS);
      add(41, -amount, transferOut);
    } else if (kind === 5) {
      if (left.bonus < bonus) add(random.pick(bonusOut), -bonus, { pocket: 'bonus' });
      else add(random.pick(bonusIn), bonus, { pocket: 'bonus', description: 'Hoş geldin kampanyası' });
    } else if (kind === 7 && fits) {
      add(28, amount, { description: 'Oluşmayan kupon' });
      backTo(clock - 60_000);
      add(27, -amount, { description: 'Onay bekleyen kupon' });
    } else if (kind === 9) {
      poolStep(20 * TL * (1 + random.integer(10)));
    } else if (!fits || (left.balance < COMFORTABLE && random.chance(0.3))) {
      add(12, -amount, transferOut);
    } else {
      add(2, amount, { description: `Havale · ${random.pick(BANKS)}` });
    }
  };

  for (let place = 0; place < count; place += 1) {
    // Recent entries are closer together.
    backTo(Math.floor(nowMs - HOUR_IN_MS - YEARS_MS * ((place + random.next()) / count) ** 1.6));
    step(place);
  }
  backTo(-Infinity);
  return made.toReversed().toSorted((a, b) => a.at - b.at);
}

const transferOut = { description: 'Ziraat Bankası', iban: IBAN };

/** Rounds kuruş up to a multiple of 10 TL. */
const rounded = (kurus: number): number => Math.ceil(kurus / (10 * TL)) * 10 * TL;
