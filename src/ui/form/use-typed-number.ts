import { useState } from 'react';
import { type Amount, parseAmount } from '../../domain/money-input.ts';

interface TypedNumber {
  /** Text of the field. */
  text: string;
  /** Amount read from the last typed text, in hundredths of the number; null while the number was set otherwise. */
  amount: Amount;
  change: (text: string) => void;
  blur: () => void;
  /** Discards the typed text, because the number was set otherwise: by a button beside the field. */
  clear: () => void;
}

/**
 * Whole-number field that accepts amounts in every notation (rules stake-13, field-10). An unclear amount counts as 0.
 * @param value current number
 * @param shown text of the current number
 * @param readNumber returns the number for an amount in kuruş
 */
export function useTypedNumber(
  value: number,
  shown: string,
  numberOf: (kurus: number) => number,
  onNumber: (number: number) => void,
): TypedNumber {
  const [typed, setTyped] = useState<Typed | null>(null);
  // After blur the typed text is only valid for the number it produced, and not for one that was set since.
  const current = typed !== null && (!typed.left || typed.number === value) ? typed : null;
  return {
    text: current === null || current.left ? shown : current.text,
    amount: current === null ? null : current.amount,
    change: (text) => {
      const amount = parseAmount(text);
      const number = numberOf(typeof amount === 'number' ? amount : 0);
      setTyped({ text, amount, number, left: false });
      onNumber(number);
    },
    blur: () => setTyped((last) => (last === null ? null : { ...last, left: true })),
    clear: () => setTyped(null),
  };
}

interface Typed {
  text: string;
  amount: Amount;
  number: number;
  left: boolean;
}

/**
 * Returns the whole number of an amount in hundredths, without its decimals.
 * @param most upper limit
 */
export function wholeNumber(kurus: number, most: number): number {
  return Math.min(most, Math.floor(kurus / 100));
}

/** Returns the note below a whole-number field; '' if the text was read as written. */
export function wholeNumberNote(amount: Amount, number: number): string {
  if (amount === 'unclear') return 'Sayı anlaşılmadı. Yalnızca rakam yaz.';
  return amount === null || amount % 100 === 0 ? '' : `Tam sayı olur: ${number} alındı.`;
}
