/** A birth date in words. */
import { format, parse } from '@formkit/tempo';

/** "1990-01-05" → "5 Ocak 1990"; '' for what is no day. */
export function birthDateText(isoDay: string): string {
  try {
    return format(parse(isoDay, 'YYYY-MM-DD', 'tr'), 'D MMMM YYYY', 'tr');
  } catch {
    // Its way of saying that this is no day.
    return '';
  }
}
