/**
 * Responds to a request on the allow-list: from the network when there is one, else from the copy, with its age in a
 * header.
 */
import { type NetworkEdges, fetchAndStore, networkFirst, respondFromCache } from './network-first.ts';
import type { ContentRule } from './allow-list.ts';

export async function respondByRule(request: Request, rule: ContentRule, edges: NetworkEdges): Promise<Response> {
  const copy = rule.how === 'steady' ? await edges.copies.read(request) : undefined;
  // A copy dated in the future has no known age, because the clock was set back.
  const age = copy === undefined ? Infinity : Math.abs(edges.now() - copy.storedAt);
  if (rule.how === 'steady' && copy !== undefined && age < rule.freshSeconds) {
    edges.extend(fetchAndStore(request, edges));
    // The copy counts as fresh, so it has no age header; with one the engine would assume a lost network and retry.
    return respondFromCache(copy, {});
  }
  return networkFirst(request, edges);
}
