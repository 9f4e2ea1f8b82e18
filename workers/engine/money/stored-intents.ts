/**
 * The last money request of each account on this device, stored before its first byte is sent, shared by all engines.
 */
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { type Intent, type IntentChange, isUnresolved } from './intent.ts';
import { type TabStorage, createStoredRecords } from './stored-records.ts';

export interface StoredIntents<End, Kept extends Intent<End>> {
  /** Resolves when the stored records have been read. */
  readonly whenLoaded: Promise<void>;
  /** The present player's record. */
  currentRecord(): Kept | undefined;
  /** The present player's record while its outcome is unknown and the player has not dismissed it. */
  unresolvedRecord(): Kept | undefined;
  /** Replaces the account's earlier record. @returns false when neither place stores it; then nothing has changed */
  add(record: Kept): Promise<boolean>;
  change(record: Kept, fields: IntentChange<End>): Promise<void>;
  /** Marks the record as seen in this engine, whatever is read later; `change` stores it. */
  dismiss(record: Kept): void;
  /**
   * Cleans up after a session that ended at `at`, epoch milliseconds. Records without an outcome stay, and so do those
   * that ended a moment before, which their player may not have seen; both are stripped for the player's next sign-in.
   * The present player's records are unchanged. The whole list is written under the lock, because another engine may be
   * adding a record.
   */
  cleanUpAfterSession(at: number, inTurn: (work: () => Promise<void>) => Promise<void>): Promise<void>;
  /** Reads the records that other engines have stored. */
  refresh(): Promise<void>;
  /** True when the record was resolved before this engine started. */
  wasResolvedAtStart(record: Kept): boolean;
  /**
   * Milliseconds since sending, on a monotonic clock; another engine's record starts with the age its own time gives.
   */
  ageOf(record: Kept): number;
}

export interface StoredIntentsOptions<Kept> {
  store: DeviceStore;
  tabStorage: TabStorage;
  /** Key of the stored records. */
  key: string;
  isRecord: (value: unknown) => value is Kept;
  /** The record as a sign-out leaves it; the same object when there is nothing to strip. */
  strip(record: Kept): Kept;
  /** Hash of the account; undefined for a visitor. */
  player(): string | undefined;
  /** Called after the first read of the stored records. */
  onLoaded(): void;
  /** Called when another engine has stored records. */
  onExternalWrite(): void;
  now(): number;
  signal: AbortSignal;
}

/** Time after its end in which a record counts as unread, longer than it takes to store and show it. */
const UNREAD_MS = 5_000;

export function createStoredIntents<End, Kept extends Intent<End>>(
  options: StoredIntentsOptions<Kept>,
): StoredIntents<End, Kept> {
  const { strip, player, onLoaded: onRead, onExternalWrite: onElsewhere, now } = options;
  let records: Kept[] = [];
  let old: readonly string[] = [];
  /** End times of this engine's records, epoch milliseconds. */
  const endedAt = new Map<string, number>();
  /** Times of sending, in `performance.now()` time. */
  const sentAt = new Map<string, number>();
  const seen = new Set<string>();
  const isUnread = ({ intent, dismissed }: Kept, at: number): boolean =>
    dismissed !== true && at - (endedAt.get(intent) ?? Number.NEGATIVE_INFINITY) < UNREAD_MS;
  const isMine = ({ hashedPlayer }: Kept): boolean => hashedPlayer === player();
  const kept = createStoredRecords<Kept>({
    ...options,
    onExternalWrite: (next) => {
      records = takeIn(next);
      onElsewhere();
    },
  });
  const withSeen = (all: Kept[]): Kept[] =>
    all.map((record) => (seen.has(record.intent) ? { ...record, dismissed: true } : record));
  const takeIn = (all: Kept[]): Kept[] => {
    for (const record of all) {
      // A record may be dated in the future when the device's clock was set back.
      const age = Math.max(0, now() - record.sentAt);
      if (!sentAt.has(record.intent)) sentAt.set(record.intent, performance.now() - age);
    }
    return withSeen(all);
  };
  const read = async (): Promise<Kept[]> => takeIn((await kept.read()) ?? records);
  const keep = async (next: Kept[]): Promise<void> => {
    records = next;
    await kept.change(next);
  };
  const mine = (): Kept | undefined => records.find(isMine);

  /** The records after a sign-out; undefined when none of them changes. */
  const leftOf = (all: Kept[], at: number): Kept[] | undefined => {
    const left = all.filter((record) => isMine(record) || isUnresolved(record) || isUnread(record, at));
    const stripped = left.map((record) => (isMine(record) ? record : strip(record)));
    const isSame = left.length === all.length && stripped.every((record, place) => record === left[place]);
    return isSame ? undefined : stripped;
  };

  const known = read().then((before) => {
    records = before;
    old = records.filter((record) => !isUnresolved(record)).map(({ intent }) => intent);
    onRead();
  });

  return {
    whenLoaded: known,
    currentRecord: mine,
    unresolvedRecord: () => {
      const record = mine();
      return record !== undefined && record.dismissed !== true && isUnresolved(record) ? record : undefined;
    },
    add: async (record) => {
      const next = [...records.filter(({ hashedPlayer }) => hashedPlayer !== record.hashedPlayer), record];
      if (!(await kept.store(next))) return false;
      sentAt.set(record.intent, performance.now());
      records = next;
      return true;
    },
    change: (record, fields) => {
      if (fields.end !== undefined) endedAt.set(record.intent, now());
      return keep(records.map((each) => (each.intent === record.intent ? { ...each, ...fields } : each)));
    },
    dismiss: ({ intent }) => {
      seen.add(intent);
      records = withSeen(records);
    },
    cleanUpAfterSession: async (at, inTurn) => {
      if (leftOf(await read(), at) === undefined) return;
      await inTurn(async () => {
        const left = leftOf(await read(), at);
        if (left !== undefined) await keep(left);
      });
    },
    refresh: async () => {
      records = await read();
    },
    wasResolvedAtStart: ({ intent }) => old.includes(intent),
    ageOf: ({ intent }) => performance.now() - (sentAt.get(intent) ?? performance.now()),
  };
}
