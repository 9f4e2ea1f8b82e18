/** The popups a sign-in asks for, in their order: consent to be contacted, mail address, campaign (rule sign-in-10). */
import type { SignInFlags } from '../../../model/player.ts';

export type DuePopup =
  | { kind: 'contact'; sms: boolean; otherDevice: boolean }
  | { kind: 'mail' }
  | { kind: 'campaign'; url: string };

/** A flag that is false is due; a campaign without an address of the web has nothing to show. */
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

/** A path of the product or an address of the web as it is, '' for all else: no script, no other scheme, no bare host. */
export function campaignAddress(url: string): string {
  const address = url.trim();
  // Browsers drop tabs and line ends inside an address, which would hide a scheme.
  if (/[^\x21-\x7e]/.test(address)) return '';
  return /^https?:\/\/[^/\\]/i.test(address) || /^\/(?![/\\])/.test(address) ? address : '';
}
