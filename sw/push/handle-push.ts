/** Turns a push message into at most one notification (push-3 to push-7). */
import { type PushMessage, readPushMessage } from '../../src/contract/push.ts';
import { isQuietHour } from '../../src/domain/following/follow-settings.ts';
import {
  type PushReason,
  type PushText,
  couponPushText,
  genericPushText,
  matchPushText,
  messagePushText,
  pushTag,
} from '../../src/domain/push/push-text.ts';
import { sportById } from '../../src/domain/sports.ts';
import type { Coupon } from '../../src/model/coupon.ts';
import { inboxLinks } from '../../src/routes/account-routes.ts';
import { couponLinks } from '../../src/routes/coupon-routes.ts';
import { followingPatterns } from '../../src/routes/following-routes.ts';
import { entryLinks } from '../../src/routes/routes.ts';
import type { PushMatch, PushRecord } from '../../src/storage/push/push-record.ts';
import type { KnownMatch } from './known-match.ts';

export interface PushNotification extends PushText {
  tag: string;
  /** Path that a tap opens. */
  path: string;
  /** True in the quiet hours of the player. */
  isSilent: boolean;
}

export interface PushEdges {
  /** Epoch seconds. */
  now(): number;
  /** Hour of the device's clock, 0 to 23. */
  hour(): number;
  /** The subscription's record; undefined when the setting is off. */
  record(): Promise<PushRecord | undefined>;
  /** Reference of the member who is signed in; undefined for a visitor. */
  signedIn(): Promise<string | undefined>;
  hasVisibleTab(): Promise<boolean>;
  /** True when an open tab has announced it. */
  isAnnouncedByTab(message: PushMessage, tag: string): Promise<boolean>;
  /** Notes the announcement; false when it was noted before. @param nearSeconds as `claimAnnouncement` */
  claim(key: string, at: number, nearSeconds: number): Promise<boolean>;
  couponCopy(id: string): Promise<Pick<Coupon, 'legs' | 'eventCount'> | undefined>;
  /** The match of this id, from the copies of the program of these sports or of the match's page. */
  matchCopy(id: string, sportIds: readonly number[]): Promise<KnownMatch | undefined>;
  /** Title of a message that is stored; '' without a copy. */
  messageTitle(id: string): Promise<string>;
  show(notification: PushNotification): Promise<void>;
  /** Adds to the number on the app's icon. */
  addToBadge(message: PushMessage): Promise<void>;
  /** Ends the browser's subscription. */
  unsubscribe(): Promise<void>;
}

/** Two messages about a match within this time are about the same moment. */
const SAME_MOMENT_SECONDS = 30;

/** @param text content of the message; undefined without one */
export async function handlePush(text: string | undefined, edges: PushEdges): Promise<void> {
  const [record, signedIn] = await Promise.all([edges.record(), edges.signedIn()]);
  // The subscription outlived its session: a tab could not end it, or the browser was closed.
  if (record === undefined || record.member !== signedIn) {
    await edges.unsubscribe();
    return;
  }
  const isSilent = isQuietHour(record.quiet, edges.hour());
  const message = readPushMessage(text, edges.now());
  if (message === undefined) {
    if (!(await edges.hasVisibleTab())) await edges.show({ ...generic, isSilent });
    return;
  }
  // A message to another member, sent before the receiver knew of the change.
  if (message.member !== undefined && message.member !== record.member) return;
  const { kind, id, at } = message;
  const tag = pushTag(kind, id);
  const isVisible = await edges.hasVisibleTab();
  const isKnown = !isVisible && (await edges.isAnnouncedByTab(message, tag));
  const isNew = await edges.claim(`${kind}:${id}`, at, kind === 'match' ? SAME_MOMENT_SECONDS : Infinity);
  // A visible tab announces it itself.
  if (!isNew || isVisible || isKnown) return;
  await edges.show({ ...(await described(message, record, edges)), tag, isSilent });
  await edges.addToBadge(message);
}

const generic = { ...genericPushText, tag: 'haber', path: '/' };

type Described = PushText & Pick<PushNotification, 'path'>;

async function described({ kind, id, member }: PushMessage, record: PushRecord, edges: PushEdges): Promise<Described> {
  if (kind === 'match') return describedMatch(id, record, edges);
  // A message without a reference may be another member's.
  if (member === undefined) return generic;
  if (kind === 'message') {
    return { ...messagePushText(await edges.messageTitle(id)), path: inboxLinks.message(id) };
  }
  const copy = await edges.couponCopy(id);
  const path = copy === undefined ? entryLinks.coupons('oynadiklarim') : couponLinks.couponDetail(id);
  return { ...couponPushText(copy), path };
}

/**
 * Only a match that was subscribed to, by itself, a team or a league, is named: none is while scores are hidden or delayed
 * (push-6).
 */
async function describedMatch(id: string, record: PushRecord, edges: PushEdges): Promise<Described> {
  const chosen = record.matches.find((each) => String(each.id) === id);
  if (chosen !== undefined) return matchNews(chosen, 'match');
  const { teams = [], leagues = [] } = record;
  const sportIds = [...new Set([...teams, ...leagues].map(({ sportId }) => sportId))];
  const match = sportIds.length === 0 ? undefined : await edges.matchCopy(id, sportIds);
  if (match === undefined) return generic;
  const { sportId, home, away, competitionId } = match;
  if (teams.some((team) => team.sportId === sportId && [home, away].includes(team.name))) {
    return matchNews(match, 'team');
  }
  return leagues.some((league) => league.competitionId === competitionId) ? matchNews(match, 'league') : generic;
}

function matchNews({ id, sportId, name }: PushMatch, reason: PushReason): Described {
  if (name === '') return generic;
  const sport = sportById(sportId);
  return {
    ...matchPushText(name, reason),
    path: sport?.hasMatchDetail === true ? entryLinks.event(sport.slug, id) : followingPatterns.list,
  };
}
