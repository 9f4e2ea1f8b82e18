/** Messages to the operator, of members and visitors. They are kept for whoever asks through `/__control`. */
import type { WireBody } from '../../../src/contract/services/calls.ts';
import { checkEmail, checkPhoneNumber } from '../../accounts/field-checks.ts';
import { fieldInvalid, registrationRefusal } from '../../accounts/account-failures.ts';
import type { Handlers } from '../../http/service-route.ts';

export type ContactMessage = WireBody<'contactUs'>;

const subjects = new Set(['1', '2', '3', '4', '5', '6', '9']);
const MOST_CHARACTERS = 2_000;

export function contactHandlers(messages: ContactMessage[]) {
  return {
    contactUs: ({ body }) => {
      const message = body();
      if (Object.values(message).includes('')) throw registrationRefusal('fieldEmpty');
      checkPhoneNumber(message.phoneNumber);
      checkEmail(message.email);
      if (!subjects.has(message.subject)) throw fieldInvalid('Konuyu kontrol et.');
      if (message.message.length > MOST_CHARACTERS) throw fieldInvalid('Mesajın çok uzun.');
      messages.push(message);
      return null;
    },
  } satisfies Partial<Handlers<'players'>>;
}
