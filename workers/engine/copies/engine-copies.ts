/**
 * The engine's side of the copies on this device: who they belong to, and reading them where no service worker can.
 * Firefox refuses a worker's request before the service worker sees it once it knows that it is offline (bugzilla
 * 2067202), so a request that came to nothing is looked up here as well. So is one that is not answered by the service
 * itself, or not to the end: a page that a hard reload left without its service worker has copies all the same.
 */
import { DEVICE_DATABASE, MEMBER_DATABASES } from '../../../src/contract/names.ts';
import type { CallInput } from '../../../src/contract/services/call-input.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import { endsWhole, isOfService } from '../../../src/contract/services/of-service.ts';
import { once } from '../../../src/lib/once.ts';
import { hasDatabase } from '../../../src/storage/known-databases.ts';
import type { MemberEntry } from '../../../src/storage/member/member-tables.ts';
import type { EngineEdges } from '../edges.ts';
import type { Session } from '../session/session.ts';
import { type CopyOwner, trackCopyOwner } from './copy-owner.ts';

export interface EngineCopies {
  /** For services and environment: what is not answered is answered from its copy, where there is one. */
  fetch: typeof fetch;
  /** The stored response of a request; undefined where there is none. */
  copyOf(request: Request): Promise<Response | undefined>;
  /** The same for what is kept for its member: it leaves once that one is known to the storage, or after a moment. */
  fetchKept: typeof fetch;
  /** From now on the device keeps the answers of whoever this session is of, and of nobody else. */
  follow(session: Session): void;
  /** The service took a write. */
  done(call: ServiceCall, input: CallInput): void;
  /** Copies of the signed-in player's answers, without their bodies; none while nobody is registered. */
  kept(): Promise<MemberEntry[]>;
}

/** A storage that hangs must not hold up a player's call. */
const REGISTRATION_MS = 300;
const LATE_REGISTRATION_MS = 3_000;
/** Its end is looked at, past what blanks may follow it. */
const END_BYTES = 64;

export function createEngineCopies(
  edges: Pick<EngineEdges, 'fetch' | 'store' | 'locks' | 'now' | 'signal'>,
): EngineCopies {
  let owner: CopyOwner | undefined;
  const now = (): number => Math.floor(edges.now() / 1000);
  // Dexie is loaded when first needed: the engine starts and connects without waiting for it.
  const stored = once(async () => {
    const { openStoredCopies } = await import('./stored-copies.ts');
    return openStoredCopies({ device: edges.store, locks: edges.locks, now });
  });
  const fetchAfter =
    (most: number): typeof fetch =>
    async (input, init) => {
      // Only looked at; what goes out is what was asked for.
      const request = input instanceof Request ? input : new Request(input, init);
      const registered = owner?.before(request) ?? Promise.resolve();
      if (most > 0) await Promise.race([registered, wait(most)]);
      const mayBeKept = request.method === 'GET';
      /** Its copy, where there may be one. */
      const kept = async (): Promise<Response | undefined> => {
        if (request.signal.aborted || !mayBeKept) return undefined;
        // There is nothing to be late for any more.
        await Promise.race([registered, wait(LATE_REGISTRATION_MS)]);
        return copyOf(request);
      };
      let answer: Response;
      let isWhole = true;
      try {
        answer = await edges.fetch(input, init);
        if (mayBeKept && answer.status === 200) {
          // To its end, where its reader goes as well: one that is cut off never came.
          const body = await answer.arrayBuffer();
          isWhole = endsWhole(new TextDecoder().decode(body.slice(-END_BYTES)));
          answer = new Response(body, answer);
        }
      } catch (error) {
        const copy = await kept();
        if (copy === undefined) throw error;
        return copy;
      }
      return isOfService(answer) && isWhole ? answer : ((await kept()) ?? answer);
    };
  return {
    fetch: fetchAfter(0),
    copyOf,
    fetchKept: fetchAfter(REGISTRATION_MS),
    follow: (session) => {
      owner = trackCopyOwner({
        session,
        store: edges.store,
        copies: async () => (await stored()).member,
        isAnyKept: () => hasDatabase((name) => name === DEVICE_DATABASE || name.startsWith(MEMBER_DATABASES)),
        signal: edges.signal,
      });
    },
    done: ({ name, changes }, input) => {
      const at = edges.now() / 1000;
      // Where the part that holds the copies does not load, they are left as they are.
      if (changes.includes('coupons'))
        void stored().then(
          (copies) => copies.done(name, input, at),
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
      return await (await stored()).answer(request);
    } catch {
      // The part that reads copies did not load: there is none.
      return undefined;
    }
  }
}

function wait(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
