/** Step 1 of registration: everything a form is refused for, in the order the service looks (rule failure-3). */
import type { WireBody } from '../../src/contract/services/calls.ts';
import type { Accounts } from './accounts.ts';
import { checkBirthDate, checkEmail, checkIdentityNumber, checkPassword, checkPhoneNumber } from './field-checks.ts';
import { registrationRefusal } from './account-failures.ts';

/**
 * Inputs that cause each refusal of registration (rule failure-3). Every identity number here is well-formed, so it passes
 * the checks of a client.
 *
 * | Code | Input                                                                                                   |
 * | ---- | ------------------------------------------------------------------------------------------------------- |
 * | 2001 | an identity number of a member, e.g. of a demo account: 10000000146                                      |
 * | 2002 | a phone number of a member, e.g. of a demo account: 05550000001; at the change of the phone number too   |
 * | 2003 | the identity number 91000000190                                                                          |
 * | 2004 | the name KPS; or the identity number 92000000180 with a year of birth that is not 1980                   |
 * | 2005 | a header Existing-auth whose token is unknown or expired                                                 |
 * | 500  | the name HATA                                                                                            |
 * | 121  | an empty field, or one of the two required consents not given                                            |
 * | 2101 | a wrong code (step 2), or one that is three minutes old                                                  |
 */
const BLACK_LISTED_IDENTITY = '91000000190';
const IDENTITY_WITH_KNOWN_YEAR = '92000000180';
const KNOWN_YEAR = '1980';
const NAME_WITHOUT_MATCH = 'KPS';
const FAILING_NAME = 'HATA';

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
