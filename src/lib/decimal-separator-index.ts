/**
 * Index of the decimal sign in a number that has a comma, in Turkish or English notation; -1 when it has no decimals.
 * Of a comma and a point the later one is the decimal sign. A lone comma is too, unless it separates thousands more
 * than once.
 */
export function decimalSeparatorIndex(text: string): number {
  const [comma, point] = [text.lastIndexOf(','), text.lastIndexOf('.')];
  if (comma !== -1 && point !== -1) return Math.max(comma, point);
  return /^-?[1-9]\d{0,2}(,\d{3}){2,}$/.test(text) ? -1 : text.indexOf(',');
}
