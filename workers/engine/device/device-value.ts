/**
 * A value kept on the device. Engines side by side (two builds during an update, a worker of each tab where nothing can
 * be shared) keep the same one: what another wrote is taken over, and whoever wrote last is right for all.
 */
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';

export interface DeviceValue<T> {
  /** With what this engine has written before. */
  read(): Promise<T | undefined>;
  /** True when the device stored it. */
  write(value: T): Promise<boolean>;
}

export interface KeptValueOptions<T> {
  store: DeviceStore;
  key: string;
  guard: (value: unknown) => value is T;
  /** Another engine wrote this; it is not to be written again. */
  onElsewhere(value: T): void;
  signal: AbortSignal;
}

export function createDeviceValue<T>({ store, key, guard, onElsewhere, signal }: KeptValueOptions<T>): DeviceValue<T> {
  /** The last of our writes and readings, one after the other: a reading after it knows at least as much. */
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
      // One of ours is on its way and will be the last: two that write at once must not each end with the other's.
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
