/** Connects the parts of a session: tokens, renewal, the player, and the services that carry the tokens. */
import type { CallHandlers } from '../../../src/contract/port/engine-contract.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import type { CallInputOf, CallValue } from '../../../src/contract/services/calls.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { RetryBudget } from '../calls/retry-budget.ts';
import type { Services } from '../calls/services.ts';
import type { EngineEdges } from '../edges.ts';
import { type Member, createMember } from './member.ts';
import { memberServices } from './member-services.ts';
import { createRenewal } from './renewal.ts';
import { type Session, createSession } from './session.ts';
import type { SignInCalls } from './sign-in-calls.ts';
import { signOutCalls } from './sign-out-calls.ts';
import type { TokenHolders } from './session-tokens.ts';

type Names =
  | 'signIn'
  | 'activate'
  | 'confirmRegistration'
  | 'leaveRegistration'
  | 'signOut'
  | 'signOutEverywhere'
  | 'refreshSession'
  | 'refreshBalances'
  | 'reloadPlayer';

export interface SessionModule {
  session: Session;
  member: Member;
  /** The services for the rest of the engine. */
  services: Services;
  /** Ends the pause after a failed renewal when the network returns. */
  wake(): void;
  /** Shows at once what a write that the service accepted changed in the member's data, before it is read. */
  applyWrite(call: ServiceCall, input: CallInput, value: unknown): void;
  calls: CallHandlers<Names>;
}

/** @param plain services without a session */
export function createSessionModule(
  edges: EngineEdges,
  plain: Services,
  holders: TokenHolders,
  retries: RetryBudget,
): SessionModule {
  const { sessionChannel, locks, now, signal } = edges;
  const session = createSession({ holders, notifyOtherEngines: () => sessionChannel?.postMessage('look') });
  sessionChannel?.addEventListener('message', () => void session.readCookies());
  signal.addEventListener('abort', () => sessionChannel?.close(), { once: true });
  const renewal = createRenewal({ session, services: plain, locks, random: edges.random });
  const services = memberServices(plain, session, renewal);
  const member = createMember({ session, services, now, retries, signal });
  const signIn = async (): Promise<SignInCalls | undefined> => {
    const loaded = await import('./sign-in-calls.ts').catch(() => undefined);
    return loaded?.signInCalls({ session, member, plain });
  };
  return {
    session,
    member,
    services,
    wake: renewal.wake,
    applyWrite: ({ name }, input, value) => {
      if (name !== 'chooseRetailer') return;
      const { body } = input as CallInputOf<typeof name>;
      const chosen = value as CallValue<typeof name>;
      member.applyChosenRetailer({ ...chosen, id: chosen.id ?? body.retailerId });
    },
    calls: {
      signIn: async (input) => (await signIn())?.signIn(input) ?? unreached,
      activate: async (input) => (await signIn())?.activate(input) ?? unreached,
      confirmRegistration: async (input) => (await signIn())?.confirmRegistration(input) ?? unreached,
      ...signOutCalls({ session, plain, services }),
      refreshSession: member.refresh,
      refreshBalances: member.refreshBalances,
      reloadPlayer: member.reload,
    },
  };
}

/** The sign-in chunk could not be fetched, so its call would not have reached the service either. */
const unreached: Result<never> = { ok: false, failure: { kind: 'network' } };
