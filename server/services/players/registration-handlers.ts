/** The three steps of registration (rule registration-2, registration-4, registration-6). */
import type { Handlers } from '../../http/service-route.ts';
import {
  ACTIVE_ACCOUNT,
  CANCELLED_ACCOUNT,
  PRE_ACTIVE_ACCOUNT,
  type Account,
  commercialSettings,
  noConsents,
} from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import {
  checkPhoneNumber,
  checkBirthDate,
  checkEmail,
  checkIdentityNumber,
  checkPassword,
} from '../../accounts/field-checks.ts';
import { registrationRefusal, retailerUnavailable } from '../../accounts/account-failures.ts';
import type { WireBody } from '../../../src/contract/services/calls.ts';

export function registrationHandlers(accounts: Accounts) {
  const { players, registrations, retailers, sessions } = accounts;

  return {
    register: ({ body, existingAuth }) => {
      const form = body();
      if (existingAuth !== undefined && sessions.playerOf(existingAuth) === undefined) {
        throw registrationRefusal('tokenExpired');
      }
      checkRegistrationForm(form, accounts);
      return registrations.begin(form);
    },
    resendRegistrationCode: ({ body }) => registrations.restart(body().prePlayerId),
    changeRegistrationPhone: ({ body }) => {
      const { prePlayerId, phoneNumber } = body();
      registrations.form(prePlayerId);
      if (phoneNumber === '') throw registrationRefusal('fieldEmpty');
      checkPhoneNumber(phoneNumber);
      if (players.byPhone(phoneNumber) !== undefined) throw registrationRefusal('memberAvailable');
      return registrations.restart(prePlayerId, { phoneNumber });
    },
    controlRegistrationCode: ({ body, deviceId }) => {
      const { prePlayerId, activationCode } = body();
      const { identityNumber, phoneNumber } = registrations.form(prePlayerId);
      // Another registration may have been completed with the same details in the meantime.
      if (players.byIdentity(identityNumber) !== undefined) throw registrationRefusal('playerAvailable');
      if (players.byPhone(phoneNumber) !== undefined) throw registrationRefusal('memberAvailable');
      const form = registrations.complete(prePlayerId, activationCode);
      const { personalMarketing, commercialElectronic, membershipContract: _, memberNotification: __, ...told } = form;
      const account = players.add({
        ...told,
        status: PRE_ACTIVE_ACCOUNT,
        retailerId: null,
        isMailVerified: false,
        profileSettings: { ...noConsents, ...commercialSettings(commercialElectronic), personalMarketing },
        consents: { sms: personalMarketing, otherDevice: false, commercial: commercialElectronic },
      });
      account.devices.add(deviceId);
      return sessions.begin(account.playerNo);
    },
    getSelectedRetailer: ({ bearer }) => {
      const account = accounts.accountOfToken(bearer());
      return { retailId: chosenActive(account) ?? account.recommendedRetailerId };
    },
    chooseRetailer: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      const retailer = retailers.byId(body().retailerId);
      if (retailer?.status !== 'Active' || account.status === CANCELLED_ACCOUNT) throw retailerUnavailable();
      account.retailerId = retailer.id;
      // The membership is complete once it has a retailer; Suspend, TimeBlocking and GrayList have other reasons and
      // remain.
      if (account.status < ACTIVE_ACCOUNT) account.status = ACTIVE_ACCOUNT;
      return { rid: retailer.id, a: retailer.address, rn: retailer.name };
    },
  } satisfies Partial<Handlers<'players'>>;

  function chosenActive({ retailerId }: Account): number | undefined {
    const retailer = retailerId === null ? undefined : retailers.byId(retailerId);
    return retailer?.status === 'Active' ? retailer.id : undefined;
  }
}

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

/** Step 1 of registration: everything a form is refused for, in the order the service looks (rule failure-3). */
function checkRegistrationForm(form: Form, { players, now }: Pick<Accounts, 'players' | 'now'>): void {
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
