import { Dexie, type Table } from 'dexie';
import { CONTENT_DATABASE } from '../../contract/names.ts';
import { type ResilientDatabase, resilientDatabase } from '../resilient-database.ts';

/** Stored apart from the bodies, so that counting and dropping never reads megabytes. */
export interface ContentEntry {
  /** The address in the form of `canonicalAddress`. */
  url: string;
  /** Epoch seconds. */
  storedAt: number;
  /** Bytes of the body as UTF-8. */
  size: number;
}

interface ContentBody {
  url: string;
  text: string;
}

export class ContentTables extends Dexie {
  readonly entries!: Table<ContentEntry, string>;
  readonly bodies!: Table<ContentBody, string>;

  constructor() {
    super(CONTENT_DATABASE);
    this.version(1).stores({ entries: 'url, storedAt', bodies: 'url' });
  }
}

export function openContentTables(): ResilientDatabase<ContentTables> {
  return resilientDatabase(() => new ContentTables());
}
