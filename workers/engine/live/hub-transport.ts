/** The seam between a hub and SignalR; tests put a fake here. */
import { HubConnectionBuilder, HttpTransportType, LogLevel } from '@microsoft/signalr';
import { WatchfulProtocol } from './watchful-protocol.ts';
import { KEEP_ALIVE_MS, SERVER_TIMEOUT_MS } from '../../../src/contract/hub/wire.ts';

export interface HubTransport {
  start(): Promise<void>;
  stop(): Promise<void>;
  on(target: string, handler: (...messages: unknown[]) => void): void;
  /** A message for a target nobody listens to, or one that cannot be read. */
  onDropped(handler: () => void): void;
  onReconnecting(handler: () => void): void;
  onReconnected(handler: () => void): void;
  /** Closed for good: stopped, refused by the server, or all reconnect delays spent. */
  onClosed(handler: (error: Error | undefined) => void): void;
}

/**
 * So long a server may take to answer a socket's opening, at a start and at a reconnect: the worst phone line needs several
 * seconds for its round trips, and odds must not stand still for the 240 s that Chromium waits. SignalR has no limit there;
 * an open socket that leaves SignalR's own handshake unanswered ends with the server timeout.
 */
const OPENING_MS = 15_000;

/**
 * A SignalR connection (rule updates-14): WebSockets without negotiation, automatic reconnect, server timeout
 * 30 s, keep-alive 15 s. No token factory: it would put the token into the address.
 * @param url absolute, because SignalR throws on relative ones in a worker
 * @param reconnectMs delays of the automatic reconnect, after which it is closed
 */
export function connectSignalR(url: string, reconnectMs: number[]): HubTransport {
  const protocol = new WatchfulProtocol();
  let giveUp = (): void => undefined;
  /** Closed, it never opens: SignalR's start, and each try of its reconnect, fails as if it had been refused. */
  class LimitedSocket extends WebSocket {
    constructor(address: string) {
      super(address);
      giveUp = () => {
        if (this.readyState === this.CONNECTING) this.close();
      };
      setTimeout(giveUp, OPENING_MS);
    }
  }
  // SignalR has an option for the class of its sockets, and leaves it out of its types.
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
      // It waits for a start that is under way, which holds the address: Chromium opens one socket at a time there.
      giveUp();
      return stopped;
    },
    on: (target, handler) => {
      protocol.know(target);
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
