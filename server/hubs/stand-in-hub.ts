/** A hub: its connections, counters, and the faults that control can inject. */
import type { WebSocket } from 'ws';
import { type HubClient, HubConnection } from './hub-connection.ts';
import { PING_MESSAGE } from './signalr-messages.ts';

/** Holds messages for a moment and lets them go in another order: the disorder a client must survive, on command. */
class ReorderWindow {
  #held: string[] = [];
  #timer: NodeJS.Timeout | undefined;
  #release: (messages: string[]) => void;
  #random = repeatableRandom();

  constructor(release: (messages: string[]) => void) {
    this.#release = release;
  }

  add(messages: readonly string[]): void {
    for (const message of messages) {
      this.#held.push(message);
      if (this.#held.length === WINDOW_SIZE) this.flush();
    }
    if (this.#held.length > 0) this.#timer ??= setTimeout(() => this.flush(), WINDOW_MS);
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const held = this.#held;
    this.#held = [];
    if (held.length > 0) this.#release(shuffled(held, this.#random));
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#held = [];
  }
}

const WINDOW_SIZE = 8;
const WINDOW_MS = 100;

/** Fisher–Yates; an order that came out unchanged is turned round, so two or more messages are never in order by luck. */
function shuffled(messages: readonly string[], random: () => number): string[] {
  const result = [...messages];
  for (let last = result.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [result[last], result[other]] = [result[other] ?? '', result[last] ?? ''];
  }
  return result.every((message, index) => message === messages[index]) ? result.reverse() : result;
}

/** A fixed linear congruential sequence in [0, 1), so that a run repeats. */
function repeatableRandom(): () => number {
  let state = 2_026;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

export const hubActions = ['drop', 'refuse', 'accept', 'silence', 'duplicate', 'reorder', 'outdated'] as const;
export type HubAction = (typeof hubActions)[number];

export interface HubTiming {
  keepAliveMs: number;
  /** Milliseconds of silence after which a client that has pinged before is disconnected. */
  clientTimeoutMs: number;
  /** Milliseconds within which a client must start its handshake; defaults to 15 s. */
  handshakeMs?: number;
}

export interface HubStats {
  /** Number of open connections. */
  connections: number;
  /** Number of connections accepted since the start or the last reset. */
  total: number;
  /** Number of invocations written, counted once per receiving connection. */
  sent: number;
}

export class StandInHub {
  #connections = new Set<HubClient>();
  #delivery: 'plain' | 'silence' | 'duplicate' | 'reorder' = 'plain';
  #refusing = false;
  #total = 0;
  #sent = 0;
  #window = new ReorderWindow((messages) => this.#write(messages));
  #lifeSigns: NodeJS.Timeout;
  #handshakeMs: number;

  constructor(timing: HubTiming) {
    this.#handshakeMs = timing.handshakeMs ?? HANDSHAKE_MS;
    this.#lifeSigns = setInterval(() => this.#keepAlive(timing.clientTimeoutMs), timing.keepAliveMs);
  }

  get isRefusing(): boolean {
    return this.#refusing;
  }

  acceptSocket(socket: WebSocket): void {
    const mayAnswer = (): boolean => this.#delivery !== 'silence';
    const leave = this.addClient(
      new HubConnection(socket, { canAnswerHandshake: mayAnswer, handshakeMs: this.#handshakeMs }),
    );
    socket.on('close', leave);
  }

  /** Adds a client. Returns the function that removes it. */
  addClient(client: HubClient): () => void {
    this.#connections.add(client);
    this.#total += 1;
    return () => void this.#connections.delete(client);
  }

  /** Sends invocations to all clients, according to the current delivery mode. */
  broadcast(messages: readonly string[]): void {
    if (this.#delivery === 'silence') return;
    if (this.#delivery === 'reorder') this.#window.add(messages);
    else if (this.#delivery === 'duplicate') this.#write(messages.flatMap((message) => [message, message]));
    else this.#write(messages);
  }

  apply(action: HubAction): void {
    if (action === 'drop') this.#dropAll();
    else if (action === 'refuse') this.#refusing = true;
    else if (action === 'outdated') for (const connection of this.#connections) connection.dismiss('outdated');
    else if (action === 'accept') this.#accept();
    else {
      this.#window.flush();
      this.#delivery = action;
    }
  }

  stats(): HubStats {
    return { connections: this.#connections.size, total: this.#total, sent: this.#sent };
  }

  /** Restores the initial state: no connections, counters at 0, no fault. Clients reconnect and reload. */
  reset(): void {
    this.#window.clear();
    this.#accept();
    this.#dropAll();
    this.#total = 0;
    this.#sent = 0;
  }

  close(): void {
    clearInterval(this.#lifeSigns);
    this.#refusing = true;
    this.#window.clear();
    this.#dropAll();
  }

  #accept(): void {
    this.#window.flush();
    this.#delivery = 'plain';
    this.#refusing = false;
    for (const connection of this.#connections) connection.answerPendingHandshake();
  }

  #dropAll(): void {
    for (const connection of this.#connections) connection.terminate();
    this.#connections.clear();
  }

  #write(messages: readonly string[]): void {
    const ready = [...this.#connections].filter((connection) => connection.ready);
    if (ready.length === 0) return;
    for (let from = 0; from < messages.length; from += MESSAGES_PER_FRAME) {
      const part = messages.slice(from, from + MESSAGES_PER_FRAME);
      // The frame is encoded once for all connections.
      const frame = Buffer.from(part.join(''), 'utf8');
      for (const connection of ready) connection.send(frame);
      this.#sent += part.length * ready.length;
    }
  }

  #keepAlive(clientTimeoutMs: number): void {
    for (const connection of this.#connections) {
      if (connection.silentForMs() > clientTimeoutMs) connection.fail();
      else if (connection.ready && this.#delivery !== 'silence') connection.send(PING_MESSAGE);
    }
  }
}

const MESSAGES_PER_FRAME = 256;
const HANDSHAKE_MS = 15_000;
