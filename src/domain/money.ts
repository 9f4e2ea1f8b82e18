/** A member's money in words. */

/** Kuruş → "1.250,00 TL" (player-account §1). */
export function liraText(kurus: number): string {
  const lira = (kurus / 100).toLocaleString('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return `${lira} TL`;
}
