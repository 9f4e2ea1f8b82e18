/** The coupons this device sent, of each account the last: kept before the first byte leaves, shared by all engines. */
import type { DeviceStore } from '../../../src/storage/device/device-database.ts';
import { createDeviceValue } from '../device/device-value.ts';
import { type PlayRecord, isOpen, isPlayRecords } from './play-record.ts';

export interface KeptPlays {
  /** The player's own. */
  mine(): PlayRecord | undefined;
  /** The player's own, while nobody knows what became of it and the player waits for it. */
  inDoubt(): PlayRecord | undefined;
  /** In place of the one its account sent before. */
  add(record: PlayRecord): Promise<void>;
  change(record: PlayRecord, fields: Partial<PlayRecord>): Promise<void>;
  /**
   * The session is over: what is still in doubt stays, and what ended a moment ago, which its player may not have read;
   * without its choices, for the next sign-in of its player.
   */
  leave(): Promise<void>;
  /** Reads again what other engines have kept. */
  refresh(): Promise<void>;
  /** It ended before this engine began. */
  isOld(record: PlayRecord): boolean;
}

export interface KeptPlaysOptions {
  store: DeviceStore;
  /** Hash of the account; undefined for a visitor. */
  player(): string | undefined;
  /** What was kept was read for the first time. */
  onRead(): void;
  /** Another engine kept something. */
  onElsewhere(): void;
  now(): number;
  signal: AbortSignal;
}

/** So long after its end a coupon may be unread: longer than an end takes to be kept and drawn. */
const UNREAD_MS = 5_000;

export function createKeptPlays({ store, player, onRead, onElsewhere, now, signal }: KeptPlaysOptions): KeptPlays {
  let records: PlayRecord[] = [];
  let old: readonly string[] = [];
  /** When those of this engine ended. */
  const endedAt = new Map<string, number>();
  const isUnread = ({ intent, dismissed }: PlayRecord): boolean =>
    dismissed !== true && now() - (endedAt.get(intent) ?? Number.NEGATIVE_INFINITY) < UNREAD_MS;
  const kept = createDeviceValue({
    store,
    key: 'plays',
    guard: isPlayRecords,
    onElsewhere: (next) => {
      records = next;
      onElsewhere();
    },
    signal,
  });
  const keep = async (next: PlayRecord[]): Promise<void> => {
    records = next;
    await kept.write(next);
  };
  const mine = (): PlayRecord | undefined => records.find(({ hashedPlayer }) => hashedPlayer === player());

  void kept.read().then((before) => {
    records = before ?? [];
    old = records.filter((record) => !isOpen(record)).map(({ intent }) => intent);
    onRead();
  });

  return {
    mine,
    inDoubt: () => {
      const record = mine();
      return record !== undefined && record.dismissed !== true && isOpen(record) ? record : undefined;
    },
    add: (record) => keep([...records.filter(({ hashedPlayer }) => hashedPlayer !== record.hashedPlayer), record]),
    change: (record, fields) => {
      if (fields.end !== undefined) endedAt.set(record.intent, now());
      return keep(records.map((each) => (each.intent === record.intent ? { ...each, ...fields } : each)));
    },
    leave: async () => {
      const all = (await kept.read()) ?? records;
      const left = all
        .filter((record) => record.end === undefined || isUnread(record))
        .map((record) => ({ ...record, slip: '' }));
      if (left.length < all.length || all.some(({ slip }) => slip !== '')) await keep(left);
    },
    refresh: async () => {
      records = (await kept.read()) ?? records;
    },
    isOld: ({ intent }) => old.includes(intent),
  };
}
