/** The session with all its parts: tokens, renewal, the player, and the services that carry them. */
import type { EngineCallName, EngineCalls, ServiceAsk } from '../../../src/contract/engine.ts';
import type { Result } from '../../../src/contract/errors.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { tabReads, tabWrites } from '../../../src/contract/services/tab-calls.ts';
import type { EngineEdges } from '../edges.ts';
import type { Services } from '../services/services.ts';
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
  ): Promise<Result<unknown>> => {
    const { name, ...input } = ask;
    const call = known[name];
    if (call === undefined) return { ok: false, failure: { kind: 'outdated' } };
    const result = await services.request(call, input);
    return result.ok ? { ok: true, value: result.value.data } : result;
  };

  return {
    session,
    member,
    services,
    calls: {
      read: (ask) => askFor(reads, ask),
      write: (ask) => askFor(writes, { body: {}, ...ask }),
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
