import type { LegalTextName } from '../../contract/services/common.ts';
import { infoLink } from '../../routes/content.ts';

/** Where each stands as a page, to be read again and printed. */
export const legalPages: Partial<Record<LegalTextName, string>> = {
  'contract-info': infoLink('yeni-uyelik-sozlesmesi'),
  'member-notification': infoLink('aydinlatma-metni-yeni'),
  'commercial-electronic-notification': infoLink('elektronik-ticari-ileti-kurallari-yeni'),
  'commercial-electronic-consent': infoLink('elektronik-ticari-ileti-kurallari-yeni'),
};

/** How each text is called in a sentence and above itself. */
export const legalTitles: Record<LegalTextName, string> = {
  'contract-info': 'Üyelik Sözleşmesi',
  'member-notification': 'Üye Aydınlatma Metni',
  'partner-member-notification': 'İş Ortağı Üye Aydınlatma Metni',
  'personal-marketing-notification': 'Pazarlama Aydınlatma Metni',
  'personal-marketing-consent': 'Pazarlama Açık Rıza Metni',
  'commercial-electronic-notification': 'Ticari Elektronik İleti Aydınlatma Metni',
  'commercial-electronic-consent': 'Ticari Elektronik İleti Onay Metni',
};
