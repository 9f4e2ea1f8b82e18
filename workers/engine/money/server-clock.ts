/**
 * Offset between the server's clock and this device's: rounds close by the server's clock, and rows are dated by it
 * (rule pool-11).
 */
import { ENVIRONMENT_PATH } from '../../../src/contract/names.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import { withDeadline } from '../calls/with-deadline.ts';
import type { EngineEdges } from '../edges.ts';

export interface ServerClock {
  /** Milliseconds to add to this device's time; 0 until it is known. */
  readonly offset: number;
  /** The server's time, epoch seconds. */
  now(): number;
  /** Measures the offset, milliseconds. Undefined without a response; `offset` then keeps its last value. */
  ask(): Promise<number | undefined>;
  onChange(listener: () => void): () => void;
}

/** Offsets up to this are treated as 0, because the header has whole seconds and the response takes time. */
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
        changes.notify();
      }
      return offset;
    },
    onChange: changes.add,
  };
}
