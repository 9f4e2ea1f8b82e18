/** Signing in and out, refreshing tokens (rule sign-in-3, sign-in-18). */
import type { WireResponse } from '../../../src/contract/services/calls.ts';
import { ACTIVATION_CODE_NEEDED, DEVICE_CONFIRMATION_NEEDED } from '../../../src/contract/services/sign-in-codes.ts';
import { ResponseWithInfo } from '../../http/response-envelope.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import type { Account } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import {
  noPendingCode,
  passwordExpired,
  refuseClosedAccount,
  sessionEnded,
  wrongCredentials,
} from '../../accounts/account-failures.ts';
import { codeDestinationOf } from '../../accounts/verification-codes.ts';
import type { TokenPair } from '../../accounts/sessions.ts';

/** 1 old system, 2 new system, 3 common system. */
const NEW_SYSTEM = 2;

export function signInHandlers(accounts: Accounts) {
  const { players, sessions, codes } = accounts;

  return {
    signIn: ({ body, deviceId, activationCode }) => {
      const { userInfo, password } = body();
      const account = players.byUserInfo(userInfo);
      if (account === undefined || account.password !== password) throw wrongCredentials();
      refuseClosedAccount(account);
      if (account.signIn === 'expired') throw passwordExpired();
      const needed = codeNeeded(account, deviceId);
      if (needed !== undefined) {
        if (activationCode === undefined) return codeAwaited(account, needed);
        codes.confirm(signInPurpose(account), activationCode);
        activated(account, deviceId);
      }
      return signedIn(account, sessions.begin(account.playerNo));
    },
    validateActivationCode: ({ body, deviceId }) => {
      const { userInfo, activationCode } = body();
      const account = players.byUserInfo(userInfo);
      if (account === undefined) throw noPendingCode();
      refuseClosedAccount(account);
      codes.confirm(signInPurpose(account), activationCode);
      activated(account, deviceId);
      return sessions.begin(account.playerNo);
    },
    resendActivationCode: ({ body }) => {
      const account = players.byUserInfo(body().userInfo);
      // A code is resent only after a sign-in with the correct password, so that nobody else can trigger messages.
      const destination = account && codes.destinationOf(signInPurpose(account));
      if (account === undefined || destination === undefined) throw noPendingCode();
      return { codeValidityDate: codes.send(signInPurpose(account), destination) };
    },
    refreshTokens: ({ parameter }) => {
      const playerNo = parseWholeNumber(parameter('memberId'), 'memberId');
      const tokens = sessions.rotate(parameter('refresh'), playerNo);
      if (tokens === undefined) throw sessionEnded();
      return tokens;
    },
    signOut: ({ bearer }) => {
      accounts.accountOfToken(bearer());
      sessions.end(bearer());
      return null;
    },
    signOutAll: ({ bearer }) => {
      sessions.endAll(accounts.accountOfToken(bearer()).playerNo);
      return null;
    },
  } satisfies Partial<Handlers<'identity'>>;

  function codeAwaited(account: Account, code: number): ResponseWithInfo {
    const codeValidityDate = codes.send(signInPurpose(account), codeDestinationOf(account));
    return new ResponseWithInfo(
      { accessToken: null, refreshToken: null, codeValidityDate },
      { code, message: 'Devam etmek için sana gönderdiğimiz kodu gir.' },
    );
  }
}

function codeNeeded(account: Account, deviceId: string): number | undefined {
  if (account.signIn === 'activation') return ACTIVATION_CODE_NEEDED;
  if (account.signIn === 'device' && !account.devices.has(deviceId)) return DEVICE_CONFIRMATION_NEEDED;
  return undefined;
}

/** Ends the activation of the account and remembers the device. */
function activated(account: Account, deviceId: string): void {
  if (account.signIn === 'activation') account.signIn = 'plain';
  account.devices.add(deviceId);
}

function signInPurpose(account: Account): string {
  return `sign-in ${account.playerNo}`;
}

function signedIn({ flags, isCustomRetailer }: Account, tokens: TokenPair): WireResponse<'signIn'> {
  const { termsOfUseDue: _, ...popups } = flags;
  return {
    ...tokens,
    appType: NEW_SYSTEM,
    isCustomRetailer,
    terminalIsActive: false,
    retailerScreen: null,
    ...popups,
  };
}
