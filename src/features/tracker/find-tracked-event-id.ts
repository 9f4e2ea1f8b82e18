/** Finds the program's event for a tracker's match (rule content-21). */
import { sports } from '../../domain/sports.ts';
import type { DatedResult } from '../../contract/port/engine-contract.ts';
import type { Failure, Result } from '../../model/failure.ts';
import { readService } from '../../state/engine/call-service.ts';

/** Running events first, then upcoming ones, sport by sport, because most tracked matches are running. */
const lists = ['1', '0'].flatMap((type) => sports.map(({ id }) => ({ st: String(id), type, version: '0' })));

const notFound: Failure = { kind: 'notFound' };

/**
 * Reads one list after the other until one contains the match. A list that fails is skipped; its failure is returned
 * only if every list fails. A network failure ends the search.
 */
export async function findTrackedEventId(betradarId: string): Promise<Result<DatedResult<number>>> {
  let failure = notFound;
  let answered = false;
  for (const query of lists) {
    // Sequential, because the first list that contains the match ends the search.
    // oxlint-disable-next-line no-await-in-loop
    const result = await readService('getTrackedEvents', { query });
    if (result.ok) {
      answered = true;
      const found = result.value.data.find((event) => event.betradarId === betradarId);
      if (found !== undefined) return { ok: true, value: { ...result.value, data: found.eventId } };
    } else if (result.failure.kind === 'network') return result;
    else failure = result.failure;
  }
  return { ok: false, failure: answered ? notFound : failure };
}
