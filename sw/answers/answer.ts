/** How a request on the allow-list is answered: from the network while there is one, else from its copy, saying its age. */
import { type NetworkEdges, fetchAndKeep, networkFirst, respond } from './network-first.ts';
import type { ContentRule } from './allow-list.ts';

export async function answer(request: Request, rule: ContentRule, edges: NetworkEdges): Promise<Response> {
  const copy = rule.how === 'steady' ? await edges.copies.read(request) : undefined;
  // From a time to come it is of no known age: the clock was set back.
  const age = copy === undefined ? Infinity : Math.abs(edges.now() - copy.storedAt);
  if (rule.how === 'steady' && copy !== undefined && age < rule.freshSeconds) {
    edges.extend(fetchAndKeep(request, edges));
    // Young enough to count as fresh: without the header, or the engine would take it for a lost network and ask again.
    return respond(copy, {});
  }
  return networkFirst(request, edges);
}
