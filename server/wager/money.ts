/** Integer kuruş inside, TL with two decimals on the wire. */
export function kurusToLira(kurus: number): number {
  return kurus / 100;
}

/** Hundredths of a number with at most two decimals, kuruş of TL as well; undefined for any other. */
export function toHundredths(value: number): number | undefined {
  const whole = Math.round(value * 100);
  return Number.isSafeInteger(whole) && Math.abs(value * 100 - whole) < 1e-4 ? whole : undefined;
}

/** Hundredths of "1.234,50", as an order writes amounts; undefined for another text. */
export function parseHundredths(text: string): number | undefined {
  const [, whole = '', rest = ''] = /^(\d{1,3}(?:\.\d{3})*),(\d{2})$/.exec(text) ?? [];
  return whole === '' ? undefined : Number(whole.replaceAll('.', '') + rest);
}

/** "2.500" as a player reads whole TL. */
export function formatWholeLira(tl: number): string {
  return String(tl).replace(/\B(?=(\d{3})+$)/g, '.');
}
