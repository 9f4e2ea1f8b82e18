/**
 * What a tab may ask the engine. Comlink carries these and nothing else; live values travel in frames. Every call has a
 * deadline and is `safe` (may be repeated after the engine died), `once` (has an effect: never repeated, fails) or
 * `money` (never repeated, becomes unknown).
 */
import { TAP_DEADLINE_MS } from '../tap-times.ts';
import type { CallInput } from '../services/call-input.ts';
import type { Result } from '../../model/failure.ts';
import type { Subject } from '../services/call.ts';
import type { CallInputOf, CallValue, ReadName, WriteName } from '../services/calls.ts';
import type { OddsAcceptance, PlayRequest, PlayState, SlipChange, SlipTerms, TakenIn } from '../../model/slip.ts';
import type { PlayPoolRequest, PoolChange, PoolPlayState } from '../../model/pool.ts';
import type { SignInOutcome, Tokens } from '../../model/player.ts';
import type { WithdrawRequest, WithdrawState } from '../../model/withdrawal.ts';

export interface Hello {
  protocol: number;
  build: string;
  tabId: string;
  visible: boolean;
  /** `mobile-web` or `web`, for the Platform header. */
  platform: 'mobile-web' | 'web';
  /** What the cookies hold, null for a visitor. */
  tokens: Tokens | null;
  /** Names this browser to the identity service; made once and kept on the device. */
  deviceId: string;
  /** What stands in `/environment.json`, where the page has it: it asked before the engine's code was there. */
  environment?: unknown;
  /** Of the page's address, where it has no query: what the page is for is asked for before it is watched. */
  path?: string;
}

export interface HelloAnswer {
  protocol: number;
  build: string;
  /** Random per engine start; a changed epoch means: subscribe again. */
  epoch: string;
}

export interface SelectionRequest {
  eventId: number;
  sportId: number;
  marketId: number;
  outcomeNumber: number;
}

export interface EngineStats {
  epoch: string;
  tabs: number;
  visibleTabs: number;
  watches: number;
  events: number;
  /** Hub messages read, refused by the version gate, and unreadable. */
  messages: number;
  stale: number;
  malformed: number;
  connects: number;
  frames: number;
}

/** A service call made for a tab, by its name. */
export interface ServiceAsk<Name> {
  name: Name;
  input: CallInput;
}

/** What a service answered, and how old that is. */
export interface Dated<T> {
  data: T;
  /** Epoch seconds of a copy on this device, null for a fresh answer. */
  storedAt: number | null;
  /** What the answer is about, and the generation of that when it was asked for; null for what no write makes old. */
  about: { subject: Subject; generation: number } | null;
}

/** Reads and writes of services by name, as a tab types them. */
export type Reads = { [Name in ReadName]: { input: CallInputOf<Name>; output: Dated<CallValue<Name>> } };
export type Writes = {
  [Name in WriteName]: { input: CallInputOf<Name> & Pick<CallInput, 'botToken'>; output: CallValue<Name> };
};

export interface EngineCalls {
  /** Services a tab asks for by name; `Reads` and `Writes` say what each takes and answers. */
  read: { input: ServiceAsk<ReadName>; output: Dated<unknown> };
  write: { input: ServiceAsk<WriteName>; output: unknown };
  signIn: {
    input: { userInfo: string; password: string; activationCode?: string; botToken?: string };
    output: SignInOutcome;
  };
  /** The code of sign-in step 100; a right one signs in. */
  activate: { input: { userInfo: string; activationCode: string }; output: null };
  /** Step 2 of registration; a right code signs in. */
  confirmRegistration: { input: { prePlayerId: string; activationCode: string }; output: null };
  /** Step 3 was left without a retailer: the two token cookies go, without farewell (rule registration-7). */
  leaveRegistration: { input: null; output: null };
  signOut: { input: null; output: null };
  /** Of all devices: fails where the service does not say yes (rule sign-in-15). */
  signOutEverywhere: { input: null; output: null };
  /** Retailer, balances and unread messages anew. */
  refreshSession: { input: null; output: null };
  /** Retailer and balances alone. */
  refreshBalances: { input: null; output: null };
  /** The player anew: what is shown of it was changed. */
  reloadPlayer: { input: null; output: null };

