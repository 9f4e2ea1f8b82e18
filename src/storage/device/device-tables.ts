import { Dexie, type Table } from 'dexie';
import { DEVICE_DATABASE } from '../../contract/names.ts';
import { type ResilientDatabase, resilientDatabase } from '../resilient-database.ts';

export interface DeviceEntry {
  key: string;
  value: unknown;
}

export class DeviceTables extends Dexie {
  readonly entries!: Table<DeviceEntry, string>;

  constructor() {
    super(DEVICE_DATABASE);
    this.version(1).stores({ entries: 'key' });
  }
}

export function openDeviceTables(): ResilientDatabase<DeviceTables> {
  return resilientDatabase(() => new DeviceTables());
}
