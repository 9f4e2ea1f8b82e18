/** The calls that start a session (rule sign-in-3, sign-in-4, sign-in-13); loaded with the first of them. */
import { identityCalls, decodeLoginFacts } from '../../../src/contract/services/identity-calls.ts';
import { playersCalls } from '../../../src/contract/services/players-calls.ts';
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import { ACTIVATION_CODE_NEEDED, DEVICE_CONFIRMATION_NEEDED } from '../../../src/contract/services/sign-in-codes.ts';
import type { LoginFacts, SignInFlags, SignInOutcome } from '../../../src/model/player.ts';
import type { Services } from '../calls/services.ts';
import { reportSignOut } from './sign-out-calls.ts';
import type { Member } from './member.ts';
import type { Session } from './session.ts';

export type SignInCalls = CallHandlers<'signIn' | 'activate' | 'confirmRegistration'>;

interface SignInOptions {
  session: Session;
  member: Member;
  /** Services that send no session token. */
  plain: Services;
}

interface TokensAnswer {
  accessToken: string;
  refreshToken: string;
  memberId?: string | null | undefined;
}

export function signInCalls({ session, member, plain }: SignInOptions): SignInCalls {
  const begin = async (
    { accessToken, refreshToken, memberId }: TokensAnswer,
    login?: LoginFacts,
  ): Promise<Result<null>> => {
    const before = session.tokens;
    const tokens = { access: accessToken, refresh: refreshToken, memberId: memberId ?? '' };
    const isTaken = await session.begin(tokens);
    if (before !== null) void reportSignOut(plain, before);
    if (!isTaken) {
      void reportSignOut(plain, tokens);
      return { ok: false, failure: { kind: 'cookiesRefused' } };
    }
    if (login !== undefined) member.applyLoginFacts(login);
    await member.whenFirstLoaded();
    return done;
  };

  return {
    signIn: async ({ userInfo, password, activationCode, botToken }) => {
      const answer = await plain.request(identityCalls.signIn, {
        body: { userInfo, password },
        ...(botToken === undefined ? {} : { botToken }),
        ...(activationCode === undefined ? {} : { headers: { 'Activation-Code': activationCode } }),
      });
      if (!answer.ok) return answer;
      const { data, info } = answer.value;
      const step = stepOf(info?.code);
      if (step !== undefined) return { ok: true, value: { step, codeValidityDate: data.codeValidityDate ?? 0 } };
      // A successful sign-in has no code, so any other code is a refusal (rule sign-in-3).
      if (info !== null) return { ok: false, failure: refusedBy(info) };
      const { accessToken, refreshToken, memberId } = data;
      if (!accessToken || !refreshToken) return { ok: false, failure: { kind: 'malformed' } };
      const begun = await begin({ accessToken, refreshToken, memberId }, decodeLoginFacts(data));
      if (!begun.ok) return begun;
      return { ok: true, value: { step: 'signedIn', flags: flagsOf(data) } };
    },
    activate: async (input) => {
      const answer = await plain.request(identityCalls.validateActivationCode, { body: input });
      if (!answer.ok) return answer;
      return begin(answer.value.data);
    },
    confirmRegistration: async (input) => {
      const answer = await plain.request(playersCalls.controlRegistrationCode, { body: input });
      if (!answer.ok) return answer;
      return begin(answer.value.data);
    },
  };
}

const done: Result<null> = { ok: true, value: null };

function refusedBy({ code, message }: { code: number; message: string }): Failure {
  return { kind: 'refused', code, ...(message === '' ? {} : { message }) };
}

function stepOf(info: number | undefined): Exclude<SignInOutcome['step'], 'signedIn'> | undefined {
  if (info === ACTIVATION_CODE_NEEDED) return 'activationCode';
  return info === DEVICE_CONFIRMATION_NEEDED ? 'deviceConfirmation' : undefined;
}

/** Missing flags count as confirmed, so that the player is not asked about them. */
function flagsOf(data: (typeof identityCalls.signIn)['response']['TYPE']): SignInFlags {
  return {
    isConfirmedSms: data.isConfirmedSms ?? true,
    isConfirmedOtherContactDevice: data.isConfirmedOtherContactDevice ?? true,
    isConfirmedSendEmail: data.isConfirmedSendEmail ?? true,
    isConfirmedCampaignPopup: data.isConfirmedCampaignPopup ?? true,
    campaignUrl: data.campaignUrl ?? '',
  };
}
