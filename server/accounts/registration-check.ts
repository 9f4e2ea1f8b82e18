/** Step 1 of registration: everything a form is refused for, in the order the service looks (rule failure-3). */
import type { WireBody } from '../../src/contract/services/calls.ts';
import type { Accounts } from './accounts.ts';
import { checkBirthDate, checkEmail, checkIdentityNumber, checkPassword, checkPhoneNumber } from './field-checks.ts';
import { registrationRefusal } from './account-failures.ts';
import {
  BLACK_LISTED_IDENTITY,
  IDENTITY_WITH_KNOWN_YEAR,
  KNOWN_YEAR,
  FAILING_NAME,
  NAME_WITHOUT_MATCH,
} from './registration-triggers.ts';

type Form = WireBody<'register'>;

export function checkRegistrationForm(form: Form, { players, now }: Pick<Accounts, 'players' | 'now'>): void {
  const { identityNumber, phoneNumber, birthDate } = form;
  if (Object.values(form).includes('') || !form.membershipContract || !form.memberNotification) {
    throw registrationRefusal('fieldEmpty');
  }
  checkIdentityNumber(identityNumber);
  checkBirthDate(birthDate, now());
  checkEmail(form.email);
  checkPhoneNumber(phoneNumber);
  checkPassword(form.password);

  const name = form.name.trim().toLocaleUpperCase('tr');
  if (name === FAILING_NAME) throw registrationRefusal('internal');
  if (players.byIdentity(identityNumber) !== undefined) throw registrationRefusal('playerAvailable');
  if (players.byPhone(phoneNumber) !== undefined) throw registrationRefusal('memberAvailable');
  if (identityNumber === BLACK_LISTED_IDENTITY) throw registrationRefusal('blackListed');
  const yearDiffers = identityNumber === IDENTITY_WITH_KNOWN_YEAR && !birthDate.startsWith(`${KNOWN_YEAR}-`);
  if (name === NAME_WITHOUT_MATCH || yearDiffers) throw registrationRefusal('identityMismatch');
}
