/**
 * Phone, mail address and consents of a member: verified by code, or confirmed (rule verification-1, verification-3,
 * verification-7).
 */
import type { Handlers } from '../../http/service-route.ts';
import { commercialSettings } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { checkEmail, checkPhoneNumber } from '../../accounts/field-checks.ts';
import { termsOfUse } from '../../accounts/legal-texts.ts';
import { codeWrong, phoneTaken } from '../../accounts/account-failures.ts';

export function verificationHandlers(accounts: Accounts) {
  const { codes, players } = accounts;

  return {
    sendPhoneCode: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      const { phoneNumber, commercialMessageRules } = body();
      checkPhoneNumber(phoneNumber);
      refuseTaken(phoneNumber, account.playerNo);
      account.consents.commercial = commercialMessageRules;
      // An unticked box does not withdraw an earlier consent.
      if (commercialMessageRules) Object.assign(account.profileSettings, commercialSettings(true));
      return { codeValidityDate: codes.send(`phone ${account.playerNo}`, { kind: 'sms', to: phoneNumber }) };
    },
    verifyPhone: ({ bearer, query }) => {
      const account = accounts.accountOfToken(bearer());
      const phoneNumber = codes.destinationOf(`phone ${account.playerNo}`)?.to;
      if (phoneNumber === undefined) throw codeWrong();
      refuseTaken(phoneNumber, account.playerNo);
      codes.confirm(`phone ${account.playerNo}`, query.code);
      account.phoneNumber = phoneNumber;
      return null;
    },
    sendMailCode: ({ bearer, query }) => {
      const account = accounts.accountOfToken(bearer());
      checkEmail(query.email);
      return { codeValidityDate: codes.send(`mail ${account.playerNo}`, { kind: 'mail', to: query.email }) };
    },
    verifyMail: ({ bearer, query }) => {
      const account = accounts.accountOfToken(bearer());
      const email = codes.destinationOf(`mail ${account.playerNo}`)?.to;
      if (email === undefined) throw codeWrong();
      codes.confirm(`mail ${account.playerNo}`, query.code);
      account.email = email;
      account.isMailVerified = true;
      account.flags.isConfirmedSendEmail = true;
      return null;
    },
    getTermsOfUse: ({ bearer }) => {
      accounts.accountOfToken(bearer());
      return { contents: termsOfUse };
    },
    confirmTermsOfUse: ({ bearer }) => {
      accounts.accountOfToken(bearer()).flags.termsOfUseDue = false;
      return null;
    },
    // Any reply clears the flag, so that the popup is not shown again. Fields missing in the body stay unchanged.
    confirmContact: ({ bearer, body }) => {
      const { consents, profileSettings, flags } = accounts.accountOfToken(bearer());
      const { sms, otherDevice } = body();
      if (sms !== undefined) {
        consents.sms = sms;
        profileSettings.sms = sms;
        flags.isConfirmedSms = true;
      }
      if (otherDevice !== undefined) {
        consents.otherDevice = otherDevice;
        flags.isConfirmedOtherContactDevice = true;
      }
      return null;
    },
  } satisfies Partial<Handlers<'players'>>;

  function refuseTaken(phoneNumber: string, playerNo: number): void {
    const holder = players.byPhone(phoneNumber);
    if (holder !== undefined && holder.playerNo !== playerNo) throw phoneTaken();
  }
}
