/**
 * Reads the cached responses of public calls, so that an installed product shows its first screen before the network has
 * answered (first-load-11).
 */
import type { KnownEnvironment } from '../../../src/contract/environment.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import { callAddress } from '../../../src/contract/services/call-request.ts';
import type { CallTypes, InputOf, ServiceCall } from '../../../src/contract/services/call.ts';
import { readResponse } from '../../../src/contract/services/read-response.ts';
import { isRecent } from '../../../src/lib/age.ts';
import { parseJson } from '../../../src/lib/parse-json.ts';
import type { Result } from '../../../src/model/failure.ts';
import type { Reachability } from '../live/reachability.ts';
import { storedAt } from './services.ts';
import { EXPIRED_TOKEN } from '../session/session-tokens.ts';
import type { Session } from '../session/session.ts';

export interface CachedValue<T> {
  data: T;
  /** Time of the response, epoch seconds. */
  storedAt: number;
}

/**
 * Returns the cached response of a call, decoded; undefined when there is none, or when public data is older than a day.
 * @param access the token of the member whose response it is; absent for a public call
 */
export type CachedReads = <T extends CallTypes>(
  call: ServiceCall<T>,
  input: InputOf<ServiceCall<T>>,
  access?: string,
) => Promise<CachedValue<T['value']> | undefined>;

export interface CachedReadsOptions {
  environment(): Promise<Result<Pick<KnownEnvironment, 'services'>>>;
  origin: string;
  cachedResponse(request: Request): Promise<Response | undefined>;
  /** Receives that the odds on screen are the device's. */
  reach: Pick<Reachability, 'gotOdds'>;
  isCompetition(name: string): boolean;
  /** Epoch milliseconds. */
  now(): number;
}

/** Yesterday's program is of no use; a coupon of last month is. */
const LONGEST_AGE_SECONDS = 24 * 3_600;

export function createCachedReads(options: CachedReadsOptions): CachedReads {
  const { environment, origin, cachedResponse, reach, isCompetition, now } = options;
  return async (call, input, access) => {
    const known = await environment();
    const base = known.ok ? known.value.services[call.area] : undefined;
    if (base === undefined) return undefined;
    const { href } = callAddress(new URL(base, origin).href, call, input);
    const headers = access === undefined ? undefined : { Authorization: `Bearer ${access}` };
    const copy = await cachedResponse(new Request(href, headers === undefined ? {} : { headers }));
    if (copy === undefined) return undefined;
    const at = storedAt(copy);
    const longest = access === undefined ? LONGEST_AGE_SECONDS : Infinity;
    if (at === null || !isRecent(at, now() / 1_000, longest)) return undefined;
    const answer = readResponse(call, copy, parseJson(await copy.text()));
    if (!answer.ok) return undefined;
    const data = call.decode(answer.value.data, { input, dropped: () => undefined, isCompetition });
    if (data === undefined) return undefined;
    if (call.keep.how === 'live' && call.keep.odds === true) reach.gotOdds('device');
    return { data, storedAt: at };
  };
}

/**
 * Reads for the present session: a member's responses only with the token of that member.
 * @returns undefined without a cached response, and when the session ended meanwhile
 */
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
