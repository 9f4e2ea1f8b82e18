/** How far the clock of the server is from this device's: rounds close by the server's, and rows are of its time (rule pool-11). */
import { ENVIRONMENT_PATH } from '../../../src/contract/names.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import { withDeadline } from '../calls/deadline.ts';
import type { EngineEdges } from '../edges.ts';

export interface ServerClock {
  /** To add to this device's time, ms; 0 until it is known. */
  readonly offset: number;
  /** Epoch seconds. */
  now(): number;
  /** Asks again. Undefined where nobody says: the device's clock is what there is then. */
  ask(): Promise<number | undefined>;
  onChange(listener: () => void): () => void;
}

/** A header tells whole seconds, and is some time on its way. */
const EXACT_MS = 2_000;
const PATIENCE_MS = 3_000;

export function createServerClock({
  fetch,
  origin,
  now,
  signal,
}: Pick<EngineEdges, 'fetch' | 'origin' | 'now' | 'signal'>): ServerClock {
  const changes = createListeners();
  let offset = 0;
  const read = async (given: AbortSignal): Promise<number> => {
    const before = now();
    const answer = await fetch(new URL(ENVIRONMENT_PATH, origin), { method: 'HEAD', cache: 'no-store', signal: given });
    return Date.parse(answer.headers.get('Date') ?? '') - (before + now()) / 2;
  };
  return {
    get offset() {
      return offset;
    },
    now: () => (now() + offset) / 1_000,
    ask: async () => {
      const answer = await withDeadline(PATIENCE_MS, signal, async (given) => ({ ok: true, value: await read(given) }));
      if (!answer.ok || Number.isNaN(answer.value)) return undefined;
      const next = Math.abs(answer.value) <= EXACT_MS ? 0 : Math.round(answer.value);
      if (next !== offset) {
        offset = next;
        changes.tell();
      }
      return offset;
    },
    onChange: changes.add,
  };
}
