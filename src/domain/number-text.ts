/** Numbers as a Turkish reader expects them: a point between thousands, a comma before decimals. Not by `toLocaleString`: a
 * list that is scrolled asks often. */

/** 12500 → "12.500" */
export function countText(count: number | bigint | string): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, '.');
}

/** Hundredths: 123456789 → "1.234.567,89", -50 → "-0,50". */
export function decimalText(hundredths: number | bigint): string {
  const [sign, size] = hundredths < 0 ? ['-', -hundredths] : ['', hundredths];
  const whole = typeof size === 'bigint' ? size / 100n : Math.floor(size / 100);
  const rest = typeof size === 'bigint' ? size % 100n : size % 100;
  return `${sign}${countText(whole)},${String(rest).padStart(2, '0')}`;
}

/** Kuruş: "20.000" or "50,50", an amount inside a sentence: decimals only where there are any. */
export function liraText(kurus: number): string {
  return kurus % 100 === 0 ? countText(kurus / 100) : decimalText(kurus);
}

/** Kuruş: 359300 → "3.593,00 ₺", never broken between amount and sign. */
export function moneyText(kurus: number | bigint): string {
  return `${decimalText(kurus)}\u00a0₺`;
}

/** What came and what went: "+ 190,50 ₺", "− 150,00 ₺"; 0 is neither (rule transaction-1). */
export function signedMoneyText(kurus: number): string {
  if (kurus === 0) return moneyText(0);
  return `${kurus < 0 ? '−' : '+'}\u00a0${moneyText(Math.abs(kurus))}`;
}
