/** The services as the rest of the engine sees them: member calls carry the token, survive its end, die with the session. */
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { CallTypes, InputOf, ServiceCall, ValueOf } from '../../../src/contract/services/call.ts';
import type { Answer, RequestOptions, Services } from '../calls/services.ts';
import { eitherOf } from '../calls/either-signal.ts';
import type { Renewal } from './renewal.ts';
import type { Session } from './session.ts';
import { RAN_OUT } from './tokens.ts';
import { signedOut } from './signed-out.ts';

export function memberServices(services: Services, session: Session, renewal: Renewal): Services {
  /** One try with the token there is; an answer that comes after the session's end reaches nobody. */
  const ask = async <T extends CallTypes>(
    call: ServiceCall<T>,
    input: InputOf<ServiceCall<T>> & RequestOptions,
    access: string,
    lifetime: AbortSignal,
  ): Promise<Result<Answer<ValueOf<ServiceCall<T>>>>> => {
    const headers = { ...input.headers, Authorization: `Bearer ${access}` };
    const { signal, release } = eitherOf(lifetime, ...(input.signal === undefined ? [] : [input.signal]));
    const answer = await services.request(call, { ...input, headers, signal }).finally(release);
    return lifetime.aborted ? signedOut : answer;
  };

  return {
    request: async (call, input) => {
      const { tokens, lifetime } = session;
      if (call.access === 'existing') {
        const headers = tokens === null || tokens.access === '' ? {} : { 'Existing-auth': tokens.access };
        return services.request(call, { ...input, headers: { ...input.headers, ...headers } });
      }
      if (call.access !== 'member') return services.request(call, input);
      const isMoney = call.kind === 'money';
      if (tokens === null) return isMoney ? notSent : signedOut;
      let { access } = tokens;
      let answer = access === '' || renewal.isPaused(access) ? ranOut : await ask(call, input, access, lifetime);
      for (let renewals = 0; renewals < MOST_RENEWALS; renewals += 1) {
        if (answer.ok || !isUnauthorised(answer.failure) || lifetime.aborted) return answer;
        // One after the other: each is for the token that was refused just now.
        // oxlint-disable-next-line no-await-in-loop
        const outcome = await renewal.renew(access);
        if (outcome === 'fresh') return isMoney ? notSent : refusedFresh;
        if (outcome === 'failed') {
          // oxlint-disable-next-line no-await-in-loop -- nothing comes after it
          const copy = access === '' && call.keep.how === 'member' ? await ask(call, input, RAN_OUT, lifetime) : null;
          if (copy?.ok === true) return copy;
          return isMoney ? notSent : { ok: false, failure: renewalFailed };
        }
        const renewed = session.tokens;
        if (outcome === 'ended' || renewed === null || lifetime.aborted) return isMoney ? notSent : signedOut;
        ({ access } = renewed);
        // oxlint-disable-next-line no-await-in-loop
        answer = await ask(call, input, access, lifetime);
      }
      return answer;
    },
  };
}

/** The first may bring a token another engine got long ago, which is out as well; the second is one of our own. */
const MOST_RENEWALS = 2;

const ranOut: Result<never> = { ok: false, failure: { kind: 'refused', code: 401 } };
/** Another token would be refused as well: the service, or what is before it, is at fault (rule sign-in-26). */
const refusedFresh: Result<never> = { ok: false, failure: { kind: 'server', code: 401 } };
const renewalFailed: Failure = { kind: 'network', report: 'Token refresh failed' };
/** Without a token, or refused for it (money-4): nobody has to look for it. */
const notSent: Result<never> = { ok: false, failure: { kind: 'notSent', report: 'Token refresh failed' } };

function isUnauthorised({ kind, code, status = code }: Failure): boolean {
  return status === 401 && (kind === 'refused' || kind === 'server');
}
