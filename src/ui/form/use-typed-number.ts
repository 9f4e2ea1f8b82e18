import { useState } from 'react';
import { type Amount, readAmount } from '../../domain/money-input.ts';

export interface TypedNumber {
  /** The text of the field. */
  text: string;
  /** The number read from the text typed last; null while the number is from elsewhere. */
  amount: Amount;
  type: (text: string) => void;
  leave: () => void;
  /** The number is set in another way: by a button beside the field. */
  clear: () => void;
}

/**
 * A whole number whose field takes amounts in every form they are written in (rules stake-13, field-10). An amount that is
 * unclear counts as 0, and is no number.
 * @param value the number as it is now
 * @param shown its text
 * @param numberOf the number of an amount in kuruş
 */
export function useTypedNumber(
  value: number,
  shown: string,
  numberOf: (kurus: number) => number,
  onNumber: (number: number) => void,
): TypedNumber {
  const [typed, setTyped] = useState<Typed | null>(null);
  // Once the field is left, the text belongs to the number it gave, and not to one that was set since.
  const current = typed !== null && (!typed.left || typed.number === value) ? typed : null;
  return {
    text: current === null || current.left ? shown : current.text,
    amount: current === null ? null : current.amount,
    type: (text) => {
      const amount = readAmount(text);
      const number = numberOf(typeof amount === 'number' ? amount : 0);
      setTyped({ text, amount, number, left: false });
      onNumber(number);
    },
    leave: () => setTyped((last) => (last === null ? null : { ...last, left: true })),
    clear: () => setTyped(null),
  };
}

interface Typed {
  text: string;
  amount: Amount;
  number: number;
  left: boolean;
}

/** Of a number that is no money: its decimals are cut. @param most the largest the field takes */
export function wholeNumber(kurus: number, most: number): number {
  return Math.min(most, Math.floor(kurus / 100));
}

/** The words at a field of a whole number; '' where it was read as it was written. */
export function wholeNumberNote(amount: Amount, number: number): string {
  if (amount === 'unclear') return 'Sayı anlaşılmadı. Yalnızca rakam yaz.';
  return amount === null || amount % 100 === 0 ? '' : `Tam sayı olur: ${number} alındı.`;
}
