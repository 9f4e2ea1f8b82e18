/** Cached responses for the present session: a member's only with the token of that member. */
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { EXPIRED_TOKEN } from '../session/session-tokens.ts';
import type { Session } from '../session/session.ts';
import type { CachedReads, CachedValue } from './cached-reads.ts';

/** @returns undefined without a cached response, and when the session ended meanwhile */
export async function readCachedFor(
  session: Pick<Session, 'tokens' | 'lifetime'>,
  cached: CachedReads,
  call: ServiceCall,
  input: CallInput,
): Promise<CachedValue<unknown> | undefined> {
  if (call.access !== 'member') return cached(call, input);
  const { tokens, lifetime } = session;
  if (tokens === null || call.keep.how !== 'member') return undefined;
  const copy = await cached(call, input, tokens.access || EXPIRED_TOKEN);
  return lifetime.aborted ? undefined : copy;
}
