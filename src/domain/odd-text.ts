import { NOT_OFFERED } from '../model/event.ts';
import { decimalText } from './number-text.ts';

/** Formats an odd in hundredths: 185 → "1,85"; "—" when it is not offered. */
export function oddText(hundredths: number): string {
  return hundredths <= NOT_OFFERED ? '—' : decimalText(hundredths);
}
