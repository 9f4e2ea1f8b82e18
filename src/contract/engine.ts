/**
 * What a tab may ask the engine. Comlink carries these and nothing else; live values travel in frames. Every call has a
 * deadline and is `safe` (may be repeated after the engine died) or `money` (never repeated, becomes unknown).
 */
import type { Result } from './errors.ts';

export interface Hello {
  protocol: number;
  build: string;
  tabId: string;
  visible: boolean;
  /** `mobile-web` or `web`, for the Platform header. */
  platform: 'mobile-web' | 'web';
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

export interface EngineCalls {
  /** Selects, replaces (one selection an event) or takes back an outcome. */
  toggleSelection: { input: SelectionRequest; output: { selected: boolean } };
  clearSelections: { input: null; output: null };
  addSelections: { input: SelectionRequest[]; output: { added: number } };
  toggleFavouriteLeague: { input: { sportId: number; competitionId: number }; output: { favourite: boolean } };
  /** Starts the hubs again after they gave up. */
  reconnect: { input: null; output: null };
  stats: { input: null; output: EngineStats };
}
export type EngineCallName = keyof EngineCalls;

export const engineCalls: { [Name in EngineCallName]: { deadlineMs: number; repeat: 'safe' | 'money' } } = {
  toggleSelection: { deadlineMs: 5_000, repeat: 'safe' },
  clearSelections: { deadlineMs: 5_000, repeat: 'safe' },
  addSelections: { deadlineMs: 5_000, repeat: 'safe' },
  toggleFavouriteLeague: { deadlineMs: 5_000, repeat: 'safe' },
  reconnect: { deadlineMs: 5_000, repeat: 'safe' },
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
