/** The network while there is one, else the copy, saying its age. What a copy is, and which are kept, others decide. */
import { STORED_AT_HEADER } from '../../src/contract/names.ts';
import { endsWhole, isOfService } from '../../src/contract/services/of-service.ts';
import type { StoredAnswer } from '../../src/storage/content/content-database.ts';

/** How long an answer is waited for, to its last byte, when there is a copy (offline-4). */
export const PATIENCE_MS = 3_000;

export interface Copies {
  read(request: Request): Promise<StoredAnswer | undefined>;
  /** True when a response counts, for addresses whose cached response is better than an unreadable one. @param text '' unless its status is 200 */
  isAnswer?(request: Request, text: string): boolean;
  /**
   * Keeps the body of an answer with status 200, if it is worth keeping.
   * @param asked when it was asked for
   */
  keep(request: Request, text: string, asked: number): Promise<unknown>;
}

export interface NetworkEdges {
  copies: Copies;
  fetch(request: Request): Promise<Response>;
  /** Epoch seconds with their parts. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** Addresses whose network was too slow the last time; a copy was answered for it. */
  slow: Set<string>;
  /** Keeps the service worker alive until the work is done. */
  extend(work: Promise<unknown>): void;
}

export async function networkFirst(request: Request, edges: NetworkEdges): Promise<Response> {
  const { slow, copies } = edges;
  const { network, whole } = askAndKeep(request, edges);
  // Whoever got a copy for a slow network asks again; then the network has all the time it needs, or a connection of
  // long delays would never get anything but copies.
  const first = await (slow.delete(request.url) ? whole : Promise.race([whole, edges.wait(PATIENCE_MS)]));
  if (first !== undefined) return first;
  const copy = await copies.read(request);
  // As far as it came: nothing else is there.
  if (copy === undefined) return (await network) ?? Response.error();
  void whole.then((late) => (late === undefined ? undefined : slow.add(request.url)));
  return respond(copy, { [STORED_AT_HEADER]: String(copy.storedAt) });
}

/** The service's answer with all of its body, stored in passing, or `undefined` when none came. Settles before the copy is written. */
export function fetchAndKeep(request: Request, edges: NetworkEdges): Promise<Response | undefined> {
  return askAndKeep(request, edges).whole;
}

export function respond(copy: StoredAnswer, headers: Record<string, string>): Response {
  return new Response(copy.text, { headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } });
}

interface Asked {
  /** Whatever answered, as soon as its headers are there. */
  network: Promise<Response | undefined>;
  /** The service's own answer; one with data has come to its end. Undefined for everything else. */
  whole: Promise<Response | undefined>;
}

function askAndKeep(request: Request, edges: NetworkEdges): Asked {
  const asked = edges.now();
  const network = edges.fetch(request).catch(() => undefined);
  const whole = network.then(async (response) => {
    if (response === undefined || !isOfService(response)) return undefined;
    const isAnswer = (text: string): boolean => edges.copies.isAnswer?.(request, text) ?? true;
    if (response.status !== 200) return isAnswer('') ? response : undefined;
    // Read beside the answer itself, which stays as the service sent it: its text is needed for the copy anyway.
    const text = await textOf(response.clone());
    if (!endsWhole(text) || !isAnswer(text)) return undefined;
    edges.extend(edges.copies.keep(request, text, asked));
    return response;
  });
  edges.extend(whole);
  return { network, whole };
}

/** '' for a body that is cut off: it never came. */
async function textOf(response: Response): Promise<string> {
  try {
    return await response.text();
  } catch {
    return '';
  }
}
