/** Step 1 of registration: everything a form is refused for, in the order the service looks (rule failure-3). */
import type { WireBody } from '../../src/contract/services/calls.ts';
import type { Accounts } from './accounts.ts';
import { checkBirthDate, checkEmail, checkIdentityNumber, checkPassword, checkPhoneNumber } from './field-checks.ts';
import { registrationRefused } from './refusals.ts';
import {
  BLACK_LISTED_IDENTITY,
  IDENTITY_WITH_KNOWN_YEAR,
  KNOWN_YEAR,
  NAME_THAT_BREAKS,
  NAME_WITHOUT_MATCH,
} from './registration-triggers.ts';

type Form = WireBody<'register'>;

export function refuseForm(form: Form, { players, now }: Pick<Accounts, 'players' | 'now'>): void {
  const { identityNumber, phoneNumber, birthDate } = form;
  if (Object.values(form).includes('') || !form.membershipContract || !form.memberNotification) {
    throw registrationRefused('fieldEmpty');
  }
  checkIdentityNumber(identityNumber);
  checkBirthDate(birthDate, now());
  checkEmail(form.email);
  checkPhoneNumber(phoneNumber);
  checkPassword(form.password);

  const name = form.name.trim().toLocaleUpperCase('tr');
  if (name === NAME_THAT_BREAKS) throw registrationRefused('internal');
  if (players.byIdentity(identityNumber) !== undefined) throw registrationRefused('playerAvailable');
  if (players.byPhone(phoneNumber) !== undefined) throw registrationRefused('memberAvailable');
  if (identityNumber === BLACK_LISTED_IDENTITY) throw registrationRefused('blackListed');
  const yearDiffers = identityNumber === IDENTITY_WITH_KNOWN_YEAR && !birthDate.startsWith(`${KNOWN_YEAR}-`);
  if (name === NAME_WITHOUT_MATCH || yearDiffers) throw registrationRefused('identityMismatch');
}
