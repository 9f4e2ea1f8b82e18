/** The football pool's current week: named after its days ("06-09 Haziran"), sold until Friday 21:40 Turkish time. */
export function poolRound(nowMs: number): { name: string; payinEnd: string } {
  const now = new Date(nowMs + TURKISH_OFFSET_MS);
  const end = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), 21, 40));
  end.setUTCDate(end.getUTCDate() + ((FRIDAY - end.getUTCDay() + 7) % 7));
  if (end.getTime() <= now.getTime()) end.setUTCDate(end.getUTCDate() + 7);
  const lastDay = new Date(end.getTime() + 3 * DAY_MS);
  const first = end.getUTCMonth() === lastDay.getUTCMonth() ? day(end) : `${day(end)} ${month(end)}`;
  // Local time without a zone, as the service writes it (wire-pool-1).
  return { name: `${first}-${day(lastDay)} ${month(lastDay)}`, payinEnd: end.toISOString().slice(0, 19) };
}

const FRIDAY = 5;
const DAY_MS = 86_400_000;
/** Turkey keeps UTC+3 all year. */
const TURKISH_OFFSET_MS = 3 * 3_600_000;

function day(date: Date): string {
  return String(date.getUTCDate()).padStart(2, '0');
}

function month(date: Date): string {
  return new Intl.DateTimeFormat('tr', { month: 'long', timeZone: 'UTC' }).format(date);
}
