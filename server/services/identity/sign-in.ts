/** Signing in and out, refreshing tokens (rule sign-in-3, sign-in-18). */
import type { WireAnswer } from '../../../src/contract/services/calls.ts';
import { ACTIVATION_CODE_NEEDED, DEVICE_CONFIRMATION_NEEDED } from '../../../src/contract/services/sign-in-codes.ts';
import { InformedAnswer } from '../../http/envelope.ts';
import { type Handlers, wholeNumber } from '../../http/service-route.ts';
import type { Account } from '../../accounts/account.ts';
import type { Accounts } from '../../accounts/accounts.ts';
import {
  noCodeAwaited,
  passwordExpired,
  refuseClosed,
  sessionOver,
  wrongCredentials,
} from '../../accounts/refusals.ts';
import { contactOf } from '../../accounts/codes.ts';
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
      refuseClosed(account);
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
      if (account === undefined) throw noCodeAwaited();
      refuseClosed(account);
      codes.confirm(signInPurpose(account), activationCode);
      activated(account, deviceId);
      return sessions.begin(account.playerNo);
    },
    resendActivationCode: ({ body }) => {
      const account = players.byUserInfo(body().userInfo);
      // A code is resent only after a sign-in with the correct password, so that nobody else can trigger messages.
      const destination = account && codes.sentTo(signInPurpose(account));
      if (account === undefined || destination === undefined) throw noCodeAwaited();
      return { codeValidityDate: codes.send(signInPurpose(account), destination) };
    },
    refreshTokens: ({ parameter }) => {
      const playerNo = wholeNumber(parameter('memberId'), 'memberId');
      const tokens = sessions.rotate(parameter('refresh'), playerNo);
      if (tokens === undefined) throw sessionOver();
      return tokens;
    },
    signOut: ({ bearer }) => {
      accounts.caller(bearer());
      sessions.end(bearer());
      return null;
    },
    signOutAll: ({ bearer }) => {
      sessions.endAll(accounts.caller(bearer()).playerNo);
      return null;
    },
  } satisfies Partial<Handlers<'identity'>>;

  function codeAwaited(account: Account, code: number): InformedAnswer {
    const codeValidityDate = codes.send(signInPurpose(account), contactOf(account));
    return new InformedAnswer(
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

function signedIn({ flags, isCustomRetailer }: Account, tokens: TokenPair): WireAnswer<'signIn'> {
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
