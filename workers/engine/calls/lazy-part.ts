/** A part of a program whose script is loaded with the first call on it. */
import type { Backoff } from '../../../src/lib/backoff.ts';

export interface LazyPart<Part> {
  /** Calls at once when the part is loaded, otherwise as soon as it is, in the order of the calls. */
  use(call: (part: Part) => void): void;
}

/** Calls that wait for a script that does not load must not fill the memory; later ones are dropped. */
const MOST_WAITING = 1_000;

/** @param backoff pauses between attempts to load the part */
export function createLazyPart<Part>(load: () => Promise<Part>, backoff: Backoff, signal: AbortSignal): LazyPart<Part> {
  let part: Part | undefined;
  let waiting: ((part: Part) => void)[] = [];

  const begin = async (): Promise<void> => {
    const loaded = await load().catch(() => undefined);
    if (signal.aborted) return;
    if (loaded === undefined) {
      setTimeout(() => void (signal.aborted ? undefined : begin()), backoff.next());
      return;
    }
    part = loaded;
    const calls = waiting;
    waiting = [];
    for (const call of calls) call(loaded);
  };

  return {
    use: (call) => {
      if (part !== undefined) {
        call(part);
        return;
      }
      if (waiting.length < MOST_WAITING) waiting.push(call);
      if (waiting.length === 1) void begin();
    },
  };
}
