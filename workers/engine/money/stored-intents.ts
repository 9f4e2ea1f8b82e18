/**
 * The last money request of each account on this device, stored before its first byte is sent, shared by all engines.
 * Records are in two places: the device's database, and a tab's storage, which has what was open once or what the
 * database refused (money-14). Both are read record by record, so that a damaged one does not drop others.
 */
import { ageOf } from '../../../src/lib/age.ts';
import { parseJson } from '../../../src/lib/parse-json.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { createDeviceValue } from '../device/device-value.ts';
import { type Intent, type IntentChange, type IntentStorage, isUnresolved } from './intent.ts';

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
   * Cleans up after a session that ended at `at`, `performance.now()` time. Records without an outcome stay, and so do those
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

interface StoredIntentsOptions<Kept> extends IntentStorage<Kept> {
  store: DeviceStore;
  tabStorage: TabStorage;
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
  /** End times of this engine's records, in `performance.now()` time. */
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
      // A record of unknown age waits its whole time.
      const age = ageOf(record.sentAt, now()) ?? 0;
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
      if (fields.end !== undefined) endedAt.set(record.intent, performance.now());
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

/** Access to the tabs' storage of texts, which a worker cannot reach. */
export interface TabStorage {
  /** The stored text, null for none; undefined when no tab answers. */
  read(list: string): Promise<string | null | undefined>;
  /** Null removes the text. @returns true when a tab confirmed that its storage holds exactly this */
  write(list: string, text: string | null): Promise<boolean>;
}

export interface StoredRecords<Kept> {
  /** The records of both places; undefined when neither has any. */
  read(): Promise<Kept[] | undefined>;
  /** @returns true when one of the places stores them; false when neither does, and then nothing has changed */
  store(records: Kept[]): Promise<boolean>;
  /** Stores the records; this engine remembers those that neither place accepts. */
  change(records: Kept[]): Promise<void>;
}

interface StoredRecordsOptions<Kept> extends Pick<IntentStorage<Kept>, 'key' | 'isRecord'> {
  store: DeviceStore;
  tabStorage: TabStorage;
  /** Called with the records that another engine stored on the device. */
  onExternalWrite(records: Kept[]): void;
  signal: AbortSignal;
}

export function createStoredRecords<Kept extends Intent<unknown>>(
  options: StoredRecordsOptions<Kept>,
): StoredRecords<Kept> {
  const { store, tabStorage, key, isRecord, onExternalWrite: onElsewhere, signal } = options;
  /** The last records that neither place accepted. */
  let unstored: Kept[] = [];
  /** True when the tabs' storage holds records, or may hold them because no tab answered. */
  let isInTabs = false;

  const device = createDeviceValue<unknown[]>({
    store,
    key,
    guard: Array.isArray,
    onExternalWrite: (next) => onElsewhere(newest([next.filter(isRecord), unstored])),
    signal,
  });

  const writeToTabs = async (records: Kept[]): Promise<boolean> => {
    isInTabs = true;
    const isWritten = await tabStorage.write(key, records.length > 0 ? JSON.stringify(records) : null);
    if (isWritten && records.length === 0) isInTabs = false;
    return isWritten;
  };

  const storeRecords = async (records: Kept[]): Promise<boolean> => {
    // A database that accepts records now may refuse the next engine. Without an open record that engine would send
    // another order, and without an ended one it would take what that one made for the result of its own.
    const hasOpen = records.some(isUnresolved);
    const inTabs = isInTabs || hasOpen ? writeToTabs(records) : undefined;
    if (!(await device.write(records))) return inTabs ?? writeToTabs(records);
    // The tap waits for no tab when the database has its record.
    if (!hasOpen) await inTabs;
    return true;
  };

  return {
    read: async () => {
      const onDevice = await device.read();
      const inTabs = await tabStorage.read(key);
      // If no tab answers, the records of a session that ends are removed there as well.
      isInTabs = inTabs !== null;
      if (onDevice === undefined && typeof inTabs !== 'string' && unstored.length === 0) return undefined;
      return newest([(onDevice ?? []).filter(isRecord), listIn(inTabs ?? '').filter(isRecord), unstored]);
    },
    store: async (records) => {
      if (!(await storeRecords(records))) return false;
      unstored = [];
      return true;
    },
    change: async (records) => {
      unstored = (await storeRecords(records)) ? [] : records;
    },
  };
}

/**
 * The newest record of each account; fields of later lists replace those of earlier ones. An unresolved record is
 * always the newest, whatever its time says, because the account sends nothing else meanwhile.
 */
function newest<Kept extends Intent<unknown>>(lists: readonly Kept[][]): Kept[] {
  const byIntent = new Map<string, Kept>();
  for (const record of lists.flat()) byIntent.set(record.intent, { ...byIntent.get(record.intent), ...record });
  const byPlayer = new Map<string, Kept>();
  for (const record of byIntent.values()) {
    const known = byPlayer.get(record.hashedPlayer);
    if (known === undefined || !isNewer(known, record)) byPlayer.set(record.hashedPlayer, record);
  }
  return [...byPlayer.values()];
}

function isNewer(one: Intent<unknown>, other: Intent<unknown>): boolean {
  const [oneWaits, otherWaits] = [one, other].map((record) => isUnresolved(record) && record.dismissed !== true);
  return oneWaits === otherWaits ? one.sentAt > other.sentAt : oneWaits === true;
}

/** An invalid or truncated text holds no records. */
function listIn(text: string): unknown[] {
  const value = parseJson(text);
  return Array.isArray(value) ? value : [];
}
