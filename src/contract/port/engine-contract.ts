/**
 * Calls a tab may make to the engine. Comlink carries these and nothing else; live values travel in frames. Every call
 * has a deadline and is `safe` (may be repeated after the engine died), `once` (has an effect: never repeated, fails)
 * or `money` (never repeated, becomes unresolved).
 */
import { TAP_TOTAL_DEADLINE_MS } from '../time-limits.ts';
import type { CallInput } from '../services/call-input.ts';
import type { Result } from '../../model/failure.ts';
import type { Subject } from '../services/call.ts';
import type { CallInputOf, CallValue, ReadName, WriteName } from '../services/calls.ts';
import type {
  OddsAcceptance,
  PlayRequest,
  PlayState,
  SlipChange,
  SlipTerms,
  AdditionResult,
} from '../../model/slip.ts';
import type { OwnLimitsChange } from '../../model/own-limits.ts';
import type { PlayPoolRequest, PoolChange, PoolPlayState } from '../../model/pool.ts';
import type { SignInOutcome, Tokens } from '../../model/player.ts';
import type { WithdrawRequest, WithdrawState } from '../../model/payment.ts';

export interface Hello {
  protocol: number;
  build: string;
  tabId: string;
  visible: boolean;
  /** Value of the Platform header. */
  platform: 'mobile-web' | 'web';
  /** Tokens in the cookies, null for a visitor. */
  tokens: Tokens | null;
  /** Identifies this browser to the identity service; created once and stored on the device. */
  deviceId: string;
  /**
   * Content of `/environment.json` when the page has already loaded it, which it does before the engine's code is
   * loaded.
   */
  environment?: unknown;
  /** The page's path, when its address has no query. The engine fetches the page's data before the page subscribes. */
  path?: string;
}

/**
 * Sent to the shared engine before the page's scripts run (`src/app/early.ts`), so that it requests the page's public
 * data. The first hello says the same again for the pages of a member.
 */
export interface EarlyHello {
  early: Pick<Hello, 'platform' | 'environment'> & { path: string };
}

export interface HelloReply {
  protocol: number;
  build: string;
  /** Random per engine start; a changed epoch means that the tab must subscribe again. */
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
  /** Hub messages received, rejected by the version check, and unreadable. */
  messages: number;
  stale: number;
  malformed: number;
  connects: number;
  frames: number;
}

/** A service call requested by a tab, by its name. */
export interface NamedServiceCall<Name> {
  name: Name;
  input: CallInput;
}

/** A service's result and its age. */
export interface DatedResult<T> {
  data: T;
  /** Time the cached response was stored, epoch seconds; null for a fresh response. */
  storedAt: number | null;
  /**
   * The result's subject and the subject's invalidation counter at the time of the request; null for results no write
   * invalidates.
   */
  about: { subject: Subject; generation: number } | null;
}

/** Typed inputs and outputs of the reads and writes a tab may request by name. */
export type Reads = { [Name in ReadName]: { input: CallInputOf<Name>; output: DatedResult<CallValue<Name>> } };
export type Writes = {
  [Name in WriteName]: { input: CallInputOf<Name> & Pick<CallInput, 'botToken'>; output: CallValue<Name> };
};

export interface EngineCalls {
  /** Service calls by name; `Reads` and `Writes` give the types of input and output per name. */
  read: { input: NamedServiceCall<ReadName>; output: DatedResult<unknown> };
  /** The cached response of a read, whatever the network does; null without one. */
  readCached: { input: NamedServiceCall<ReadName>; output: DatedResult<unknown> | null };
  write: { input: NamedServiceCall<WriteName>; output: unknown };
  signIn: {
    input: { userInfo: string; password: string; activationCode?: string; botToken?: string };
    output: SignInOutcome;
  };
  /** Submits the code of sign-in step 100; a correct code signs in. */
  activate: { input: { userInfo: string; activationCode: string }; output: null };
  /** Step 2 of registration; a correct code signs in. */
  confirmRegistration: { input: { prePlayerId: string; activationCode: string }; output: null };
  /**
   * Leaves step 3 of registration without a retailer: removes the two token cookies without a sign-out call (rule
   * registration-7).
   */
  leaveRegistration: { input: null; output: null };
  signOut: { input: null; output: null };
  /** Signs out of all devices; fails unless the service confirms it (rule sign-in-15). */
  signOutEverywhere: { input: null; output: null };
  /** Reloads retailer, balances and unread messages. */
  refreshSession: { input: null; output: null };
  /** Reloads retailer and balances only. */
  refreshBalances: { input: null; output: null };
  /** Reloads the player after a change of the player's data. */
  reloadPlayer: { input: null; output: null };

