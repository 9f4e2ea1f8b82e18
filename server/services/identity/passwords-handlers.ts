/** Forgotten, expired and changed passwords (rule password-2, password-4, password-5). */
import type { Handlers } from '../../http/service-route.ts';
import type { Account } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import { codeDestinationOf } from '../../accounts/verification-codes.ts';
import { checkPassword } from '../../accounts/field-checks.ts';
import {
  codeWrong,
  detailsUnknown,
  noPendingCode,
  oldPasswordWrong,
  passwordUnchanged,
  refuseClosedAccount,
  wrongCredentials,
} from '../../accounts/account-failures.ts';

export function passwordHandlers(accounts: Accounts) {
  const { players, sessions, codes } = accounts;

  return {
    forgotPassword: ({ body }) => {
      const account = accountWith(body());
      return { codeValidityDate: codes.send(resetPurpose(account), codeDestinationOf(account)) };
    },
    resendResetPasswordCode: ({ body }) => {
      const account = accountWith(body());
      const destination = codes.destinationOf(resetPurpose(account));
      if (destination === undefined) throw noPendingCode();
      return { codeValidityDate: codes.send(resetPurpose(account), destination) };
    },
    resetPassword: ({ body }) => {
      const { identityNumber, activationCode, password } = body();
      const account = players.byIdentity(identityNumber);
      if (account === undefined) throw codeWrong();
      // The password is checked before the code, because the code works only once.
      checkPassword(password);
      codes.confirm(resetPurpose(account), activationCode);
      setPassword(account, password);
      sessions.endAll(account.playerNo);
      return null;
    },
    changePassword: ({ bearer, body }) => {
      const account = accounts.accountOfToken(bearer());
      const { oldPassword, newPassword } = body();
      if (oldPassword !== account.password) throw oldPasswordWrong();
      refuseUnfit(account, newPassword);
      setPassword(account, newPassword);
      // Other sessions end, because they were opened with the old password.
      sessions.endAll(account.playerNo, bearer());
      return null;
    },
    changeExpiredPassword: ({ body }) => {
      const { userInfo, oldPassword, newPassword } = body();
      const account = players.byUserInfo(userInfo);
      if (account === undefined || account.password !== oldPassword) throw wrongCredentials();
      refuseClosedAccount(account);
      refuseUnfit(account, newPassword);
      setPassword(account, newPassword);
      return null;
    },
  } satisfies Partial<Handlers<'identity'>>;

  function accountWith(details: { identityNumber: string; birthDate: string }): Account {
    const account = players.byIdentity(details.identityNumber);
    if (account === undefined || account.birthDate !== details.birthDate) throw detailsUnknown();
    refuseClosedAccount(account);
    return account;
  }
}

function refuseUnfit(account: Account, password: string): void {
  checkPassword(password);
  if (password === account.password) throw passwordUnchanged();
}

function setPassword(account: Account, password: string): void {
  account.password = password;
  if (account.signIn === 'expired') account.signIn = 'plain';
}

function resetPurpose(account: Account): string {
  return `password ${account.playerNo}`;
}
