/**
 * Responds from the network when there is one, else from the copy, with its age in a header. The `Copies` decide which
 * responses are stored.
 */
import { isRecent } from '../../src/lib/age.ts';
import { STORED_AT_HEADER } from '../../src/contract/names.ts';
import { endsLikeCompleteJson, isServiceResponse } from '../../src/contract/services/service-response.ts';
import type { CachedResponse } from '../../src/storage/content/content-database.ts';
import type { CachePolicy } from '../../src/contract/services/cache-policy.ts';

export type ContentRule = Extract<CachePolicy, { how: 'live' | 'steady' }>;

/** Time limit for a whole response, to its last byte, when there is a copy (offline-4). */
const NETWORK_TIMEOUT_MS = 3_000;

export interface ResponseCache {
  read(request: Request): Promise<CachedResponse | undefined>;
  /**
   * True when a response counts, for addresses whose cached response is better than an unreadable one.
   * @param text '' unless the status is 200
   */
  isUsable?(request: Request, text: string): boolean;
  /**
   * Stores the body of a response with status 200, if it is worth storing.
   * @param asked time of the request, epoch seconds with fractions
   */
  store(request: Request, text: string, asked: number): Promise<unknown>;
}

export interface NetworkEdges {
  copies: ResponseCache;
  fetch(request: Request): Promise<Response>;
  /** Epoch seconds with fractions. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** Addresses that were last answered with a copy because the network was too slow. */
  slow: Set<string>;
  /** Keeps the service worker alive until the work is done. */
  extend(work: Promise<unknown>): void;
}

export async function networkFirst(request: Request, edges: NetworkEdges): Promise<Response> {
  const { slow, copies } = edges;
  const { network, whole } = askAndKeep(request, edges);
  // The engine retries after a copy. That retry waits for the network without a limit; otherwise a connection with long
  // delays would only ever get copies.
  const first = await (slow.delete(request.url) ? whole : Promise.race([whole, edges.wait(NETWORK_TIMEOUT_MS)]));
  if (first !== undefined) return first;
  const copy = await copies.read(request);
  // An incomplete response is returned, because there is no copy.
  if (copy === undefined) return (await network) ?? Response.error();
  void whole.then((late) => (late === undefined ? undefined : slow.add(request.url)));
  return respondFromCache(copy, { [STORED_AT_HEADER]: String(copy.storedAt) });
}

/**
 * The service's complete response, or `undefined` when none came. The copy is stored as a side effect, and may still be
 * being written when the promise settles.
 */
export function fetchAndStore(request: Request, edges: NetworkEdges): Promise<Response | undefined> {
  return askAndKeep(request, edges).whole;
}

function respondFromCache(copy: CachedResponse, headers: Record<string, string>): Response {
  return new Response(copy.text, { headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } });
}

interface Asked {
  /** The response of whichever server answered, as soon as its headers have arrived. */
  network: Promise<Response | undefined>;
  /** The service's own response; with status 200 it is complete. Undefined for everything else. */
  whole: Promise<Response | undefined>;
}

function askAndKeep(request: Request, edges: NetworkEdges): Asked {
  const asked = edges.now();
  const network = edges.fetch(request).catch(() => undefined);
  const whole = network.then(async (response) => {
    if (response === undefined || !isServiceResponse(response)) return undefined;
    const isAnswer = (text: string): boolean => edges.copies.isUsable?.(request, text) ?? true;
    if (response.status !== 200) return isAnswer('') ? response : undefined;
    // A clone is read, so that the original response is returned unchanged; the copy needs the text anyway.
    const text = await textOf(response.clone());
    if (!endsLikeCompleteJson(text) || !isAnswer(text)) return undefined;
    edges.extend(edges.copies.store(request, text, asked));
    return response;
  });
  edges.extend(whole);
  return { network, whole };
}

/** The body's text; '' when it was cut off. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    return '';
  }
}

/**
 * Responds to a request on the allow-list: from the network when there is one, else from the copy, with its age in a
 * header.
 */
export async function respondByRule(request: Request, rule: ContentRule, edges: NetworkEdges): Promise<Response> {
  const copy = rule.how === 'steady' ? await edges.copies.read(request) : undefined;
  if (rule.how === 'steady' && copy !== undefined && isRecent(copy.storedAt, edges.now(), rule.freshSeconds)) {
    edges.extend(fetchAndStore(request, edges));
    // The copy counts as fresh, so it has no age header; with one the engine would assume a lost network and retry.
    return respondFromCache(copy, {});
  }
  return networkFirst(request, edges);
}