  /** Selects an outcome, replaces the event's other selection, or removes the outcome when it is selected. */
  toggleSelection: { input: SelectionRequest; output: { selected: boolean } };
  clearSelections: { input: null; output: null };
  addSelections: { input: SelectionRequest[]; output: AdditionResult };
  changeSlip: { input: SlipChange; output: null };
  /** Replaces the slip with a saved, shared or played one; returns the result for its items. */
  openSlip: {
    input: { items: (SelectionRequest & { banker: boolean })[]; terms: SlipTerms };
    output: AdditionResult;
  };
  /** Submits the slip as a coupon, at most once per intent. The result is also published on the topic. */
  playCoupon: { input: PlayRequest; output: PlayState };
  /** Clears the play's result after the player has seen it. */
  dismissPlay: { input: null; output: null };
  /** Submits a withdrawal, at most once per intent. The result is also published on the topic. */
  withdraw: { input: WithdrawRequest; output: WithdrawState };
  /** Clears the withdrawal's result after the player has seen it. */
  dismissWithdrawal: { input: null; output: null };
  /** Changes the pool's marks; returns the version of the marks that contains the change. */
  changePool: { input: PoolChange; output: { version: number } };
  /** Submits the pool's marks as a coupon, at most once per intent. The result is also published on the topic. */
  playPool: { input: PlayPoolRequest; output: PoolPlayState };
  /** Changes the member's own limits on this device. */
  changeOwnLimits: { input: OwnLimitsChange; output: null };
  setOddsAcceptance: { input: OddsAcceptance; output: null };
  setFavouriteLeague: { input: { sportId: number; competitionId: number; favourite: boolean }; output: null };
  /** Adds the favourite leagues stored on this device to the member's, or declines the offer. */
  takeOverFavourites: { input: { yes: boolean }; output: null };
  /** Restarts the hub connections after they gave up. */
  reconnect: { input: null; output: null };
  /** Returns true when something came over the network after `since` (epoch ms) and more can be expected. */
  isReached: { input: { since: number }; output: boolean };
  stats: { input: null; output: EngineStats };
}
export type EngineCallName = keyof EngineCalls;

/** The engine's implementation of the named calls. */
export type CallHandlers<Names extends EngineCallName> = {
  [Name in Names]: (input: EngineCalls[Name]['input']) => Promise<Result<EngineCalls[Name]['output']>>;
};

export const engineCalls: { [Name in EngineCallName]: { deadlineMs: number; repeat: 'safe' | 'once' | 'money' } } = {
  // The wager service has 45 s.
  read: { deadlineMs: 50_000, repeat: 'safe' },
  readCached: { deadlineMs: 50_000, repeat: 'safe' },
  write: { deadlineMs: 50_000, repeat: 'once' },
  signIn: { deadlineMs: 65_000, repeat: 'once' },
  activate: { deadlineMs: 65_000, repeat: 'once' },
  confirmRegistration: { deadlineMs: 65_000, repeat: 'once' },
  leaveRegistration: { deadlineMs: 10_000, repeat: 'safe' },
  // The engine signs out at once, whatever the service responds. A tab that waited longer has no engine and ends the
  // session itself.
  signOut: { deadlineMs: 10_000, repeat: 'safe' },
  // 30 s for the call; a token renewal may come first.
  signOutEverywhere: { deadlineMs: 65_000, repeat: 'safe' },
  refreshSession: { deadlineMs: 35_000, repeat: 'safe' },
  refreshBalances: { deadlineMs: 35_000, repeat: 'safe' },
  reloadPlayer: { deadlineMs: 35_000, repeat: 'safe' },
  toggleSelection: { deadlineMs: TAP_TOTAL_DEADLINE_MS, repeat: 'safe' },
  clearSelections: { deadlineMs: 5_000, repeat: 'safe' },
  // Missing events are fetched first, as in `openSlip`.
  addSelections: { deadlineMs: 35_000, repeat: 'safe' },
  changeSlip: { deadlineMs: 5_000, repeat: 'safe' },
  openSlip: { deadlineMs: 35_000, repeat: 'safe' },
  // 45 s for the wager service; a token renewal may come first.
  playCoupon: { deadlineMs: 80_000, repeat: 'money' },
  dismissPlay: { deadlineMs: 5_000, repeat: 'safe' },
  // 30 s for the call; reading the balance and a token renewal may come first.
  withdraw: { deadlineMs: 70_000, repeat: 'money' },
  dismissWithdrawal: { deadlineMs: 5_000, repeat: 'safe' },
  changePool: { deadlineMs: 10_000, repeat: 'safe' },
  playPool: { deadlineMs: 80_000, repeat: 'money' },
  changeOwnLimits: { deadlineMs: 10_000, repeat: 'safe' },
  setOddsAcceptance: { deadlineMs: 35_000, repeat: 'once' },
  setFavouriteLeague: { deadlineMs: 35_000, repeat: 'safe' },
  takeOverFavourites: { deadlineMs: 65_000, repeat: 'safe' },
  reconnect: { deadlineMs: 5_000, repeat: 'safe' },
  isReached: { deadlineMs: 5_000, repeat: 'safe' },
  stats: { deadlineMs: 5_000, repeat: 'safe' },
};
export const HELLO_DEADLINE_MS = 10_000;

/** The object comlink exposes: frozen, flat. `hello` transfers the tab's raw port. */
export interface EngineEndpoint {
  hello(hello: Hello, port: MessagePortLike): Promise<Result<HelloReply>>;
  call<Name extends EngineCallName>(
    tabId: string,
    name: Name,
    input: EngineCalls[Name]['input'],
  ): Promise<Result<EngineCalls[Name]['output']>>;
}

/** The part of a MessagePort the contract needs, so that it belongs to no realm. */
interface MessagePortLike {
  postMessage(message: unknown): void;
}
