import { useEffect, useState } from 'react';

interface Pending {
  value: number;
  /** The engine's value when this one was sent. */
  before: number;
  /** The engine has answered; its frame follows. */
  answered: boolean;
}

/** The engine's frame follows its answer within a moment; later its value counts, also when that never moved. */
const CATCH_UP_MS = 1_000;

/**
 * A number the engine keeps, as the player has set it: from a tap until the engine's new value arrives, the one that was sent
 * is shown, so that quick taps add up. Afterwards the engine's value counts, whatever it is.
 * @param current the engine's value
 */
export function useOptimistic(
  current: number,
  send: (value: number) => Promise<unknown>,
): [number, (value: number) => void] {
  const [pending, setPending] = useState<Pending | null>(null);
  const arrived = pending !== null && (current === pending.value || (pending.answered && current !== pending.before));
  if (arrived) setPending(null);
  useEffect(() => {
    if (pending === null || !pending.answered) return undefined;
    // Another tab may have set it back before a frame with this value was sent.
    const over = setTimeout(() => setPending(null), CATCH_UP_MS);
    return () => clearTimeout(over);
  }, [pending]);
  const set = (value: number): void => {
    setPending({ value, before: current, answered: false });
    void send(value).then((result) => {
      setPending((last) => (last?.value === value ? afterAnswer(last, result) : last));
    });
  };
  return [pending === null || arrived ? current : pending.value, set];
}

function afterAnswer(pending: Pending, result: unknown): Pending | null {
  const refused = typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
  return refused ? null : { ...pending, answered: true };
}
