/**
 * Data of push that tabs and push worker share on the device: the subscription with its member, announced news, and the
 * number on the app's icon. A failure of the storage means that nothing is known (push-4).
 */
import { PUSH_LOCK } from '../../contract/push.ts';
import { ageOf } from '../../lib/age.ts';
import { isPlainObject, isWholeNumber } from '../../lib/guards.ts';
import type { FollowedTeam } from '../../model/following.ts';
import type { DeviceStore } from '../device/device-database.ts';
import { runInLock } from '../run-in-lock.ts';

/** A match that a message may name. */
export interface PushMatch {
  /** Event id. */
  id: number;
  sportId: number;
  /** "Galatasaray - Fenerbahçe". */
  name: string;
}

/** A league that a message may be about. */
export interface PushLeague {
  sportId: number;
  competitionId: number;
}

export interface PushRecord {
  /** Reference of the member whose session sent the subscription. */
  member: string;
  /** The browser's subscription, and the operator's key and address it was made for. */
  endpoint: string;
  key: string;
  address: string;
  /** True once the receiver has accepted this endpoint. */
  isAccepted: boolean;
  /** Epoch seconds of the last accepted request, and what it contained beside the endpoint. */
  sentAt: number;
  sentFacts: string;
  /** Matches that the receiver was given. */
  matches: readonly PushMatch[];
  /** Teams and leagues that the receiver was given; absent from a record of an older build. */
  teams?: readonly FollowedTeam[];
  leagues?: readonly PushLeague[];
  /** Matches of waiting coupons, whose public data is renewed while the product is closed. */
  waiting: readonly PushMatch[];
  /** Whole hours of the device's clock in which notifications are silent; null for none. */
  quiet: { from: number; until: number } | null;
}

const RECORD_KEY = 'push';
const ANNOUNCED_KEY = 'pushAnnounced';
const BADGE_KEY = 'pushBadge';

export function readPushRecord(device: DeviceStore): Promise<PushRecord | undefined> {
  return device.read(RECORD_KEY, isRecordOrNull).then((record) => record ?? undefined);
}

export function writePushRecord(device: DeviceStore, record: PushRecord | null): Promise<boolean> {
  return device.write(RECORD_KEY, record);
}

/** Something announced on this device: `coupon:12`, `match:99`. */
interface Announced {
  key: string;
  /** Epoch seconds of what happened. */
  at: number;
}

const MOST_ANNOUNCED = 200;

/**
 * Notes that something is announced now. Resolves to false when it was announced before, by a tab or by a message.
 * @param nearSeconds limit between two times that are the same piece of news; Infinity for what happens once
 */
export function claimAnnouncement(
  device: DeviceStore,
  { key, at }: Announced,
  nearSeconds: number,
  locks?: LockManager,
): Promise<boolean> {
  return runInLock(locks, PUSH_LOCK, {}, async () => {
    const before = (await device.read(ANNOUNCED_KEY, isAnnouncedList)) ?? [];
    if (before.some((each) => each.key === key && Math.abs(each.at - at) <= nearSeconds)) return false;
    await device.write(ANNOUNCED_KEY, [...before, { key, at }].slice(-MOST_ANNOUNCED));
    return true;
  });
}

/** The number on the app's icon, as the last visible tab knew it, and what messages added since. */
export interface PushBadge {
  /** Ids of decided coupons that the player has not seen. */
  coupons: readonly string[];
  /** Unread messages. */
  unread: number;
  /** Coupons that the push worker announced and no tab has taken over. */
  added: readonly string[];
}

const noBadge: PushBadge = { coupons: [], unread: 0, added: [] };

export async function readPushBadge(device: DeviceStore): Promise<PushBadge> {
  return (await device.read(BADGE_KEY, isBadge)) ?? noBadge;
}

/** Stores the changed badge and returns it. */
export function changePushBadge(
  device: DeviceStore,
  change: (before: PushBadge) => PushBadge,
  locks?: LockManager,
): Promise<PushBadge> {
  return runInLock(locks, PUSH_LOCK, {}, async () => {
    const badge = change(await readPushBadge(device));
    await device.write(BADGE_KEY, badge);
    return badge;
  });
}

export const badgeCount = ({ coupons, unread, added }: PushBadge): number =>
  new Set([...coupons, ...added]).size + unread;

/** Deletes everything that belongs to the member; resolves to true when the subscription's record is deleted. */
export async function erasePushData(device: DeviceStore): Promise<boolean> {
  const erased = await writePushRecord(device, null);
  await device.write(ANNOUNCED_KEY, []);
  await device.write(BADGE_KEY, noBadge);
  return erased;
}

/** True when the receiver should get the subscription again, so that one it lost comes back. */
export function isResendDue({ sentAt }: PushRecord, now: number): boolean {
  const age = ageOf(sentAt, now);
  return age === undefined || age > RESEND_SECONDS;
}

const RESEND_SECONDS = 24 * 3600;

function isRecordOrNull(value: unknown): value is PushRecord | null {
  if (value === null) return true;
  if (!isPlainObject(value)) return false;
  const texts = ['member', 'endpoint', 'key', 'address', 'sentFacts'];
  return (
    texts.every((name) => typeof value[name] === 'string') &&
    typeof value['isAccepted'] === 'boolean' &&
    isWholeNumber(value['sentAt']) &&
    isMatches(value['matches']) &&
    isMatches(value['waiting']) &&
    isListOrAbsent(value['teams'], (each) => isWholeNumber(each['sportId']) && typeof each['name'] === 'string') &&
    isListOrAbsent(value['leagues'], (each) => [each['sportId'], each['competitionId']].every(isWholeNumber)) &&
    (value['quiet'] === null || isPlainObject(value['quiet']))
  );
}

function isMatches(value: unknown): value is PushMatch[] {
  return (
    Array.isArray(value) &&
    value.every(
      (each) =>
        isPlainObject(each) &&
        isWholeNumber(each['id']) &&
        isWholeNumber(each['sportId']) &&
        typeof each['name'] === 'string',
    )
  );
}

function isListOrAbsent(value: unknown, isEntry: (entry: Record<string, unknown>) => boolean): boolean {
  return value === undefined || (Array.isArray(value) && value.every((each) => isPlainObject(each) && isEntry(each)));
}

function isAnnouncedList(value: unknown): value is Announced[] {
  return (
    Array.isArray(value) &&
    value.every((each) => isPlainObject(each) && typeof each['key'] === 'string' && typeof each['at'] === 'number')
  );
}

function isBadge(value: unknown): value is PushBadge {
  if (!isPlainObject(value) || !isWholeNumber(value['unread'])) return false;
  return [value['coupons'], value['added']].every(
    (ids) => Array.isArray(ids) && ids.every((id) => typeof id === 'string'),
  );
}
