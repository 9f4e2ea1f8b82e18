/** A member's phone, mail address and consents: verified by code, or confirmed (player-account §4, §7). */
import type { FastifyInstance } from 'fastify';
import * as calls from '../../../src/contract/services/players.ts';
import { serveCall } from '../../http/service-route.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { checkEmail, checkPhoneNumber } from '../../accounts/field-checks.ts';
import { termsOfUse } from '../../accounts/legal/terms-of-use.ts';
import { codeWrong, phoneTaken } from '../../accounts/refusals.ts';

export function serveVerification(app: FastifyInstance, accounts: Accounts): void {
  const { codes, players } = accounts;

  serveCall(app, calls.sendPhoneCode, ({ bearer, body }) => {
    const account = accounts.caller(bearer());
    const { phoneNumber, commercialMessageRules } = body();
    checkPhoneNumber(phoneNumber);
    refuseTaken(phoneNumber, account.playerNo);
    account.consents.commercial = commercialMessageRules;
    return { codeValidityDate: codes.send(`phone ${account.playerNo}`, { kind: 'sms', to: phoneNumber }) };
  });

  serveCall(app, calls.verifyPhone, ({ bearer, query }) => {
    const account = accounts.caller(bearer());
    const phoneNumber = codes.sentTo(`phone ${account.playerNo}`)?.to;
    if (phoneNumber === undefined) throw codeWrong();
    refuseTaken(phoneNumber, account.playerNo);
    codes.confirm(`phone ${account.playerNo}`, query.code);
    account.phoneNumber = phoneNumber;
    return null;
  });

  serveCall(app, calls.sendMailCode, ({ bearer, query }) => {
    const account = accounts.caller(bearer());
    checkEmail(query.email);
    return { codeValidityDate: codes.send(`mail ${account.playerNo}`, { kind: 'mail', to: query.email }) };
  });

  serveCall(app, calls.verifyMail, ({ bearer, query }) => {
    const account = accounts.caller(bearer());
    const email = codes.sentTo(`mail ${account.playerNo}`)?.to;
    if (email === undefined) throw codeWrong();
    codes.confirm(`mail ${account.playerNo}`, query.code);
    account.email = email;
    account.isMailVerified = true;
    account.flags.isConfirmedSendEmail = true;
    return null;
  });

  serveCall(app, calls.getTermsOfUse, ({ bearer }) => {
    accounts.caller(bearer());
    return { contents: termsOfUse };
  });

  serveCall(app, calls.confirmTermsOfUse, ({ bearer }) => {
    accounts.caller(bearer()).flags.termsOfUseDue = false;
    return null;
  });

  // Whatever the player said, it has been said: the popup is not due again.
  serveCall(app, calls.confirmContact, ({ bearer, body }) => {
    const account = accounts.caller(bearer());
    account.consents = { ...account.consents, ...body() };
    account.flags.isConfirmedSms = true;
    account.flags.isConfirmedOtherContactDevice = true;
    return null;
  });

  function refuseTaken(phoneNumber: string, playerNo: number): void {
    const holder = players.byPhone(phoneNumber);
    if (holder !== undefined && holder.playerNo !== playerNo) throw phoneTaken();
  }
}
