/**
 * Data of the device, not of a player: the slip's selections, a visitor's favourite leagues. A small key-value store
 * that never throws, because storage may be refused, fill up or vanish while the product runs (rule storage-9).
 */
import { DEVICE_CHANNEL, DEVICE_DATABASE } from '../../contract/names.ts';
import { hasDatabase } from '../has-database.ts';
import type { OpenDeviceTables } from './device-tables.ts';

export interface DeviceFailure {
  operation: 'read' | 'write';
  key: string;
  reason: unknown;
}

export interface DeviceStore {
  /** The stored value; undefined when there is none or the guard refuses its shape. */
  read<T>(key: string, guard: (value: unknown) => value is T): Promise<T | undefined>;
  /** Stores any structured-clonable value. Resolves to true when it is stored. */
  write(key: string, value: unknown): Promise<boolean>;
  /**
   * Loads the code and opens the database ahead of the first write, which a reload could otherwise interrupt on a first
   * visit.
   */
  prepare(): void;
  /** Calls the listener with keys written by other realms of this device; never without a BroadcastChannel. */
  onWritten(listener: (key: string) => void): () => void;
  close(): void;
}

const isOurs = (name: string): boolean => name === DEVICE_DATABASE;

/** @param onFailure called for every failed use, for counting; the caller has nothing to handle */
export function openDeviceStore(onFailure: (failure: DeviceFailure) => void = () => {}): DeviceStore {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DEVICE_CHANNEL);
  let tables: Promise<OpenDeviceTables> | undefined;

  // Dexie is loaded on first use; on a first visit that is not before the first odds (`first-load-3`).
  const database = (): Promise<OpenDeviceTables> => {
    tables ??= import('./device-tables.ts').then((module) => module.openDeviceTables());
    // A chunk that failed to load may load on the next attempt.
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
        onFailure({ operation: 'read', key, reason: new TypeError('unreadable value') });
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
        // The next write fails in the same way and reports it.
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
