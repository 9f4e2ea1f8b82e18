/**
 * A value stored on the device and shared by parallel engines (skew during an update, or one worker per tab where
 * SharedWorker is missing). Another engine's write is taken over, and the last write wins.
 */
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';

export interface DeviceValue<T> {
  /** The stored value, this engine's earlier writes included. */
  read(): Promise<T | undefined>;
  /** True when the device stored it. */
  write(value: T): Promise<boolean>;
}

interface DeviceValueOptions<T> {
  store: DeviceStore;
  key: string;
  guard: (value: unknown) => value is T;
  /** Called with the value that another engine wrote; it must not be written back. */
  onExternalWrite(value: T): void;
  signal: AbortSignal;
}

export function createDeviceValue<T>({
  store,
  key,
  guard,
  onExternalWrite: onElsewhere,
  signal,
}: DeviceValueOptions<T>): DeviceValue<T> {
  /** The last queued read or write. They run in order, so that a read sees every earlier write. */
  let last: Promise<unknown> = Promise.resolve();
  let writing = 0;

  const inTurn = <R>(work: () => Promise<R>): Promise<R> => {
    const mine = last.then(work);
    last = mine;
    return mine;
  };

  const takeOver = (): Promise<void> =>
    inTurn(async () => {
      const value = await store.read(key, guard);
      // A write of this engine is pending and will be the last one; otherwise two engines writing at once would each
      // end with the other's value.
      if (value !== undefined && writing === 0 && !signal.aborted) onElsewhere(value);
    });

  const stop = store.onWritten((other) => {
    if (other === key) void takeOver();
  });
  signal.addEventListener('abort', stop, { once: true });

  return {
    read: () => inTurn(() => store.read(key, guard)),
    write: async (value) => {
      writing += 1;
      const isStored = await inTurn(() => store.write(key, value));
      writing -= 1;
      return isStored;
    },
  };
}
