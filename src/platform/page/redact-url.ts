/**
 * Removes passwords and phone numbers from the page's address (a form of an old page, a hand-made link) before anything
 * can store, share or report it (rule content-15, tracked URLs).
 */
import { withoutParameters } from '../../lib/query-parameters.ts';

/** Cleans the address; call it before the first render reads it. */
export function redactPageUrl(): void {
  const clean = redactUrl(location.href);
  if (clean !== location.href) history.replaceState(history.state, '', clean);
}

export const redactUrl = (href: string): string => withoutParameters(href, ['password', 'phoneNumber']);
