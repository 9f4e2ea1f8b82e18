/** Interface between a hub and SignalR; tests put a fake here. */
import {
  HubConnectionBuilder,
  HttpTransportType,
  LogLevel,
  type HubMessage,
  type ILogger,
  JsonHubProtocol,
  MessageType,
} from '@microsoft/signalr';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../../../src/contract/hub/wire.ts';

export interface HubTransport {
  start(): Promise<void>;
  stop(): Promise<void>;
  on(target: string, handler: (...messages: unknown[]) => void): void;
  /** Sets the handler for messages without a listener for their target, and for messages that cannot be read. */
  onDropped(handler: () => void): void;
  onReconnecting(handler: () => void): void;
  onReconnected(handler: () => void): void;
  /** Sets the handler of a final close: stopped, refused by the server, or all reconnect delays used up. */
  onClosed(handler: (error: Error | undefined) => void): void;
}

/**
 * Limit for the opening of a socket, at a start and at a reconnect: the worst phone line needs several seconds for its
 * round trips, and odds must not freeze for the 240 s that Chromium waits. SignalR has no limit there; an open socket
 * that leaves SignalR's own handshake unanswered ends with the server timeout.
 */
const OPENING_MS = 15_000;

/**
 * A SignalR connection (rule updates-14): WebSockets without negotiation, automatic reconnect, server timeout
 * 30 s, keep-alive 15 s. No token factory: it would put the token into the address.
 * @param url absolute, because SignalR throws on relative ones in a worker
 * @param reconnectMs delays of the automatic reconnect, after which it is closed
 */
export function connectSignalR(url: string, reconnectMs: number[]): HubTransport {
  const protocol = new LenientHubProtocol();
  let giveUp = (): void => undefined;
  /**
   * A socket that is closed when it does not open in time: SignalR's start, and each attempt of its reconnect, then
   * fails as if refused.
   */
  class LimitedSocket extends WebSocket {
    constructor(address: string) {
      super(address);
      giveUp = () => {
        if (this.readyState === this.CONNECTING) this.close();
      };
      setTimeout(giveUp, OPENING_MS);
    }
  }
  // SignalR has an option for the class of its sockets that is missing in its types.
  const options = { skipNegotiation: true, transport: HttpTransportType.WebSockets, WebSocket: LimitedSocket };
  const connection = new HubConnectionBuilder()
    .withUrl(url, options)
    .withHubProtocol(protocol)
    .withAutomaticReconnect(reconnectMs)
    .configureLogging(LogLevel.None)
    .build();
  connection.serverTimeoutInMilliseconds = SERVER_TIMEOUT_MS;
  connection.keepAliveIntervalInMilliseconds = KEEP_ALIVE_MS;
  return {
    start: () => connection.start(),
    stop: () => {
      const stopped = connection.stop();
      // `stop` waits for a start in flight, whose socket holds the address: Chromium opens one socket at a time there.
      giveUp();
      return stopped;
    },
    on: (target, handler) => {
      protocol.registerTarget(target);
      connection.on(target, handler);
    },
    onDropped: (handler) => {
      protocol.onDropped = handler;
    },
    onReconnecting: (handler) => connection.onreconnecting(handler),
    onReconnected: (handler) => connection.onreconnected(handler),
    onClosed: (handler) => connection.onclose(handler),
  };
}

/** Separator at the end of every record in a frame. */
const END = '\u001e';

/**
 * Reports messages that SignalR drops silently, and skips records that would make it end the connection (rule
 * updates-12).
 */
export class LenientHubProtocol extends JsonHubProtocol {
  /** Called for a message without a listener for its target, and for a record that cannot be read. */
  onDropped: () => void = () => undefined;
  readonly #known = new Set<string>();

  /** Registers a target. SignalR compares names of targets without their case. */
  registerTarget(target: string): void {
    this.#known.add(target.toLowerCase());
  }

  override parseMessages(input: string, logger: ILogger): HubMessage[] {
    const messages = this.#read(input, logger) ?? this.#readEach(input, logger);
    for (const message of messages) {
      if (message.type === MessageType.Invocation && !this.#known.has(message.target.toLowerCase())) this.onDropped();
    }
    return messages;
  }

  /** Reads record by record, so that an unreadable one does not lose the others. */
  #readEach(input: unknown, logger: ILogger): HubMessage[] {
    const records = String(input).split(END);
    // The part after the last separator is empty, unless the frame was cut off.
    if (records.at(-1) === '') records.pop();
    return records.flatMap((record) => {
      const messages = this.#read(record + END, logger);
      if (messages === undefined) this.onDropped();
      return messages ?? [];
    });
  }

  /**
   * Returns undefined for unreadable input, because an exception would end the connection and everything would be
   * reloaded.
   */
  #read(input: string, logger: ILogger): HubMessage[] | undefined {
    try {
      return super.parseMessages(input, logger);
    } catch {
      return undefined;
    }
  }
}
