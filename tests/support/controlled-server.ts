/** A stand-in server as a test moves it: through `/__control`, over the network or in the same process. */
import type { StandInOptions } from '../../server/create-stand-in.ts';
import type { World } from '../../server/world.ts';
import type { HubName, HubTarget } from '../../src/contract/hub/wire.ts';
import type { WireEvent } from '../../src/contract/services/wire/event-wire.ts';

export interface ControlStats {
  hubs: Record<HubName, { connections: number; total: number; sent: number }>;
  requests: Record<string, number>;
  /** Token renewals that were granted. */
  refreshes: number;
  /** Coupons made. */
  coupons: number;
}

export interface TestPlayer {
  playerNo: number;
  userInfo: string;
  password: string;
}

export interface SentCode {
  kind: 'sms' | 'mail';
  to: string;
  code: string;
}

export interface OperatorTold {
  collected: unknown[];
  envelopes: string[];
  chats: { player: unknown; messages: string[] }[];
  /** Calls that came with a valid token of the bot check. */
  passed: string[];
}

export interface Fault {
  method: string;
  path: string;
  status?: number;
  body?: unknown;
  delayMs?: number;
  drop?: 'before' | 'after';
  times?: number;
}

export type ServerOptions = Partial<StandInOptions>;

export interface TestServer {
  readonly url: string;
  readonly port: number;
  /** The server's own world, for what `/__control` cannot do: whole lists, many steps at once. */
  readonly world: World;
  stats: () => Promise<ControlStats>;
  push: (hub: HubName, target: HubTarget | (string & {}), ...messages: unknown[]) => Promise<void>;
  truth: (eventId: number) => Promise<WireEvent>;
  hubs: (
    action: 'drop' | 'refuse' | 'accept' | 'silence' | 'duplicate' | 'reorder' | 'outdated',
    hub?: HubName,
  ) => Promise<void>;
  /** Lowers version counters by these amounts, of hub and services together. */
  fall: (by: { event?: number; market?: number; score?: number; list?: number }) => Promise<void>;
  fault: (fault: Fault) => Promise<void>;
  clearFaults: () => Promise<void>;
  act: (eventId: number, action: { action: string; [detail: string]: unknown }) => Promise<void>;
  /** Starts or stops the program; its clock runs with it. */
  move: (pace: { running: boolean; updatesPerSecond?: number }) => Promise<void>;
  /** Lets so many milliseconds pass on its clock, which otherwise stops: nothing begins or ends by itself. */
  pass: (ms: number) => Promise<void>;
  /** Creates an account, as `POST /__control/players` defines it; by default Active with a retailer. */
  player: (fields?: object) => Promise<TestPlayer>;
  /** Adds a bank account, as `POST /__control/bank-accounts` defines it; returns its id. */
  bankAccount: (told: { playerNo: number; [field: string]: unknown }) => Promise<string>;
  /** Moves money in or out without a coupon: `POST /__control/transfer`. */
  transfer: (transfer: { playerNo: number; amount: number; [told: string]: unknown }) => Promise<void>;
  /** Gives a bonus, as `POST /__control/bonuses` defines it; returns its id. */
  bonus: (told: { playerNo: number; [field: string]: unknown }) => Promise<string>;
  tokens: (ttl: { accessTtlSeconds?: number; refreshTtlSeconds?: number }) => Promise<void>;
  /** Reports that the operator's providers received, oldest first. */
  operator: () => Promise<OperatorTold>;
  /** Sets the strictness of the bot check. */
  botCheck: (check: 'lenient' | 'strict' | 'refuse') => Promise<void>;
  /** Messages to the operator, newest last. */
  contact: () => Promise<Record<string, string>[]>;
  /** Sends a message, or with `kind: 'notice'` a notice, to a member; returns its id. */
  message: (fields: { playerNo: number; [told: string]: unknown }) => Promise<string>;
  /** Codes sent, newest last. */
  outbox: () => Promise<SentCode[]>;
  close: () => Promise<void>;
  /** Restarts on the same port with a new world, with the given seed or clock. */
  restart: (options?: ServerOptions) => Promise<void>;
}

export type Control = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** The part of a test server that is driven through `/__control`, however that is reached. */
export function controlledServer(
  control: Control,
): Omit<TestServer, 'url' | 'port' | 'world' | 'pass' | 'close' | 'restart'> {
  return {
    stats: async () => (await control('GET', 'stats')) as ControlStats,
    push: async (hub, target, ...messages) => void (await control('POST', 'push', { hub, target, messages })),
    truth: async (eventId) => (await control('GET', `truth/event/${eventId}`)) as WireEvent,
    hubs: async (action, hub) => void (await control('POST', 'hubs', hub === undefined ? { action } : { action, hub })),
    fall: async (by) => void (await control('POST', 'versions', by)),
    fault: async (fault) => void (await control('POST', 'faults', fault)),
    clearFaults: async () => void (await control('DELETE', 'faults')),
    act: async (eventId, action) => void (await control('POST', `event/${eventId}`, action)),
    move: async (pace) => void (await control('POST', 'simulation', pace)),
    player: async (fields = {}) => (await control('POST', 'players', fields)) as TestPlayer,
    bankAccount: async (told) => ((await control('POST', 'bank-accounts', told)) as { id: string }).id,
    transfer: async (transfer) => void (await control('POST', 'transfer', transfer)),
    bonus: async (told) => ((await control('POST', 'bonuses', told)) as { id: string }).id,
    tokens: async (ttl) => void (await control('POST', 'tokens', ttl)),
    operator: async () => (await control('GET', 'operator')) as OperatorTold,
    botCheck: async (check) => void (await control('POST', 'operator', { check })),
    contact: async () => (await control('GET', 'contact')) as Record<string, string>[],
    message: async (fields) => ((await control('POST', 'messages', fields)) as { id: string }).id,
    outbox: async () => (await control('GET', 'outbox')) as SentCode[],
  };
}
