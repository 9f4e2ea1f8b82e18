/** Short codes of slips as players type, read and pass them on (rule sharing-9). */
import { SLIP_CODE_EXPIRED, SLIP_CODE_UNKNOWN } from '../../contract/services/coupon-refusals.ts';
import type { Failure } from '../../model/failure.ts';
import { plainText } from '../../lib/plain-text.ts';

/** Two groups of three digits, which a blank or a hyphen may separate, and no part of a longer number. */
const CODE = /(?<![\d.,])(\d{3})[ -]?(\d{3})(?!\d|[.,]\d)/g;

/** Returns the six digits of a typed code; undefined for any other text. */
export function parseSlipCode(text: string): string | undefined {
  const typed = plainText(text).trim();
  const [found] = typed.matchAll(CODE);
  return found?.[0] === typed ? digitsOf(found) : undefined;
}

/** "482913" → "482 913". */
export const slipCodeText = (code: string): string => `${code.slice(0, 3)} ${code.slice(3)}`;

/** Text for a code that opens nothing; undefined when the failure says nothing about the code. */
export function slipCodeFailureText({ code }: Failure): string | undefined {
  if (code === SLIP_CODE_UNKNOWN) return 'Bu kodla bir kupon bulunamadı. Rakamları kontrol et.';
  if (code === SLIP_CODE_EXPIRED) return 'Bu kodun süresi doldu. Kuponu paylaşandan yeni bir kod iste.';
  return undefined;
}

/** The slip or code that a shared text or a scanned QR code names. */
export type SharedReference = { kind: 'slip'; sharedId: string } | { kind: 'code'; code: string };

/**
 * Returns the shared slip or the short code in a text. Only addresses of `origin` count; a text with different codes
 * refers to none of them.
 */
export function parseSharedReference(text: string, origin: string): SharedReference | undefined {
  const plain = plainText(text);
  for (const [address] of plain.matchAll(ADDRESS)) {
    const found = addressReference(address, origin);
    if (found !== undefined) return found;
  }
  const codes = new Set(Array.from(plain.replaceAll(ADDRESS, ' ').matchAll(CODE), digitsOf));
  const [code] = codes;
  return code !== undefined && codes.size === 1 ? { kind: 'code', code } : undefined;
}

function addressReference(address: string, origin: string): SharedReference | undefined {
  // A sentence may end right after the address.
  const bare = address.replace(/[.,;:!?)\]}'"’”»]+$/, '');
  const url = URL.canParse(bare) ? new URL(bare) : undefined;
  if (url?.origin !== origin) return undefined;
  const [, sharedId] = SHARED_PATH.exec(url.pathname) ?? [];
  if (sharedId !== undefined) return { kind: 'slip', sharedId };
  const code = CODE_PATH.test(url.pathname) ? parseSlipCode(url.searchParams.get('kod') ?? '') : undefined;
  return code === undefined ? undefined : { kind: 'code', code };
}

const digitsOf = ([, first = '', last = '']: RegExpMatchArray): string => first + last;

const ADDRESS = /\b[a-z][a-z\d+.-]*:\/\/\S+/gi;
const SHARED_PATH = /^\/paylasilan-kuponlar\/([\w-]{1,64})\/?$/i;
const CODE_PATH = /^\/paylasilan-kuponlar\/?$/i;
