/**
 * The engine's access to the copies on this device: registers their owner, and reads them where no service worker can.
 * Once Firefox knows that it is offline, it refuses a worker's request before the service worker sees it (bugzilla
 * 2067202), so a failed request is answered from its copy here. The same is done when another server responds or the
 * response is cut off: after a hard reload a page has no service worker, but the copies are still there.
 */
import { DEVICE_DATABASE, MEMBER_DATABASE_PREFIX } from '../../../src/contract/names.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { endsLikeCompleteJson, isServiceResponse } from '../../../src/contract/services/service-response.ts';
import { once } from '../../../src/lib/once.ts';
import { hasDatabase } from '../../../src/storage/has-database.ts';
import type { MemberEntry } from '../../../src/storage/member/member-tables.ts';
import type { EngineEdges } from '../edges.ts';
import type { Session } from '../session/session.ts';
import { type CacheOwnerTracker, trackCacheOwner } from './cache-owner-tracker.ts';

export interface EngineCache {
  /** Fetch for services and environment; a failed request is answered from its copy, if there is one. */
  fetch: typeof fetch;
  /** The cached response of a request; undefined when there is none. */
  cachedResponse(request: Request): Promise<Response | undefined>;
  /**
   * The cached response of a public request that is not sent yet. Undefined on a first visit, which loads no Dexie for it,
   * and where the storage is slow.
   */
  firstCopy(request: Request): Promise<Response | undefined>;
  /**
   * Fetch for responses that are stored per member: the request is sent after the member is registered, or after
   * REGISTRATION_MS.
   */
  fetchForMember: typeof fetch;
  /** Stores responses for this session's player from now on, and for no other. */
  trackOwner(session: Session): void;
  /** Updates the copies after the service accepted a write. */
  reviseAfterWrite(call: ServiceCall, input: CallInput): void;
  /** Entries of the signed-in player's copies, without bodies; empty when no player is registered. */
  kept(): Promise<MemberEntry[]>;
}

/** The network is asked after this time: a storage that hangs must not delay the first screen. */
const FIRST_COPY_MS = 1_500;
/** A storage that hangs must not delay a player's call for long. */
const REGISTRATION_MS = 300;
const LATE_REGISTRATION_MS = 3_000;
/** Number of bytes at the end of a body that are checked; blanks may follow the last character. */
const END_BYTES = 64;

export function createEngineCache(
  edges: Pick<EngineEdges, 'fetch' | 'store' | 'hasContentCache' | 'locks' | 'now' | 'signal'>,
): EngineCache {
  /** True after the storage was slow once: later first copies are not read. */
  let isSlow = false;
  /** True once the device is known to have cached public responses, so that it is asked no more. */
  let hasContent = false;
  let owner: CacheOwnerTracker | undefined;
  const now = (): number => Math.floor(edges.now() / 1000);
  // Dexie is loaded on first use, so that the engine starts and connects without waiting for it.
  const stored = once(async () => {
    const { openDeviceCache } = await import('./device-cache.ts');
    return openDeviceCache({ device: edges.store, locks: edges.locks, now });
  });
  const fetchAfter =
    (most: number): typeof fetch =>
    async (input, init) => {
      // The Request is only inspected; `input` and `init` are sent unchanged.
      const request = input instanceof Request ? input : new Request(input, init);
      const registered = owner?.registerTokenOf(request) ?? Promise.resolve();
      if (most > 0) await Promise.race([registered, wait(most)]);
      const mayBeKept = request.method === 'GET';
      /** The copy of the request, if there may be one. */
      const kept = async (): Promise<Response | undefined> => {
        if (request.signal.aborted || !mayBeKept) return undefined;
        // The network has failed, so a longer wait delays nothing.
        await Promise.race([registered, wait(LATE_REGISTRATION_MS)]);
        return copyOf(request);
      };
      let answer: Response;
      let isWhole = true;
      try {
        answer = await edges.fetch(input, init);
        if (mayBeKept && answer.status === 200) {
          // Read to its end, as its reader would do anyway: a body that is cut off rejects and counts as a failure.
          const body = await answer.arrayBuffer();
          isWhole = endsLikeCompleteJson(new TextDecoder().decode(body.slice(-END_BYTES)));
          answer = new Response(body, answer);
        }
      } catch (error) {
        const copy = await kept();
        if (copy === undefined) throw error;
        return copy;
      }
      return isServiceResponse(answer) && isWhole ? answer : ((await kept()) ?? answer);
    };
  return {
    fetch: fetchAfter(0),
    cachedResponse: copyOf,
    firstCopy: async (request) => {
      hasContent ||= await edges.hasContentCache();
      if (isSlow || !hasContent) return undefined;
      const late = Symbol('late');
      const copy = await Promise.race([copyOf(request), wait(FIRST_COPY_MS).then(() => late)]);
      isSlow ||= copy === late;
      return copy instanceof Response ? copy : undefined;
    },
    fetchForMember: fetchAfter(REGISTRATION_MS),
    trackOwner: (session) => {
      owner = trackCacheOwner({
        session,
        store: edges.store,
        memberCache: async () => (await stored()).member,
        hasMemberCache: () =>
          hasDatabase((name) => name === DEVICE_DATABASE || name.startsWith(MEMBER_DATABASE_PREFIX)),
        signal: edges.signal,
      });
    },
    reviseAfterWrite: ({ name, changes }, input) => {
      const at = edges.now() / 1000;
      // The copies stay unchanged when the code that holds them does not load.
      if (changes.includes('coupons'))
        void stored().then(
          (copies) => copies.reviseAfterWrite(name, input, at),
          () => undefined,
        );
    },
    kept: () =>
      stored().then(
        ({ member }) => member.entries(),
        () => [],
      ),
  };

  async function copyOf(request: Request): Promise<Response | undefined> {
    try {
      return await (await stored()).cachedResponse(request);
    } catch {
      // The code that reads copies did not load, so there is no copy.
      return undefined;
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
