/** How a request on the allow-list is answered: from the network while there is one, else from its copy, saying its age. */
import { STORED_AT_HEADER } from '../../src/contract/names.ts';
import type { ContentStore, StoredAnswer } from '../../src/storage/content-database.ts';
import { storedAddress } from './address.ts';
import type { ContentRule } from './allow-list.ts';

/** How long a network that says nothing is waited for when there is a copy (design §5). */
export const PATIENCE_MS = 3_000;

export interface AnswerEdges {
  store: ContentStore;
  fetch(request: Request): Promise<Response>;
  /** Epoch seconds. */
  now(): number;
  wait(ms: number): Promise<void>;
  /** Addresses whose network was too slow the last time; a copy was answered for it. */
  slow: Set<string>;
  /** Keeps the service worker alive until the work is done. */
  extend(work: Promise<unknown>): void;
}

export async function answer(request: Request, rule: ContentRule, edges: AnswerEdges): Promise<Response> {
  const copy = rule.kind === 'steady' ? await edges.store.read(storedAddress(request.url)) : undefined;
  const age = copy === undefined ? Infinity : edges.now() - copy.storedAt;
  if (rule.kind === 'steady' && copy !== undefined && age < rule.freshSeconds) {
    edges.extend(fetchAndKeep(request, edges));
    // Young enough to count as fresh: without the header, or the engine would take it for a lost network and ask again.
    return respond(copy, {});
  }
  return networkFirst(request, edges);
}

async function networkFirst(request: Request, edges: AnswerEdges): Promise<Response> {
  const { slow, store } = edges;
  const address = storedAddress(request.url);
  const network = fetchAndKeep(request, edges);
  // Whoever got a copy for a slow network asks again; then the network has all the time it needs, or a connection of
  // long delays would never get anything but copies.
  const first = await (slow.delete(address) ? network : Promise.race([network, edges.wait(PATIENCE_MS)]));
  if (isAnswer(first)) return first;
  const copy = await store.read(address);
  if (copy === undefined) return (await network) ?? Response.error();
  void network.then((late) => (isAnswer(late) ? slow.add(address) : undefined));
  return respond(copy, { [STORED_AT_HEADER]: String(copy.storedAt) });
}

/** The service's answer, stored in passing, or `undefined` when none came. Settles before the copy is written. */
export function fetchAndKeep(request: Request, edges: AnswerEdges): Promise<Response | undefined> {
  const network = edges.fetch(request).then(
    (response) => {
      if (response.status === 200) edges.extend(keep(request.url, response.clone(), edges));
      return response;
    },
    () => undefined,
  );
  edges.extend(network);
  return network;
}

/** An answer is whatever the service itself says, refusals included; a gateway's 5xx is none. */
function isAnswer(response: Response | void): response is Response {
  return response !== undefined && response.status < 500;
}

async function keep(url: string, response: Response, edges: AnswerEdges): Promise<void> {
  let text: string;
  try {
    text = await response.text();
    if (!isWorthKeeping(JSON.parse(text))) return;
  } catch {
    // Cut off in the middle, or no JSON: the reader finds out by itself, and the older copy stays.
    return;
  }
  await edges.store.write(storedAddress(url), text);
}

/** A refusal (`isSuccess: false`) is true for the moment only and must not replace what was known. */
function isWorthKeeping(body: unknown): boolean {
  return typeof body === 'object' && body !== null && !('isSuccess' in body && body.isSuccess !== true);
}

function respond(copy: StoredAnswer, headers: Record<string, string>): Response {
  return new Response(copy.text, { headers: { 'Content-Type': 'application/json; charset=utf-8', ...headers } });
}
