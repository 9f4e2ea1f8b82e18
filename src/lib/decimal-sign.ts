/**
 * The place of the sign before the decimals, -1 for none, of a number with a comma in it, Turkish or English: of two signs
 * the later is theirs; a comma alone too, unless it stands between thousands more than once.
 */
export function decimalSign(text: string): number {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma !== -1 && point !== -1) return Math.max(comma, point);
  return /^-?[1-9]\d{0,2}(,\d{3}){2,}$/.test(text) ? -1 : text.indexOf(',');
}
