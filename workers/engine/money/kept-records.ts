/**
 * The stored intents of one use, in two places: the device's database and the storage of a tab, which has them while one is
 * open and where the database refuses (money-14). Both are read record by record, so that one that is damaged drops no other.
 */
import { parseJson } from '../../../src/lib/parse-json.ts';
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { createDeviceValue } from '../device/device-value.ts';
import { type Intent, isOpen } from './intent.ts';

/** Texts in the storage of the tabs, which a worker cannot reach. */
export interface TabStorage {
  /** Null for nothing; undefined when no tab answers. */
  read(list: string): Promise<string | null | undefined>;
  /** Null removes it. @returns whether a tab confirmed that its storage holds just this */
  write(list: string, text: string | null): Promise<boolean>;
}

export interface KeptRecords<Kept> {
  /** Undefined when neither place has anything to say. */
  read(): Promise<Kept[] | undefined>;
  /** @returns whether one of the places stores them now; where none does, nothing has changed */
  store(records: Kept[]): Promise<boolean>;
  /** Stores them; this engine remembers what neither place takes. */
  change(records: Kept[]): Promise<void>;
}

export interface KeptRecordsOptions<Kept> {
  store: DeviceStore;
  tabStorage: TabStorage;
  /** Names them in both places. */
  key: string;
  isRecord: (value: unknown) => value is Kept;
  /** Another engine stored these on the device. */
  onElsewhere(records: Kept[]): void;
  signal: AbortSignal;
}

export function createKeptRecords<Kept extends Intent<unknown>>(options: KeptRecordsOptions<Kept>): KeptRecords<Kept> {
  const { store, tabStorage, key, isRecord, onElsewhere, signal } = options;
  /** The last records that neither place took. */
  let unstored: Kept[] = [];
  /** The storage of the tabs holds records, as far as this engine knows. */
  let isInTabs = false;

  const device = createDeviceValue<unknown[]>({
    store,
    key,
    guard: Array.isArray,
    onElsewhere: (next) => onElsewhere(newest([next.filter(isRecord), unstored])),
    signal,
  });

  const writeToTabs = (records: Kept[]): Promise<boolean> => {
    isInTabs = true;
    return tabStorage.write(key, records.length > 0 ? JSON.stringify(records) : null);
  };

  const storeRecords = async (records: Kept[]): Promise<boolean> => {
    // In both places: a database that takes it now may refuse the next engine, which would send another.
    const inTabs = records.some(isOpen) ? writeToTabs(records) : undefined;
    if (!(await device.write(records))) return inTabs ?? writeToTabs(records);
    if (inTabs === undefined && isInTabs) isInTabs = !(await writeToTabs([]));
    return true;
  };

  return {
    read: async () => {
      const onDevice = await device.read();
      const inTabs = await tabStorage.read(key);
      if (inTabs !== undefined) isInTabs = inTabs !== null;
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
 * Of each account the newest record of all lists; of one record, what the later lists know as well. One in doubt is the
 * newest, whatever the clock said when it was sent: the account sends nothing else meanwhile.
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
  const [oneWaits, otherWaits] = [one, other].map((record) => isOpen(record) && record.dismissed !== true);
  return oneWaits === otherWaits ? one.sentAt > other.sentAt : oneWaits === true;
}

/** A text of another hand, or one that was cut off, holds no record. */
function listIn(text: string): unknown[] {
  const value = parseJson(text);
  return Array.isArray(value) ? value : [];
}
