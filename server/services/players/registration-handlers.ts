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
import { checkPhoneNumber } from '../../accounts/field-checks.ts';
import { registrationRefusal, retailerUnavailable } from '../../accounts/account-failures.ts';
import { checkRegistrationForm } from '../../accounts/registration-check.ts';

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
