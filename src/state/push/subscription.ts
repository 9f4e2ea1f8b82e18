/** Makes, sends, renews and ends this device's push subscription (push-2, push-5). Independent of the browser. */
import { type PushSubscriptionBody, MOST_PUSH_GROUPS, MOST_PUSH_MATCHES, PUSH_VERSION } from '../../contract/push.ts';
import type { PushService } from '../../contract/operator.ts';
import type { FollowedTeam, MomentKind } from '../../model/following.ts';
import { pushTeamId } from '../../storage/push/push-team-id.ts';
import { type PushLeague, type PushMatch, type PushRecord, isResendDue } from '../../storage/push/push-record.ts';

/** Facts that the subscription and its record contain. */
export interface PushFacts {
  /** Reference of the member. */
  member: string;
  /** Matches whose moments are wanted; none while scores are hidden or delayed (push-6). */
  matches: readonly PushMatch[];
  /** Teams and leagues of whose matches the moments are wanted, under the same condition. */
  teams: readonly FollowedTeam[];
  leagues: readonly PushLeague[];
  moments: readonly MomentKind[];
  waiting: readonly PushMatch[];
  quiet: PushRecord['quiet'];
}

/** The parts of the browser's subscription that are used. */
export interface BrowserSubscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
  /** base64url */
  serverKey: string;
}

export interface SubscriptionEdges {
  /** Epoch seconds. */
  now(): number;
  isPermitted(): boolean;
  readRecord(): Promise<PushRecord | undefined>;
  /** Resolves to false when the device did not store it. */
  writeRecord(record: PushRecord): Promise<boolean>;
  /** Deletes what the device has of push. */
  erase(): Promise<boolean>;
  /** The existing subscription; undefined without one. */
  current(): Promise<BrowserSubscription | undefined>;
  /** Rejects when the browser or its push service refuses. */
  subscribe(serverKey: string): Promise<BrowserSubscription>;
  /** Ends the browser's subscription and closes its notifications. */
  unsubscribe(): Promise<void>;
  /** Resolves to the status of the response; to 0 without one. */
  send(method: 'POST' | 'DELETE', address: string, body: object): Promise<number>;
  /** Makes the engine renew an expired token. */
  renewToken(): Promise<void>;
}

/** Subscribes and sends it. Resolves to false when any step failed; nothing is left behind then. */
export async function enablePush(service: PushService, facts: PushFacts, edges: SubscriptionEdges): Promise<boolean> {
  const isOn = await subscribeAndSend(service, facts, edges).catch(() => false);
  if (!isOn) await disablePush(edges);
  return isOn;
}

/**
 * Ends the subscription: on the device first, so that no message is shown from then on. A receiver that is not reached
 * learns it from the push service, which no longer knows the endpoint.
 */
export async function disablePush(edges: SubscriptionEdges): Promise<void> {
  const record = await edges.readRecord();
  await edges.erase();
  await edges.unsubscribe();
  if (record !== undefined) await edges.send('DELETE', record.address, { endpoint: record.endpoint });
}

/**
 * Brings the subscription up to date at a start and after changes. Resolves to `off` when there is none any more: of
 * another member, or without the browser's permission; to `failed` when the receiver does not have the present one.
 */
export async function refreshPush(
  service: PushService,
  facts: PushFacts,
  edges: SubscriptionEdges,
): Promise<'on' | 'off' | 'failed'> {
  const record = await edges.readRecord();
  if (record === undefined || record.member !== facts.member || !edges.isPermitted()) {
    await disablePush(edges);
    return 'off';
  }
  const current = await edges.current();
  const isSame =
    current?.endpoint === record.endpoint && record.key === service.key && record.address === service.subscribe;
  const isSent = isSame && record.isAccepted;
  if (isSent && record.sentFacts === sentFactsOf(facts) && !isResendDue(record, edges.now())) {
    await edges.writeRecord({ ...record, waiting: facts.waiting, quiet: facts.quiet });
    return 'on';
  }
  const isDone = await subscribeAndSend(service, facts, edges).catch(() => false);
  // The receiver has the same endpoint from before, so news still comes.
  return isDone || isSent ? 'on' : 'failed';
}

/** A receiver that no longer knows the subscription (404, 410) gets a new one, once. */
async function subscribeAndSend(service: PushService, facts: PushFacts, edges: SubscriptionEdges): Promise<boolean> {
  const status = await sendPresent(service, facts, edges);
  if (status !== 404 && status !== 410) return isSuccess(status);
  await edges.unsubscribe();
  return isSuccess(await sendPresent(service, facts, edges));
}

async function sendPresent(service: PushService, facts: PushFacts, edges: SubscriptionEdges): Promise<number> {
  const { key, subscribe: address } = service;
  let subscription = await edges.current();
  if (subscription !== undefined && subscription.serverKey !== key) {
    await edges.unsubscribe();
    subscription = undefined;
  }
  subscription ??= await edges.subscribe(key);
  const { endpoint } = subscription;
  const teams = facts.teams.slice(0, MOST_PUSH_GROUPS);
  const leagues = facts.leagues.slice(0, MOST_PUSH_GROUPS);
  const body: PushSubscriptionBody = {
    v: PUSH_VERSION,
    member: facts.member,
    endpoint,
    keys: subscription.keys,
    matches: facts.matches.slice(0, MOST_PUSH_MATCHES).map(({ id }) => id),
    teams: await Promise.all(teams.map(pushTeamId)),
    leagues: leagues.map(({ competitionId }) => competitionId),
    moments: [...facts.moments],
  };
  let status = await edges.send('POST', address, body);
  if (status === 401) {
    await edges.renewToken();
    status = await edges.send('POST', address, body);
  }
  const before = await edges.readRecord();
  const isAccepted = isSuccess(status);
  // A receiver that was not reached still has this endpoint from before.
  if (!isAccepted && before?.endpoint === endpoint) return status;
  const record: PushRecord = {
    ...{ member: facts.member, endpoint, key, address },
    ...{ isAccepted, sentAt: edges.now(), sentFacts: sentFactsOf(facts) },
    ...{ matches: facts.matches, teams, leagues, waiting: facts.waiting, quiet: facts.quiet },
  };
  // A subscription that the push worker does not know would show nothing.
  return (await edges.writeRecord(record)) ? status : 0;
}

const isSuccess = (status: number): boolean => status >= 200 && status < 300;

const sentFactsOf = ({ matches, teams, leagues, moments }: PushFacts): string =>
  JSON.stringify([
    matches.map(({ id }) => id),
    teams.map(({ sportId, name }) => [sportId, name]),
    leagues.map(({ competitionId }) => competitionId),
    moments,
  ]);
