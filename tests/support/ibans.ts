/** IBANs made by the official rule (wire-account-1), by trial; and a repeatable random generator. */

/** The account of 16 letters or digits at a bank of five digits. */
export function ibanAt(bankCode: string, account: string, reserve = '0'): string {
  for (let check = 2; check <= 98; check += 1) {
    const iban = `TR${String(check).padStart(2, '0')}${bankCode}${reserve}${account}`;
    if (remainderOf(iban) === 1n) return iban;
  }
  throw new Error('one of 97 fits');
}

/** ISO 13616: the first four to the end, A is 10, by 97. */
export function remainderOf(iban: string): bigint {
  const turned = `${iban.slice(4)}${iban.slice(0, 4)}`;
  return BigInt(Array.from(turned, (letter) => LETTERS.indexOf(letter)).join('')) % 97n;
}

export const LETTERS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ';

export interface Chance {
  /** Returns a number from 0 to below `count`. */
  below: (count: number) => number;
  pick: <T>(from: ArrayLike<T>) => T;
}

export function chance(seed: number): Chance {
  let state = seed;
  const below = (count: number): number => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * count);
  };
  return { below, pick: (from) => from[below(from.length)] as (typeof from)[number] };
}

export function randomIban({ below, pick }: Chance): string {
  const from = below(3) === 0 ? LETTERS : '0123456789';
  const account = Array.from({ length: 16 }, () => pick(from)).join('');
  return ibanAt(String(below(100_000)).padStart(5, '0'), account);
}
