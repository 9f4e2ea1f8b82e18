/** The session with all its parts: tokens, renewal, the player, and the services that carry them. */
import type { EngineCallName, EngineCalls, ServiceAsk } from '../../../src/contract/port/engine.ts';
import type { Result } from '../../../src/contract/errors.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { tabReads, tabWrites } from '../../../src/contract/services/tab-calls.ts';
import type { EngineEdges } from '../edges.ts';
import type { Answer, Services } from '../calls/services.ts';
import { type Member, createMember } from './member.ts';
import { memberServices } from './member-services.ts';
import { createRenewal } from './renewal.ts';
import { type Session, createSession } from './session.ts';
import { signInCalls } from './sign-in.ts';
import type { TokenHolders } from './tokens.ts';

type Names =
  | 'read'
  | 'write'
  | 'signIn'
  | 'activate'
  | 'confirmRegistration'
  | 'leaveRegistration'
  | 'signOut'
  | 'refreshSession'
  | 'reloadPlayer';

export interface OpenedSession {
  session: Session;
  member: Member;
  /** For everything else in the engine. */
  services: Services;
  calls: {
    [Name in Names & EngineCallName]: (
      input: EngineCalls[Name]['input'],
    ) => Promise<Result<EngineCalls[Name]['output']>>;
  };
}

/** @param plain services that know of no session. */
export function openSession(edges: EngineEdges, plain: Services, holders: TokenHolders): OpenedSession {
  const { sessionChannel, locks, now, signal } = edges;
  const session = createSession({ holders, announce: () => sessionChannel?.postMessage('look') });
  sessionChannel?.addEventListener('message', () => void session.look());
  signal.addEventListener('abort', () => sessionChannel?.close(), { once: true });
  const services = memberServices(plain, session, createRenewal({ session, services: plain, locks }));
  const member = createMember({ session, services, now, signal });

  /** A name this build does not know comes from a tab of another. */
  const askFor = async (
    known: Partial<Record<string, ServiceCall>>,
    ask: ServiceAsk<string>,
  ): Promise<Result<Answer<unknown>>> => {
    const { name, ...input } = ask;
    const call = known[name];
    if (call === undefined) return { ok: false, failure: { kind: 'outdated' } };
    return services.request(call, input);
  };

  return {
    session,
    member,
    services,
    calls: {
      read: async (ask) => {
        const answer = await askFor(reads, ask);
        if (!answer.ok) return answer;
        const { data, storedAt } = answer.value;
        return { ok: true, value: { data, storedAt } };
      },
      write: async (ask) => {
        const answer = await askFor(writes, { body: {}, ...ask });
        return answer.ok ? { ok: true, value: answer.value.data } : answer;
      },
      ...signInCalls({ session, member, services: plain }),
      refreshSession: async () => {
        await member.refresh();
        return { ok: true, value: null };
      },
      reloadPlayer: async () => {
        await member.reload();
        return { ok: true, value: null };
      },
    },
  };
}

const reads: Partial<Record<string, ServiceCall>> = tabReads;
const writes: Partial<Record<string, ServiceCall>> = tabWrites;
