/** Legal texts and notices for the player, as server HTML. The content is invented. */
import type { LegalTextName } from '../../../src/contract/services/common-calls.ts';
import { contractInfo } from './contract-info.ts';
import { commercialConsent, commercialNotification } from './commercial.ts';
import { marketingConsent, marketingNotification } from './marketing.ts';
import { memberNotification } from './member-notification.ts';
import { partnerMemberNotification } from './partner-member-notification.ts';

export const legalTexts: Record<LegalTextName, string> = {
  'contract-info': contractInfo,
  'member-notification': memberNotification,
  'partner-member-notification': partnerMemberNotification,
  'personal-marketing-notification': marketingNotification,
  'personal-marketing-consent': marketingConsent,
  'commercial-electronic-notification': commercialNotification,
  'commercial-electronic-consent': commercialConsent,
};
