/** An odd of 1.00 is a placeholder for "not offered", never a price (payload facts §3). Hundredths. */
export const NOT_OFFERED = 100;

/** Odd in hundredths to what a player reads: 185 → "1,85"; "—" when it is not offered. */
export function formatOdd(hundredths: number): string {
  if (hundredths <= NOT_OFFERED) return '—';
  const rest = hundredths % 100;
  return `${grouped((hundredths - rest) / 100)},${rest < 10 ? '0' : ''}${rest}`;
}

/** 12345 → "12.345" */
function grouped(whole: number): string {
  return whole < 1000 ? String(whole) : String(whole).replace(/\B(?=(\d{3})+$)/g, '.');
}
