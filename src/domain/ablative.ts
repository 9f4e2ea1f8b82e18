/** The Turkish suffix "from" after a number. */

const ofOnes = ['', 'den', 'den', 'ten', 'ten', 'ten', 'dan', 'den', 'den', 'dan'];
/** The first is that of a hundred and a thousand. */
const ofTens = ['den', 'dan', 'den', 'dan', 'tan', 'den', 'tan', 'ten', 'den', 'dan'];

/**
 * Returns the suffix of a whole number as read: 2026 "altıdan", 2025 "beşten", 30 "otuzdan", 2100 "yüzden", 2000
 * "binden", 0 "sıfırdan".
 */
export function ablativeOf(value: number): string {
  if (value === 0) return 'dan';
  const one = value % 10;
  return (one > 0 ? ofOnes[one] : ofTens[(value % 100) / 10]) ?? 'den';
}
