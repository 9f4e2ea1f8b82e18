/**
 * News while the product is closed (docs/rules/push.md): the subscription that a tab sends to the operator's receiver, and
 * the messages that a browser's push service delivers to the push worker. A message names ids only; its text is written on
 * the device.
 */
import { type Infer, array, enums, integer, literal, nonempty, object, optional, string } from 'superstruct';
import { momentKinds } from '../model/following.ts';
import { isPlainObject } from '../lib/guards.ts';
import { parseJson } from '../lib/parse-json.ts';

export const PUSH_VERSION = 1;

/** Path of the push worker's script, which each build names by itself. @param build `__BUILD__` */
export const pushWorkerPath = (build: string): string => `/assets/push-worker-${build}.js`;

/** Scope of the push worker's registration. No page is below it, so that this worker controls none. */
export const PUSH_SCOPE = '/assets/push/';

/** Tag of the periodic background sync. */
export const PUSH_SYNC_TAG = 'tribun-renew';

/** Web Lock around changes of what tabs and push worker share, and around changes of the subscription. */
export const PUSH_LOCK = 'tribun:push';

/** Most matches of a subscription. */
export const MOST_PUSH_MATCHES = 100;
/** Most teams of a subscription, and most leagues. */
export const MOST_PUSH_GROUPS = 50;

/**
 * Body of the request that stores a subscription, with the member's session (assumption-100). A later one with the same
 * endpoint replaces it.
 */
export const pushSubscriptionShape = object({
  v: literal(PUSH_VERSION),
  /** Opaque reference of the member, which the messages of this subscription repeat. */
  member: nonempty(string()),
  /** Address of the browser's push service for this device. */
  endpoint: nonempty(string()),
  /** Keys of the device, base64url: messages are encrypted for them (RFC 8291). */
  keys: object({ p256dh: nonempty(string()), auth: nonempty(string()) }),
  /** Ids of the followed matches; none while the player's scores are hidden or delayed, as of the next two. */
  matches: array(integer()),
  /** Ids of the followed teams (wire-push-4); absent from a build that sent none. */
  teams: optional(array(nonempty(string()))),
  /** Ids of the followed leagues, as `ci` of an event; absent from a build that sent none. */
  leagues: optional(array(integer())),
  /** Moments that are wanted of these matches, and of the matches of these teams and leagues. */
  moments: array(enums(momentKinds)),
});
export type PushSubscriptionBody = Infer<typeof pushSubscriptionShape>;

/** Body of the request that deletes a subscription, with the session if there still is one. */
export const pushRemovalShape = object({ endpoint: nonempty(string()) });

export const pushKinds = ['coupon', 'message', 'match'] as const;
export type PushKind = (typeof pushKinds)[number];

/** Content of a push message: nothing but ids. */
export const pushMessageShape = object({
  v: literal(PUSH_VERSION),
  /** A decided coupon, a new message, a moment of a match that is followed by itself, by a team or by a league. */
  kind: enums(pushKinds),
  /** Id of the coupon, the message or the event. */
  id: nonempty(string()),
  /** Reference of the member, as in the subscription. */
  member: optional(nonempty(string())),
  /** Epoch seconds of what happened. */
  at: integer(),
});
export type PushMessage = Infer<typeof pushMessageShape>;

/** Longest id that is read, because ids become parts of addresses. */
const LONGEST_ID = 100;

/**
 * Reads the content of a push message. Undefined for anything but a message of this version with a known kind and an id;
 * a browser demands a notification for that as well.
 * @param now epoch seconds, used when the message has no time
 */
export function readPushMessage(text: string | undefined, now: number): PushMessage | undefined {
  const data = parseJson(text ?? '');
  if (!isPlainObject(data) || data['v'] !== PUSH_VERSION) return undefined;
  const kind = pushKinds.find((each) => each === data['kind']);
  const { id: told, member, at } = data;
  const id = typeof told === 'number' && Number.isSafeInteger(told) ? String(told) : told;
  if (kind === undefined || typeof id !== 'string' || id === '' || id.length > LONGEST_ID) return undefined;
  return {
    v: PUSH_VERSION,
    kind,
    id,
    ...(typeof member === 'string' && member !== '' && { member }),
    at: typeof at === 'number' && Number.isFinite(at) ? Math.floor(at) : now,
  };
}

/** Asked by the push worker of a hidden tab: was this announced by the tab already? Answered on the message's port. */
export const PUSH_QUESTION = 'tribun:push-question';

export interface PushQuestion {
  type: typeof PUSH_QUESTION;
  kind: PushKind;
  id: string;
  /** Tag that the page's own notification of it has. */
  tag: string;
}

export function isPushQuestion(message: unknown): message is PushQuestion {
  if (!isPlainObject(message) || message['type'] !== PUSH_QUESTION) return false;
  const { kind, id, tag } = message;
  return pushKinds.some((each) => each === kind) && typeof id === 'string' && typeof tag === 'string';
}

/** Sent by the push worker to the open tabs: it has announced this coupon, or the subscription has to be sent again. */
export const PUSH_REPORT = 'tribun:push-report';

export type PushReport =
  | { type: typeof PUSH_REPORT; what: 'coupon'; id: string }
  | { type: typeof PUSH_REPORT; what: 'renew' };

export function readPushReport(message: unknown): PushReport | undefined {
  if (!isPlainObject(message) || message['type'] !== PUSH_REPORT) return undefined;
  if (message['what'] === 'renew') return { type: PUSH_REPORT, what: 'renew' };
  const { what, id } = message;
  return what === 'coupon' && typeof id === 'string' ? { type: PUSH_REPORT, what, id } : undefined;
}
