import { Dexie, type Table } from 'dexie';
import { DEVICE_DATABASE } from '../../contract/names.ts';
import { evictOlderContent } from '../content/evict-content.ts';
import { type ResilientDatabase, resilientDatabase, retryWithFreedSpace } from '../resilient-database.ts';

interface DeviceEntry {
  key: string;
  value: unknown;
}

class DeviceTables extends Dexie {
  readonly entries!: Table<DeviceEntry, string>;

  constructor() {
    super(DEVICE_DATABASE);
    this.version(1).stores({ entries: 'key' });
  }
}

export interface OpenDeviceTables extends ResilientDatabase<DeviceTables> {
  /**
   * Stores an entry. A full storage drops cached public responses first, because these can be fetched later, while the
   * slip or an order about to be sent cannot.
   */
  put(entry: DeviceEntry): Promise<void>;
}

export function openDeviceTables(): OpenDeviceTables {
  const tables = resilientDatabase(() => new DeviceTables());
  return {
    ...tables,
    put: async (entry) => {
      await retryWithFreedSpace(() => tables.run((db) => db.entries.put(entry)), evictOlderContent);
    },
  };
}
