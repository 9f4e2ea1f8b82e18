/** Popups due after a sign-in, in order: contact consent, e-mail address, campaign (rule sign-in-10). */
import type { SignInFlags } from '../../../model/player.ts';

export type DuePopup =
  | { kind: 'contact'; sms: boolean; otherDevice: boolean }
  | { kind: 'mail' }
  | { kind: 'campaign'; url: string };

/** A popup is due while its flag is false; a campaign also needs a valid URL. */
export function duePopups(flags: SignInFlags): DuePopup[] {
  const sms = !flags.isConfirmedSms;
  const otherDevice = !flags.isConfirmedOtherContactDevice;
  const url = campaignAddress(flags.campaignUrl);
  return [
    ...(sms || otherDevice ? [{ kind: 'contact' as const, sms, otherDevice }] : []),
    ...(flags.isConfirmedSendEmail ? [] : [{ kind: 'mail' as const }]),
    ...(flags.isConfirmedCampaignPopup || url === '' ? [] : [{ kind: 'campaign' as const, url }]),
  ];
}

/**
 * Returns a path of the product or a web URL unchanged; '' for anything else, such as scripts, other schemes or bare
 * hosts.
 */
export function campaignAddress(url: string): string {
  const address = url.trim();
  // Browsers drop tabs and line ends inside a URL, which would hide a scheme.
  if (/[^\x21-\x7e]/.test(address)) return '';
  return /^https?:\/\/[^/\\]/i.test(address) || /^\/(?![/\\])/.test(address) ? address : '';
}
