/** Which event of the program a tracker's match is (rule content-21). */
import { sports } from '../../domain/sports.ts';
import type { Dated } from '../../contract/port/engine.ts';
import type { Failure, Result } from '../../model/failure.ts';
import { readService } from '../../state/engine/services.ts';

/** What runs, then what is to come, sport by sport: most matches that are tracked run. */
const lists = ['1', '0'].flatMap((type) => sports.map(({ id }) => ({ st: String(id), type, version: '0' })));

const notFound: Failure = { kind: 'notFound' };

/** One list after the other, until one has it. A list that does not come costs itself, unless none does. */
export async function findTracked(betradarId: string): Promise<Result<Dated<number>>> {
  let failure = notFound;
  let answered = false;
  for (const query of lists) {
    // The first that has it ends the search.
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
