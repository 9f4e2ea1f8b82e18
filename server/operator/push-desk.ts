/** Receiver of push subscriptions and sender of push messages (docs/rules/push.md). */
import { createECDH, createHash } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import webPush from 'web-push';
import {
  type PushKind,
  type PushMessage,
  type PushSubscriptionBody,
  PUSH_VERSION,
  pushRemovalShape,
  pushSubscriptionShape,
} from '../../src/contract/push.ts';
import type { PushService } from '../../src/contract/operator.ts';
import type { MomentKind } from '../../src/model/following.ts';
import type { Accounts } from '../accounts/accounts.ts';
import { badRequest, unauthorised } from '../http/response-envelope.ts';
import type { World } from '../world.ts';
import { operatorPaths } from './operator-addresses.ts';

/** The same pair at every start, so that a browser's subscription stays valid. */
function vapidKeys(): { publicKey: string; privateKey: string } {
  const pair = createECDH('prime256v1');
  const secret = createHash('sha256').update('the stand-in of Tribün').digest();
  pair.setPrivateKey(secret);
  return { publicKey: pair.getPublicKey('base64url'), privateKey: secret.toString('base64url') };
}

const keys = vapidKeys();

/** Push as `environment.json` names it. @param origin as `standInOperator` */
export function standInPush(origin = ''): PushService {
  return { key: keys.publicKey, subscribe: origin + operatorPaths.push };
}

interface StoredSubscription extends PushSubscriptionBody {
  playerNo: number;
}

/** A piece of news that is sent. */
export interface PushNews {
  kind: PushKind;
  /** Id of the coupon, the message or the event. */
  id: string;
  /** The member; undefined for everybody. */
  playerNo?: number | undefined;
  /** The moment of a match; without it everybody who follows the match is meant. */
  moment?: MomentKind | undefined;
}

/** Outcome of sending one piece of news. */
interface SentNews {
  /** Subscriptions whose push service accepted the message. */
  sent: number;
  /** Subscriptions deleted, because the push service no longer knows them. */
  gone: number;
}

/** Seconds for which a push service keeps a message for a device that is off: an hour later it is no news. */
const LIFETIME_SECONDS = 3_600;

export class PushDesk {
  readonly #world: Pick<World, 'event' | 'endedMatch'>;
  readonly #now: () => number;
  #subscriptions = new Map<string, StoredSubscription>();

  constructor(world: Pick<World, 'event' | 'endedMatch'>, now: () => number) {
    this.#world = world;
    this.#now = now;
  }

  get subscriptions(): StoredSubscription[] {
    return [...this.#subscriptions.values()];
  }

  store(playerNo: number, subscription: PushSubscriptionBody): void {
    this.#subscriptions.set(subscription.endpoint, { ...subscription, playerNo });
  }

  remove(endpoint: string): void {
    this.#subscriptions.delete(endpoint);
  }

  /**
   * Sends news of a coupon or a message to its member, and of a match to everybody who follows it, one of its teams or its
   * league, and wants its moment.
   */
  async send({ kind, id, playerNo, moment }: PushNews): Promise<SentNews> {
    const isFollowed = kind === 'match' ? this.#followersOf(Number(id)) : () => true;
    const wanted = this.subscriptions.filter(
      (each) =>
        (playerNo === undefined || each.playerNo === playerNo) &&
        isFollowed(each) &&
        (moment === undefined || each.moments.includes(moment)),
    );
    const outcomes = await Promise.all(wanted.map((each) => this.#sendTo(each, kind, id)));
    return { sent: outcomes.filter((status) => status < 300).length, gone: outcomes.filter(isGone).length };
  }

  #followersOf(eventId: number): (subscription: PushSubscriptionBody) => boolean {
    const event = this.#world.event(eventId);
    const match = event === 'over' ? this.#world.endedMatch(eventId)?.event : event;
    const sides = match === undefined ? [] : [match.hn, match.an].filter((side) => side !== undefined);
    const teamIds = sides.map((name) => teamId(match?.sid ?? 0, name));
    return ({ matches, teams = [], leagues = [] }) =>
      matches.includes(eventId) ||
      teams.some((team) => teamIds.includes(team)) ||
      (match !== undefined && leagues.includes(match.ci));
  }

  async #sendTo({ endpoint, keys: device, member }: StoredSubscription, kind: PushKind, id: string): Promise<number> {
    const at = Math.floor(this.#now() / 1_000);
    const message: PushMessage = { v: PUSH_VERSION, kind, id, member, at };
    const request = webPush.generateRequestDetails({ endpoint, keys: device }, JSON.stringify(message), {
      vapidDetails: { subject: 'mailto:push@tribun.example', ...keys },
      TTL: LIFETIME_SECONDS,
    });
    const { status } = await fetch(endpoint, {
      method: 'POST',
      headers: request.headers,
      body: new Uint8Array(request.body),
    });
    if (isGone(status)) this.remove(endpoint);
    return status;
  }

  reset(): void {
    this.#subscriptions.clear();
  }
}

/** Id of a team in a subscription (wire-push-4). */
const teamId = (sportId: number, name: string): string =>
  createHash('sha256').update(`${sportId}:${name}`).digest('hex').slice(0, 32);

const isGone = (status: number): boolean => status === 404 || status === 410;

export function servePush(app: FastifyInstance, desk: PushDesk, accounts: Accounts): void {
  const bearer = ({ headers }: FastifyRequest): string =>
    /^bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  app.post(operatorPaths.push, (request, reply) => {
    const token = bearer(request);
    if (token === '') throw unauthorised();
    const { playerNo } = accounts.accountOfToken(token);
    const [error, subscription] = pushSubscriptionShape.validate(request.body);
    if (error !== undefined) throw badRequest(`body: ${error.message}`);
    desk.store(playerNo, subscription);
    return reply.code(204).send();
  });
  // By its endpoint alone, because a sign-out has removed the session first.
  app.delete(operatorPaths.push, (request, reply) => {
    const [error, removal] = pushRemovalShape.validate(request.body);
    if (error !== undefined) throw badRequest(`body: ${error.message}`);
    desk.remove(removal.endpoint);
    return reply.code(204).send();
  });
}
