/** Identity numbers that could be real: eleven digits whose last two follow from the first nine. */
export function identityNumber(nineDigits: number): string {
  const digits = Array.from(String(nineDigits), Number);
  const sumFrom = (start: number): number =>
    digits.reduce((sum, digit, place) => (place % 2 === start ? sum + digit : sum), 0);
  const tenth = (sumFrom(0) * 7 - sumFrom(1) + 100) % 10;
  const eleventh = (digits.reduce((sum, digit) => sum + digit, 0) + tenth) % 10;
  return `${nineDigits}${tenth}${eleventh}`;
}
