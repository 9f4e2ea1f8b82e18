/** How a retailer's telephone link and place are written. */
import { phoneDigits } from '../fields/phone.ts';

/** "02165550011" → "tel:+902165550011" */
export function phoneHref(phoneNumber: string): string {
  return `tel:+9${phoneDigits(phoneNumber)}`;
}

/** "Kadıköy / İstanbul", or whichever of the two is known. */
export function placeText(at: { district?: string | null | undefined; province?: string | null | undefined }): string {
  return [at.district, at.province].filter((name) => name !== undefined && name !== null && name !== '').join(' / ');
}

/** A map of the place, searched for by its name and address, as a person would look it up. */
export function mapHref(at: { name: string; address?: string | null | undefined }): string {
  const place = [at.name, at.address ?? ''].filter((words) => words !== '').join(', ');
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
