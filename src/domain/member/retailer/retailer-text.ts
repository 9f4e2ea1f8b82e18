/** Phone link and place texts of a retailer. */
import { foldTurkish } from '../../text.ts';
import { nationalNumber, phoneDigits, phoneFault } from '../fields/contact-details.ts';

interface Place {
  district?: string | null | undefined;
  province?: string | null | undefined;
}

/** "02165550011" → "tel:+902165550011"; a number without ten digits ("444 12 34") is dialled as written. */
export function phoneHref(phoneNumber: string): string {
  const digits = phoneDigits(phoneNumber);
  const number = nationalNumber(digits);
  if (phoneFault(number) === null) return `tel:+9${number}`;
  return `tel:${phoneNumber.trim().startsWith('+') ? '+' : ''}${digits}`;
}

/** "Kadıköy / İstanbul", or only the known one of the two. */
export function placeText(at: Place): string {
  return [at.district, at.province].filter((name) => name !== undefined && name !== null && name !== '').join(' / ');
}

/**
 * Returns the address without the district and province at its end, because they are shown separately: "Zafer Mah. No:
 * 163, Pamukkale/Denizli".
 */
export function streetText(at: Place & { address?: string | null | undefined }): string {
  // All parts are normalized to one Unicode form, because the name's length decides where the address is cut.
  const [address = '', ...names] = [at.address, at.province, at.district].map((each) => each?.normalize().trim() ?? '');
  const ends = names.filter((name) => name !== '');
  const street = ends.reduce(withoutEnd, address);
  return street === '' ? address : street;
}

function withoutEnd(text: string, name: string): string {
  if (!foldTurkish(text).endsWith(foldTurkish(name))) return text;
  return text.slice(0, text.length - name.length).replace(/[\s/,·-]+$/, '');
}

/** URL of a map search for the retailer's name and address. */
export function mapHref(at: { name: string; address?: string | null | undefined }): string {
  const place = [at.name, at.address ?? ''].filter((words) => words !== '').join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
