/** The network while there is one, else the copy, saying its age. What a copy is, and which are kept, others decide. */
import { STORED_AT_HEADER } from '../../src/contract/names.ts';
import { isOfService } from '../../src/contract/services/of-service.ts';
import type { StoredAnswer } from '../../src/storage/content/content-database.ts';

/** How long a network that says nothing is waited for when there is a copy (offline-4). */
export const PATIENCE_MS = 3_000;

export interface Copies {
  read(request: Request): Promise<StoredAnswer | undefined>;
  /** Keeps the body of an answer with status 200, if it is worth keeping. */
  keep(request: Request, text: string): Promise<unknown>;
}

export interface NetworkEdges {
  copies: Copies;
  fetch(request: Request): Promise<Response>;
  /** Epoch seconds. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** Addresses whose network was too slow the last time; a copy was answered for it. */
  slow: Set<string>;
  /** Keeps the service worker alive until the work is done. */
  extend(work: Promise<unknown>): void;
}

export async function networkFirst(request: Request, edges: NetworkEdges): Promise<Response> {
  const { slow, copies } = edges;
  const network = fetchAndKeep(request, edges);
  // Whoever got a copy for a slow network asks again; then the network has all the time it needs, or a connection of
  // long delays would never get anything but copies.
  const first = await (slow.delete(request.url) ? network : Promise.race([network, edges.wait(PATIENCE_MS)]));
  if (first !== undefined && isOfService(first)) return first;
  const copy = await copies.read(request);
  if (copy === undefined) return (await network) ?? Response.error();
  void network.then((late) => (late !== undefined && isOfService(late) ? slow.add(request.url) : undefined));
  return respond(copy, { [STORED_AT_HEADER]: String(copy.storedAt) });
}

/** The service's answer, stored in passing, or `undefined` when none came. Settles before the copy is written. */
export function fetchAndKeep(request: Request, edges: NetworkEdges): Promise<Response | undefined> {
  const network = edges.fetch(request).then(
    (response) => {
      if (response.status === 200 && isOfService(response)) edges.extend(keep(request, response.clone(), edges.copies));
      return response;
    },
    () => undefined,
  );
  edges.extend(network);
  return network;
}

export function respond(copy: StoredAnswer, headers: Record<string, string>): Response {
  return new Response(copy.text, { headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } });
}

async function keep(request: Request, response: Response, copies: Copies): Promise<void> {
  let text: string;
  try {
    text = await response.text();
  } catch {
    // Cut off in the middle: the reader finds out by itself, and the older copy stays.
    return;
  }
  await copies.keep(request, text);
}
