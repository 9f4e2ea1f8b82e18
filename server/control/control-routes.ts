/** `/__control` (stand-in-6): what tests and demonstrations do to the stand-in. Nothing here exists in the real service. */
import type { FastifyInstance } from 'fastify';
import { type Struct, enums, integer, nonempty, object, optional, string } from 'superstruct';
import type { Accounts } from '../accounts/accounts.ts';
import type { RequestCounters } from '../http/request-counters.ts';
import { CONTROL_PREFIX } from '../http/service-route.ts';
import type { LiveHubs } from '../hubs/live-hubs.ts';
import type { Ticker } from '../hubs/ticker.ts';
import type { Wager } from '../wager/wager.ts';
import type { WorldWithLoweredVersions } from '../simulation/lowered-versions.ts';
import type { Faults } from './faults.ts';
import {
  eventActionShape,
  faultShape,
  hubsShape,
  pushShape,
  simulationShape,
  versionsShape,
} from './control-shapes.ts';
import type { MeasuresDesk } from '../operator/measures-desk.ts';
import { measuresPage } from '../operator/measures-page.ts';
import type { PushDesk } from '../operator/push-desk.ts';
import { pushKinds } from '../../src/contract/push.ts';
import { momentKinds } from '../../src/model/following.ts';
import type { OperatorDesk } from '../operator/operator-desk.ts';

interface ControlTargets {
  world: WorldWithLoweredVersions;
  hubs: LiveHubs;
  ticker: Ticker;
  faults: Faults;
  counters: RequestCounters;
  accounts: Accounts;
  wager: Wager;
  /** Everything as at the start. */
  reset(): void;
}

export function serveControl(app: FastifyInstance, controlled: ControlTargets): void {
  const { world, hubs, ticker, faults, counters, accounts, wager } = controlled;
  const control = (path: string): string => `${CONTROL_PREFIX}/${path}`;

  app.get(control('stats'), () => ({
    hubs: hubs.stats(),
    requests: counters.counts(),
    refreshes: accounts.sessions.refreshes,
    coupons: wager.couponsPlayed,
  }));
  app.post(control('simulation'), (request) => {
    ticker.set(parseControlBody(simulationShape, request.body));
    return ticker.pace;
  });
  app.post(control('push'), (request) => {
    const { hub, target, messages } = parseControlBody(pushShape, request.body);
    hubs.push(hub, target, messages);
    return { connections: hubs.stats()[hub].connections };
  });
  app.post(control('hubs'), (request) => {
    const { action, hub } = parseControlBody(hubsShape, request.body);
    hubs.apply(action, hub);
    return hubs.stats();
  });
  app.post(control('versions'), (request) => {
    world.lowerVersions(parseControlBody(versionsShape, request.body));
    return {};
  });
  app.post(control('faults'), (request) => {
    faults.add(parseControlBody(faultShape, request.body));
    return {};
  });
  app.delete(control('faults'), () => {
    faults.clear();
    return {};
  });
  app.get<{ Params: { id: string } }>(control('truth/event/:id'), (request) => {
    const event = world.event(eventId(request.params.id));
    if (event === undefined) throw new ControlError(404, 'There is no such event.');
    if (event === 'over') throw new ControlError(410, 'The event is over.');
    return event;
  });
  app.post<{ Params: { id: string } }>(control('event/:id'), (request) => {
    const broadcasts = world.applyAction(eventId(request.params.id), parseControlBody(eventActionShape, request.body));
    if (broadcasts === undefined) throw new ControlError(404, 'There is no such event.');
    hubs.broadcast(broadcasts);
    wager.settle();
    return { broadcasts: broadcasts.length };
  });
  app.post(control('reset'), () => {
    controlled.reset();
    return {};
  });
}

export class ControlError extends Error {
  readonly httpStatus: number;

  constructor(httpStatus: number, message: string) {
    super(message);
    this.httpStatus = httpStatus;
  }
}

/** The body as control takes it, or 400 with the reason. */
export function parseControlBody<T, S>(shape: Struct<T, S>, body: unknown): T {
  const [error, value] = shape.validate(body);
  if (error !== undefined) throw new ControlError(400, error.message);
  return value;
}

type Defined<T> = { [Key in keyof T]?: Exclude<T[Key], undefined> };

/** Removes the names whose value is `undefined`. */
export function omitUndefined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as Defined<T>;
}

function eventId(text: string): number {
  if (!/^\d+$/.test(text)) throw new ControlError(400, 'The event id must be a whole number.');
  return Number(text);
}

const modeShape = object({ check: enums(['lenient', 'strict', 'refuse']) });

/** `/__control/operator`: data received by the operator's providers, and the strictness of the bot check. */
export function serveOperatorControl(app: FastifyInstance, desk: OperatorDesk): void {
  const path = `${CONTROL_PREFIX}/operator`;
  app.get(path, () => ({
    collected: desk.collected,
    envelopes: desk.envelopes,
    chats: desk.chats,
    passed: desk.botChecks.passed,
  }));
  app.post(path, (request) => {
    desk.botChecks.mode = parseControlBody(modeShape, request.body).check;
    return {};
  });
}

/** `/__control/measures`: the figures of all browsers as a page, as JSON with `?format=json`. */
export function serveMeasuresControl(app: FastifyInstance, desk: MeasuresDesk): void {
  app.get<{ Querystring: { format?: string } }>(`${CONTROL_PREFIX}/measures`, (request, reply) =>
    request.query.format === 'json'
      ? { devices: desk.shown(), received: desk.received }
      : reply.type('text/html; charset=utf-8').send(measuresPage(desk.shown())),
  );
}

const newsShape = object({
  kind: enums(pushKinds),
  /** Id of the coupon, the message or the event. */
  id: nonempty(string()),
  /** The member; everybody who subscribed without it. */
  playerNo: optional(integer()),
  /** The moment of a match, for those who want it; everybody who follows the match without it. */
  moment: optional(enums(momentKinds)),
});

/** `/__control/push-news`: the push subscriptions, and sending a message to them. */
export function servePushControl(app: FastifyInstance, desk: PushDesk): void {
  const path = `${CONTROL_PREFIX}/push-news`;
  app.get(path, () => ({ subscriptions: desk.subscriptions }));
  app.post(path, (request) => desk.send(parseControlBody(newsShape, request.body)));
}
