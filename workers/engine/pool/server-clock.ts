/** How far the clock of the server is from this device's: rounds close by the server's (rule pool-11). */
import { ENVIRONMENT_PATH } from '../../../src/contract/names.ts';
import { createListeners } from '../../../src/lib/listeners.ts';
import type { EngineEdges } from '../edges.ts';

export interface ServerClock {
  /** To add to this device's time, ms; 0 until it is known. */
  readonly offset: number;
  /** Epoch seconds. */
  now(): number;
  /** Asks again. */
  look(): void;
  onChange(listener: () => void): () => void;
}

/** A header tells whole seconds, and is some time on its way. */
const EXACT_MS = 2_000;

export function createServerClock({
  fetch,
  origin,
  now,
  signal,
}: Pick<EngineEdges, 'fetch' | 'origin' | 'now' | 'signal'>): ServerClock {
  const changes = createListeners();
  let offset = 0;
  const read = async (): Promise<void> => {
    const before = now();
    const answer = await fetch(new URL(ENVIRONMENT_PATH, origin), { method: 'HEAD', cache: 'no-store', signal });
    const told = Date.parse(answer.headers.get('Date') ?? '');
    if (Number.isNaN(told)) return;
    const away = told - (before + now()) / 2;
    const next = Math.abs(away) <= EXACT_MS ? 0 : Math.round(away);
    if (next === offset) return;
    offset = next;
    changes.tell();
  };
  return {
    get offset() {
      return offset;
    },
    now: () => (now() + offset) / 1_000,
    // Without a network the device's clock is what there is; the service has the last word.
    look: () => void read().catch(() => undefined),
    onChange: changes.add,
  };
}
