/**
 * The stored intents of one use, in two places: the device's database, and a tab's storage, which has what was open once
 * or what the database refused (money-14). Both are read record by record, so that a damaged one does not drop others.
 */
import { parseJson } from '../../../src/lib/parse-json.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { createDeviceValue } from '../device/device-value.ts';
import { type Intent, isUnresolved } from './intent.ts';

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

export interface StoredRecordsOptions<Kept> {
  store: DeviceStore;
  tabStorage: TabStorage;
  /** Key of the records in both places. */
  key: string;
  isRecord: (value: unknown) => value is Kept;
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
