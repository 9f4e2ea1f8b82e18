import { useEffect, useState } from 'react';
import { OPTIMISTIC_TIMEOUT_MS } from '../engine/frame-queue.ts';

export interface PendingNumber {
  value: number;
  /** The engine's value when this one was sent. */
  before: number;
  /** Values sent earlier and not seen yet: their frames are still in flight. */
  earlier: readonly number[];
  /** True once the engine has responded; its frame follows. */
  isConfirmed: boolean;
}

/**
 * Returns a number stored by the engine, and its setter. From a tap until the engine's new value arrives, the sent
 * value is shown, so that quick taps add up. Afterwards the engine's value counts, whatever it is.
 * @param current the engine's value
 */
export function useOptimisticNumber(
  current: number,
  send: (value: number) => Promise<unknown>,
): [number, (value: number) => void] {
  const [pending, setPending] = useState<PendingNumber | null>(null);
  const over = pending !== null && isPendingSettled(pending, current);
  if (over) setPending(null);
  useEffect(() => {
    if (pending === null || !pending.isConfirmed) return undefined;
    // Another tab may have set the former value again before a frame with this one was sent.
    const timer = setTimeout(() => setPending(null), OPTIMISTIC_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  const set = (value: number): void => {
    setPending((last) => nextPendingNumber(last, value, current));
    void send(value).then((result) => {
      setPending((last) => (last?.value === value ? afterAnswer(last, result) : last));
    });
  };
  return [pending === null || over ? current : pending.value, set];
}

export function nextPendingNumber(last: PendingNumber | null, value: number, current: number): PendingNumber {
  return { value, before: current, earlier: last === null ? [] : [...last.earlier, last.value], isConfirmed: false };
}

/**
 * Returns true when the engine's value counts again: it equals the sent one, or changed to another one after the
 * response.
 */
export function isPendingSettled(
  { value, before, earlier, isConfirmed: answered }: PendingNumber,
  current: number,
): boolean {
  // A frame may arrive after the response to a later call, with a value already typed over (seen under load: a digit
  // was lost while a number was typed).
  const isSent = current === before || earlier.includes(current);
  if (current !== value) return answered && !isSent;
  // The same value may be an earlier one: an emptied field that gets its number again is ahead of the frame that
  // empties it (seen under load: the field was left with a 0 in between, and the minimum stake replaced the number).
  return earlier.length === 0 || !isSent;
}

function afterAnswer(pending: PendingNumber, result: unknown): PendingNumber | null {
  const refused = typeof result === 'object' && result !== null && 'ok' in result && result.ok === false;
  return refused ? null : { ...pending, isConfirmed: true };
}