  /** Selects, replaces (one selection an event) or takes back an outcome. */
  toggleSelection: { input: SelectionRequest; output: { selected: boolean } };
  clearSelections: { input: null; output: null };
  addSelections: { input: SelectionRequest[]; output: TakenIn };
  changeSlip: { input: SlipChange; output: null };
  /** A saved, shared or played slip takes the place of this one; answers what came of its items. */
  openSlip: {
    input: { items: (SelectionRequest & { banker: boolean })[]; terms: SlipTerms };
    output: TakenIn;
  };
  /** Sends the slip as a coupon, at most once an intent. What becomes of it is told on the topic as well. */
  playCoupon: { input: PlayRequest; output: PlayState };
  /** The player has seen what came of it. */
  dismissPlay: { input: null; output: null };
  /** Asks for money, at most once an intent. What becomes of it is told on the topic as well. */
  withdraw: { input: WithdrawRequest; output: WithdrawState };
  /** The player has seen what came of it. */
  dismissWithdrawal: { input: null; output: null };
  /** What is done with the pool's marks; answers which version of them has it. */
  changePool: { input: PoolChange; output: { version: number } };
  /** Sends the pool's marks as a coupon, at most once an intent. What becomes of it is told on the topic as well. */
  playPool: { input: PlayPoolRequest; output: PoolPlayState };
  setOddsAcceptance: { input: OddsAcceptance; output: null };
  setFavouriteLeague: { input: { sportId: number; competitionId: number; favourite: boolean }; output: null };
  /** The leagues of this device that are offered to the member: added, or left. */
  takeOverFavourites: { input: { yes: boolean }; output: null };
  /** Starts the hubs again after they gave up. */
  reconnect: { input: null; output: null };
  /** Returns true when something came over the network after `since` (epoch ms) and more can be expected. */
  isReached: { input: { since: number }; output: boolean };
  stats: { input: null; output: EngineStats };
}
export type EngineCallName = keyof EngineCalls;

/** What the engine does on these calls. */
export type CallHandlers<Names extends EngineCallName> = {
  [Name in Names]: (input: EngineCalls[Name]['input']) => Promise<Result<EngineCalls[Name]['output']>>;
};

export const engineCalls: { [Name in EngineCallName]: { deadlineMs: number; repeat: 'safe' | 'once' | 'money' } } = {
  // The wager service has 45 s.
  read: { deadlineMs: 50_000, repeat: 'safe' },
  write: { deadlineMs: 50_000, repeat: 'once' },
  signIn: { deadlineMs: 65_000, repeat: 'once' },
  activate: { deadlineMs: 65_000, repeat: 'once' },
  confirmRegistration: { deadlineMs: 65_000, repeat: 'once' },
  leaveRegistration: { deadlineMs: 10_000, repeat: 'safe' },
  // Over at once, whatever the service says: a tab that waited longer has no engine, and ends it by itself.
  signOut: { deadlineMs: 10_000, repeat: 'safe' },
  // 30 s; a renewal of tokens may come before.
  signOutEverywhere: { deadlineMs: 65_000, repeat: 'safe' },
  refreshSession: { deadlineMs: 35_000, repeat: 'safe' },
  refreshBalances: { deadlineMs: 35_000, repeat: 'safe' },
  reloadPlayer: { deadlineMs: 35_000, repeat: 'safe' },
  toggleSelection: { deadlineMs: TAP_DEADLINE_MS, repeat: 'safe' },
  clearSelections: { deadlineMs: 5_000, repeat: 'safe' },
  // What is not loaded is asked for, as for a slip that is opened.
  addSelections: { deadlineMs: 35_000, repeat: 'safe' },
  changeSlip: { deadlineMs: 5_000, repeat: 'safe' },
  openSlip: { deadlineMs: 35_000, repeat: 'safe' },
  // The wager service has 45 s; a renewal of tokens may come before.
  playCoupon: { deadlineMs: 80_000, repeat: 'money' },
  dismissPlay: { deadlineMs: 5_000, repeat: 'safe' },
  // 30 s; reading the balance and a renewal of tokens may come before.
  withdraw: { deadlineMs: 70_000, repeat: 'money' },
  dismissWithdrawal: { deadlineMs: 5_000, repeat: 'safe' },
  changePool: { deadlineMs: 10_000, repeat: 'safe' },
  playPool: { deadlineMs: 80_000, repeat: 'money' },
  setOddsAcceptance: { deadlineMs: 35_000, repeat: 'once' },
  setFavouriteLeague: { deadlineMs: 35_000, repeat: 'safe' },
  takeOverFavourites: { deadlineMs: 65_000, repeat: 'safe' },
  reconnect: { deadlineMs: 5_000, repeat: 'safe' },
  isReached: { deadlineMs: 5_000, repeat: 'safe' },
  stats: { deadlineMs: 5_000, repeat: 'safe' },
};
export const HELLO_DEADLINE_MS = 10_000;

/** The object comlink exposes: frozen, flat. `hello` hands over the raw port of the tab. */
export interface EngineEndpoint {
  hello(hello: Hello, port: MessagePortLike): Promise<Result<HelloAnswer>>;
  call<Name extends EngineCallName>(
    tabId: string,
    name: Name,
    input: EngineCalls[Name]['input'],
  ): Promise<Result<EngineCalls[Name]['output']>>;
}

/** The part of a MessagePort the contract needs, so that it belongs to no realm. */
export interface MessagePortLike {
  postMessage(message: unknown): void;
}
