/** All service calls by name, and the types derived from them, so that nothing is listed twice. */
import type { BodyOf, InputOf, ServiceCall, ValueOf, WireOf } from './call.ts';
import { accountsCalls } from './accounts-calls.ts';
import { bankAccountsCalls } from './bank-accounts-calls.ts';
import { betslipCalls } from './betslip-calls.ts';
import { bonusesCalls } from './bonuses-calls.ts';
import { commonCalls } from './common-calls.ts';
import { configurationCalls } from './configuration-calls.ts';
import { contentCalls } from './content-calls.ts';
import { couponActionsCalls } from './coupon-actions-calls.ts';
import { eventStreamCalls, statisticsCalls } from './statistics-calls.ts';
import { identityCalls } from './identity-calls.ts';
import { passwordsCalls } from './passwords-calls.ts';
import { inboxCalls } from './inbox-calls.ts';
import { liveScoresCalls } from './live-scores-calls.ts';
import { membershipCalls } from './membership-calls.ts';
import { paymentCalls } from './payment-calls.ts';
import { playersCalls } from './players-calls.ts';
import { poolCalls, poolBetslipCalls, poolWageringCalls } from './pool-calls.ts';
import { profileCalls } from './profile-calls.ts';
import { retailersCalls } from './retailers-calls.ts';
import { shortCodeCalls } from './short-code-calls.ts';
import { sportsbookCalls } from './sportsbook-calls.ts';
import { videoCalls } from './video-calls.ts';
import { wagerCalls } from './wager-calls.ts';

/** The areas with calls today. The stand-in must have a handler for each of their calls. */
export const callsByArea = {
  accounts: accountsCalls,
  betslip: betslipCalls,
  common: commonCalls,
  content: { ...contentCalls, ...configurationCalls },
  identity: { ...identityCalls, ...passwordsCalls },
  inbox: inboxCalls,
  payment: paymentCalls,
  players: { ...playersCalls, ...membershipCalls, ...profileCalls, ...bankAccountsCalls, ...bonusesCalls },
  pool: poolCalls,
  poolBetslip: poolBetslipCalls,
  poolWagering: poolWageringCalls,
  retailers: retailersCalls,
  shortCode: shortCodeCalls,
  sportsbook: { ...sportsbookCalls, ...videoCalls },
  statistics: { ...statisticsCalls, ...liveScoresCalls, ...eventStreamCalls },
  wager: { ...wagerCalls, ...couponActionsCalls },
};
export type CallsByArea = typeof callsByArea;

type UnionToIntersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;
export type Calls = UnionToIntersection<CallsByArea[keyof CallsByArea]>;

/** The calls of all areas under their names, which no two areas share. */
export const calls = Object.assign({}, ...Object.values(callsByArea)) as Calls;

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
export type WireResponse<Name extends keyof Calls> = WireOf<Calls[Name]>;
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
