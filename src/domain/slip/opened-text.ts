/** What is said to a player after a slip was opened; '' when all of it came. */
export function openedText(added: number, wanted: number): string {
  if (added >= wanted) return '';
  if (added === 0) return 'Bu kuponun seçimleri artık oynanamıyor.';
  return `${wanted} seçimden ${added} tanesi kuponuna eklendi; diğerleri artık oynanamıyor.`;
}
