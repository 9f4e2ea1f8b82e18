/** What this device sent, of each account the last: kept before the first byte leaves, shared by all engines. */
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { type Intent, type IntentChange, isOpen } from './intent.ts';
import { type TabStorage, createKeptRecords } from './kept-records.ts';

export interface KeptIntents<End, Kept extends Intent<End>> {
  /** What the device kept is read. */
  readonly known: Promise<void>;
  /** The player's own. */
  mine(): Kept | undefined;
  /** The player's own, while nobody knows what became of it and the player waits for it. */
  inDoubt(): Kept | undefined;
  /** In place of the one its account sent before. @returns false where no place stores it: then nothing has changed */
  add(record: Kept): Promise<boolean>;
  change(record: Kept, fields: IntentChange<End>): Promise<void>;
  /** Its player has seen it: known here from now on, whatever is read; `change` keeps it. */
  dismiss(record: Kept): void;
  /**
   * A session was over at that time, epoch milliseconds: what is still in doubt stays, and what ended a moment before, which
   * its player may not have read; stripped, for the next sign-in of its player. What is of the player who is there now stays
   * as it is. Written in its turn: it is the whole list, and another engine may be adding what it sends.
   */
  leave(at: number, inTurn: (work: () => Promise<void>) => Promise<void>): Promise<void>;
  /** Reads again what other engines have kept. */
  refresh(): Promise<void>;
  /** It ended before this engine began. */
  isOld(record: Kept): boolean;
  /** Milliseconds since it was sent, on a clock that nobody sets; what another engine sent is as old as it says, at first. */
  ageOf(record: Kept): number;
}

export interface KeptIntentsOptions<Kept> {
  store: DeviceStore;
  tabStorage: TabStorage;
  /** Names what is stored. */
  key: string;
  isRecord: (value: unknown) => value is Kept;
  /** What a sign-out leaves of it; the record itself where there is nothing to strip. */
  strip(record: Kept): Kept;
  /** Hash of the account; undefined for a visitor. */
  player(): string | undefined;
  /** What was kept was read for the first time. */
  onRead(): void;
  /** Another engine kept something. */
  onElsewhere(): void;
  now(): number;
  signal: AbortSignal;
}

/** So long after its end it may be unread: longer than an end takes to be kept and drawn. */
const UNREAD_MS = 5_000;

export function createKeptIntents<End, Kept extends Intent<End>>(
  options: KeptIntentsOptions<Kept>,
): KeptIntents<End, Kept> {
  const { strip, player, onRead, onElsewhere, now } = options;
  let records: Kept[] = [];
  let old: readonly string[] = [];
  /** When those of this engine ended. */
  const endedAt = new Map<string, number>();
  /** When each was sent, of `performance.now()`. */
  const sentAt = new Map<string, number>();
  const seen = new Set<string>();
  const isUnread = ({ intent, dismissed }: Kept, at: number): boolean =>
    dismissed !== true && at - (endedAt.get(intent) ?? Number.NEGATIVE_INFINITY) < UNREAD_MS;
  const isMine = ({ hashedPlayer }: Kept): boolean => hashedPlayer === player();
  const kept = createKeptRecords<Kept>({
    ...options,
    onElsewhere: (next) => {
      records = takeIn(next);
      onElsewhere();
    },
  });
  const withSeen = (all: Kept[]): Kept[] =>
    all.map((record) => (seen.has(record.intent) ? { ...record, dismissed: true } : record));
  const takeIn = (all: Kept[]): Kept[] => {
    for (const record of all) {
      // A device whose clock was set back has it sent in a time to come.
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

  /** Undefined where all of them stay as they are. */
  const leftOf = (all: Kept[], at: number): Kept[] | undefined => {
    const left = all.filter((record) => isMine(record) || record.end === undefined || isUnread(record, at));
    const stripped = left.map((record) => (isMine(record) ? record : strip(record)));
    const isSame = left.length === all.length && stripped.every((record, place) => record === left[place]);
    return isSame ? undefined : stripped;
  };

  const known = read().then((before) => {
    records = before;
    old = records.filter((record) => !isOpen(record)).map(({ intent }) => intent);
    onRead();
  });

  return {
    known,
    mine,
    inDoubt: () => {
      const record = mine();
      return record !== undefined && record.dismissed !== true && isOpen(record) ? record : undefined;
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
    leave: async (at, inTurn) => {
      if (leftOf(await read(), at) === undefined) return;
      await inTurn(async () => {
        const left = leftOf(await read(), at);
        if (left !== undefined) await keep(left);
      });
    },
    refresh: async () => {
      records = await read();
    },
    isOld: ({ intent }) => old.includes(intent),
    ageOf: ({ intent }) => performance.now() - (sentAt.get(intent) ?? performance.now()),
  };
}
