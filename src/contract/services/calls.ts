/** All service calls by name, and the types derived from them, so that nothing is listed twice. */
import type { BodyOf, InputOf, ServiceCall, ValueOf, WireOf } from './call.ts';
import { accounts } from './accounts.ts';
import { bankAccounts } from './bank-accounts.ts';
import { betslip } from './betslip.ts';
import { bonuses } from './bonuses.ts';
import { common } from './common.ts';
import { configuration } from './configuration.ts';
import { content } from './content.ts';
import { couponActions } from './coupon-actions.ts';
import { eventStream } from './event-stream.ts';
import { identity } from './identity.ts';
import { inbox } from './inbox.ts';
import { liveScores } from './live-scores.ts';
import { membership } from './membership.ts';
import { passwords } from './passwords.ts';
import { payment } from './payment.ts';
import { players } from './players.ts';
import { pool, poolBetslip, poolWagering, shortCode } from './pool.ts';
import { profile } from './profile.ts';
import { retailers } from './retailers.ts';
import { sportsbook } from './sportsbook.ts';
import { statistics } from './statistics.ts';
import { video } from './video.ts';
import { wager } from './wager.ts';

/** The areas with calls today. The stand-in must have a handler for each of their calls. */
export const areas = {
  accounts,
  betslip,
  common,
  content: { ...content, ...configuration },
  identity: { ...identity, ...passwords },
  inbox,
  payment,
  players: { ...players, ...membership, ...profile, ...bankAccounts, ...bonuses },
  pool,
  poolBetslip,
  poolWagering,
  retailers,
  shortCode,
  sportsbook: { ...sportsbook, ...video },
  statistics: { ...statistics, ...liveScores, ...eventStream },
  wager: { ...wager, ...couponActions },
};
export type Areas = typeof areas;

export const calls = {
  ...accounts,
  ...bankAccounts,
  ...betslip,
  ...bonuses,
  ...common,
  ...configuration,
  ...content,
  ...eventStream,
  ...identity,
  ...passwords,
  ...inbox,
  ...liveScores,
  ...payment,
  ...players,
  ...membership,
  ...pool,
  ...poolBetslip,
  ...poolWagering,
  ...profile,
  ...retailers,
  ...shortCode,
  ...sportsbook,
  ...statistics,
  ...video,
  ...wager,
  ...couponActions,
};
export type Calls = typeof calls;

type Named<Kind, By> = {
  [Name in keyof Calls]: NonNullable<Calls[Name]['types']> extends { kind: Kind; asker: By } ? Name : never;
}[keyof Calls];

/** Reads a tab may request by name; they may be repeated. */
export type ReadName = Named<'safe', 'tab'>;
/** Writes a tab may request by name; only the player repeats one. */
export type WriteName = Named<'once', 'tab'>;
export type CallValue<Name extends ReadName | WriteName> = ValueOf<Calls[Name]>;
export type CallInputOf<Name extends ReadName | WriteName> = InputOf<Calls[Name]>;

/** Response data (`data`) and body of a call by its name, in the wire's own names: for code on the service's side. */
export type WireAnswer<Name extends keyof Calls> = WireOf<Calls[Name]>;
export type WireBody<Name extends keyof Calls> = BodyOf<Calls[Name]>;

/**
 * Returns the call with this name; undefined when it is not a tab call of this kind. For names that come from another
 * build.
 */
export function tabCall(name: string, kind: 'safe' | 'once'): ServiceCall | undefined {
  const call = (calls as Partial<Record<string, ServiceCall>>)[name];
  return call?.asker === 'tab' && call.kind === kind ? call : undefined;
}

/** All calls, in no particular order. */
export const allCalls: readonly ServiceCall[] = Object.values(calls);
