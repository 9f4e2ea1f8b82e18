/** A birth date in words. */
import { format, parse } from '@formkit/tempo';

/** "1990-01-05" → "5 Ocak 1990"; '' for an invalid date. */
export function birthDateText(isoDay: string): string {
  try {
    return format(parse(isoDay, 'YYYY-MM-DD', 'tr'), 'D MMMM YYYY', 'tr');
  } catch {
    // The library throws for an invalid date.
    return '';
  }
}
