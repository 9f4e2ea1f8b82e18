/**
 * The services for the rest of the engine: member calls carry the token, renew it when it ran out, and end with the
 * session.
 */
import type { Failure, Result } from '../../../src/model/failure.ts';
import type { CallTypes, InputOf, ServiceCall, ValueOf } from '../../../src/contract/services/call.ts';
import type { ServiceResponse, RequestOptions, Services } from '../calls/services.ts';
import { anySignal } from '../calls/any-signal.ts';
import type { Renewal } from './renewal.ts';
import { type Session, signedOutResult } from './session.ts';
import { EXPIRED_TOKEN } from './session-tokens.ts';

export function memberServices(services: Services, session: Session, renewal: Renewal): Services {
  /** Sends the call once with this token; a response after the session's end is dropped. */
  const ask = async <T extends CallTypes>(
    call: ServiceCall<T>,
    input: InputOf<ServiceCall<T>> & RequestOptions,
    access: string,
    lifetime: AbortSignal,
  ): Promise<Result<ServiceResponse<ValueOf<ServiceCall<T>>>>> => {
    const headers = { ...input.headers, Authorization: `Bearer ${access}` };
    const { signal, release } = anySignal(lifetime, ...(input.signal === undefined ? [] : [input.signal]));
    const answer = await services.request(call, { ...input, headers, signal }).finally(release);
    return lifetime.aborted ? signedOutResult : answer;
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
      if (tokens === null) return isMoney ? notSent : signedOutResult;
      let { access } = tokens;
      let answer = access === '' || renewal.isPaused(access) ? ranOut : await ask(call, input, access, lifetime);
      for (let renewals = 0; renewals < MOST_RENEWALS; renewals += 1) {
        if (answer.ok || !isUnauthorised(answer.failure) || lifetime.aborted) return answer;
        // Renewals are made one at a time, each for the token that was refused last.
        // oxlint-disable-next-line no-await-in-loop
        const outcome = await renewal.renew(access);
        if (outcome === 'fresh') return isMoney ? notSent : refusedFresh;
        if (outcome === 'failed') {
          // oxlint-disable-next-line no-await-in-loop -- nothing comes after it
          const copy =
            access === '' && call.keep.how === 'member' ? await ask(call, input, EXPIRED_TOKEN, lifetime) : null;
          if (copy?.ok === true) return copy;
          return isMoney ? notSent : { ok: false, failure: renewalFailed };
        }
        const renewed = session.tokens;
        if (outcome === 'ended' || renewed === null || lifetime.aborted) return isMoney ? notSent : signedOutResult;
        ({ access } = renewed);
        // oxlint-disable-next-line no-await-in-loop
        answer = await ask(call, input, access, lifetime);
      }
      return answer;
    },
  };
}

/**
 * The first renewal may bring a token that another engine got long ago and that has run out too; the second is our own.
 */
const MOST_RENEWALS = 2;

const ranOut: Result<never> = { ok: false, failure: { kind: 'refused', code: 401 } };
/** A new token would be refused as well, so the service or a server in front of it is at fault (rule sign-in-26). */
const refusedFresh: Result<never> = { ok: false, failure: { kind: 'server', code: 401 } };
const renewalFailed: Failure = { kind: 'network', report: 'Token refresh failed' };
/** The call had no token or was refused for it (money-4), so nothing was made and nothing has to be searched. */
const notSent: Result<never> = { ok: false, failure: { kind: 'notSent', report: 'Token refresh failed' } };

function isUnauthorised({ kind, code, status = code }: Failure): boolean {
  return status === 401 && (kind === 'refused' || kind === 'server');
}
