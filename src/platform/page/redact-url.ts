/**
 * A password or phone number in the page's address (a form of an old page, a link somebody made) goes before anything
 * can keep, share or report it (rule content-15, tracked URLs).
 */
import { withoutParameters } from '../../lib/address.ts';

/** Before the first screen reads the address. */
export function cleanAddress(): void {
  const clean = withoutSecrets(location.href);
  if (clean !== location.href) history.replaceState(history.state, '', clean);
}

export const withoutSecrets = (href: string): string => withoutParameters(href, ['password', 'phoneNumber']);
