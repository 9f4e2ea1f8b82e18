import { Dexie, type Table } from 'dexie';
import { type ResilientDatabase, resilientDatabase } from '../resilient-database.ts';

/** Stored apart from the bodies, so that counting and dropping never reads megabytes. */
export interface MemberEntry {
  /** The request's key from `member-request.ts`. */
  key: string;
  /** Epoch seconds. */
  storedAt: number;
  /** Bytes of the body as UTF-8. */
  size: number;
  kind: 'list' | 'detail';
  /** True while the subject of the copy is undecided. */
  pending: boolean;
  /** Start of the newest subject of the copy, epoch seconds. */
  playedAt: number;
}

interface MemberBody {
  key: string;
  text: string;
}

/**
 * `minWriter`: under skew, builds with a lower number may read but not write.
 * `revised`: time of the last change applied to the copies, epoch seconds with fractions.
 */
interface MemberMeta {
  name: 'minWriter' | 'revised';
  value: number;
}

/**
 * Tables of one player. The schema only grows and keeps this version, because an upgrade would lock tabs of an older
 * build out of copies they can still read. A build that writes data an older one must not change raises `minWriter`
 * instead.
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
