/**
 * What belongs to the device and not to a player: the slip's selections, a visitor's favourite leagues. A small
 * key-value store that never throws: storage may be refused, fill or vanish while the product goes on (rule storage-9).
 */
import { DEVICE_CHANNEL, DEVICE_DATABASE } from '../../contract/names.ts';
import { hasDatabase } from '../known-databases.ts';
import type { OpenDeviceTables } from './device-tables.ts';

export interface DeviceFailure {
  operation: 'read' | 'write';
  key: string;
  reason: unknown;
}

export interface DeviceStore {
  /** The stored value when there is one and the guard knows its shape, else `undefined`. */
  read<T>(key: string, guard: (value: unknown) => value is T): Promise<T | undefined>;
  /** Stores the value (anything structured clone takes); answers whether it is stored now. */
  write(key: string, value: unknown): Promise<boolean>;
  /** Opens what a write needs: the first one of a first visit must not wait for its code, or a reload forgets it. */
  prepare(): void;
  /** Hears the keys that others on this device have written. Without a BroadcastChannel nobody tells. */
  onWritten(listener: (key: string) => void): () => void;
  close(): void;
}

const isOurs = (name: string): boolean => name === DEVICE_DATABASE;

/** @param onFailure is told of every use that failed, for counting; the caller has nothing to handle. */
export function openDeviceStore(onFailure: (failure: DeviceFailure) => void = () => {}): DeviceStore {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DEVICE_CHANNEL);
  let tables: Promise<OpenDeviceTables> | undefined;

  // Dexie is loaded when first needed, which a first visit is not before its first odds (`first-load-3`).
  const database = (): Promise<OpenDeviceTables> => {
    tables ??= import('./device-tables.ts').then((module) => module.openDeviceTables());
    // A chunk that did not load may load the next time.
    tables.catch(() => (tables = undefined));
    return tables;
  };

  return {
    read: async (key, guard) => {
      try {
        if (tables === undefined && !(await hasDatabase(isOurs))) return undefined;
        const entry = await (await database()).run((db) => db.entries.get(key));
        if (entry === undefined) return undefined;
        if (guard(entry.value)) return entry.value;
        onFailure({ operation: 'read', key, reason: new TypeError('the stored value is of another shape') });
      } catch (reason) {
        onFailure({ operation: 'read', key, reason });
      }
      return undefined;
    },
    write: async (key, value) => {
      try {
        await (await database()).put({ key, value });
        channel?.postMessage(key);
        return true;
      } catch (reason) {
        onFailure({ operation: 'write', key, reason });
        return false;
      }
    },
    prepare: () =>
      void database()
        .then((opened) => opened.run((db) => db.open()))
        // Whoever writes finds out, and counts it.
        .catch(() => undefined),
    onWritten: (listener) => {
      const hear = ({ data }: MessageEvent<unknown>): void => {
        if (typeof data === 'string') listener(data);
      };
      channel?.addEventListener('message', hear);
      return () => channel?.removeEventListener('message', hear);
    },
    close: () => {
      channel?.close();
      void tables?.then(
        (db) => db.close(),
        () => undefined,
      );
    },
  };
}
