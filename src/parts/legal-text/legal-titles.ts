import type { LegalTextName } from '../../contract/services/common-calls.ts';
import { infoLink } from '../../routes/content-routes.ts';

/** Addresses of the texts that have a page of their own, for reading again and printing. */
export const legalPages: Partial<Record<LegalTextName, string>> = {
  'contract-info': infoLink('yeni-uyelik-sozlesmesi'),
  'member-notification': infoLink('aydinlatma-metni-yeni'),
  'commercial-electronic-notification': infoLink('elektronik-ticari-ileti-kurallari-yeni'),
  'commercial-electronic-consent': infoLink('elektronik-ticari-ileti-kurallari-yeni'),
};

/** Title of each text, as used in sentences and above the text. */
export const legalTitles: Record<LegalTextName, string> = {
  'contract-info': 'Üyelik Sözleşmesi',
  'member-notification': 'Üye Aydınlatma Metni',
  'partner-member-notification': 'İş Ortağı Üye Aydınlatma Metni',
  'personal-marketing-notification': 'Pazarlama Aydınlatma Metni',
  'personal-marketing-consent': 'Pazarlama Açık Rıza Metni',
  'commercial-electronic-notification': 'Ticari Elektronik İleti Aydınlatma Metni',
  'commercial-electronic-consent': 'Ticari Elektronik İleti Onay Metni',
};
