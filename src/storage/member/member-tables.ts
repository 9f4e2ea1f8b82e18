import { Dexie, type Table } from 'dexie';
import { type ResilientDatabase, resilientDatabase } from '../resilient-database.ts';

/** Apart from the bodies, so that counting and dropping never reads megabytes. */
export interface MemberEntry {
  /** The request as `member-request.ts` names it. */
  key: string;
  /** Epoch seconds. */
  storedAt: number;
  /** Bytes of the body as UTF-8. */
  size: number;
  kind: 'list' | 'detail';
  /** What it tells of is still going on. */
  pending: boolean;
  /** When the newest of what it tells of began, epoch seconds. */
  playedAt: number;
}

export interface MemberBody {
  key: string;
  text: string;
}

/**
 * `minWriter`: builds with a lower number write no more here, though they may read.
 * `revised`: when the last of what the copies were revised for happened, epoch seconds with their parts.
 */
export interface MemberMeta {
  name: 'minWriter' | 'revised';
  value: number;
}

/**
 * One player's. The schema only ever grows, and stays at this version: an upgrade would shut the tabs of an older build
 * out of what they can still read. A build that writes what an older one must not touch raises `minWriter` instead.
 */
export class MemberTables extends Dexie {
  readonly entries!: Table<MemberEntry, string>;
  readonly bodies!: Table<MemberBody, string>;
  readonly meta!: Table<MemberMeta, string>;

  constructor(name: string) {
    super(name);
    this.version(1).stores({ entries: 'key', bodies: 'key', meta: 'name' });
  }
}

export function openMemberTables(name: string): ResilientDatabase<MemberTables> {
  return resilientDatabase(() => new MemberTables(name));
}
