/**
 * Life of one hub: a failed first start is retried, SignalR reconnects after breaks, and after that the hub is off
 * until woken.
 */
import type { HubTransport } from './hub-transport.ts';

type HubStatus = 'on' | 'connecting' | 'off';

export interface Hub {
  readonly status: HubStatus;
  /** True when the server closed the connection because this build is too old. */
  readonly outdated: boolean;
  /**
   * Connects when off, and at once when an attempt is pending. A first start may fail because Chromium freezes the
   * previous page, which closes its sockets: a page opened soon after had no odds for 5 s. After a break the last delay
   * may be half a minute, although the network is back. Each break is hastened once: a start in flight is left alone.
   */
  wake(): void;
  /** Disconnects until woken. */
  disconnect(): void;
  /** Replaces the connection by a new one, because after a sleep the old one may be dead without notice. */
  replace(): void;
}

export interface ConnectInfo {
  /** True for SignalR's own reconnect after a break, which many browsers may make at the same time. */
  isAutomatic: boolean;
}

interface HubOptions {
  /** Creates a connection; `listen` sets the handlers of its targets. */
  connect(): HubTransport;
  attachHandlers(transport: HubTransport): void;
  onStatus(): void;
  /** Called on every connect, the first one included: messages may have been missed. */
  onConnected(how: ConnectInfo): void;
  /** Returns the milliseconds before a failed start is retried. */
  startRetryMs(): number;
  signal: AbortSignal;
}

/** Text in the server's close message to an outdated client. */
const OUTDATED = 'outdated';

export function createHub(options: HubOptions): Hub {
  let status: HubStatus = 'connecting';
  let outdated = false;
  let generation = 0;
  let transport: HubTransport | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** Starts the pending attempt at once; undefined when none is pending. */
  let again: (() => void) | undefined;

  const setStatus = (next: HubStatus): void => {
    if (next === status) return;
    status = next;
    options.onStatus();
  };

  const begin = (): void => {
    generation += 1;
    const mine = generation;
    // Callbacks of a replaced connection must not change the state of the new one.
    const current = (action: () => void) => (): void => {
      if (mine === generation && !options.signal.aborted) action();
    };
    const opened = options.connect();
    transport = opened;
    options.attachHandlers(opened);
    opened.onReconnecting(
      current(() => {
        again = replace;
        setStatus('connecting');
      }),
    );
    opened.onReconnected(
      current(() => {
        again = undefined;
        setStatus('on');
        options.onConnected({ isAutomatic: true });
      }),
    );
    opened.onClosed((error) =>
      current(() => {
        outdated = error?.message.includes(OUTDATED) === true;
        setStatus('off');
      })(),
    );
    outdated = false;
    setStatus('connecting');
    start(opened, current);
  };

  const start = (opened: HubTransport, current: (action: () => void) => () => void): void => {
    opened.start().then(
      current(() => {
        setStatus('on');
        options.onConnected({ isAutomatic: false });
      }),
      current(() => {
        again = () => {
          clearTimeout(retry);
          again = undefined;
          start(opened, current);
        };
        retry = setTimeout(current(again), options.startRetryMs());
      }),
    );
  };

  const end = (): void => {
    generation += 1;
    clearTimeout(retry);
    again = undefined;
    // Stopping a connection that is already closed fails, which has no effect.
    transport?.stop().catch(() => undefined);
  };
  const replace = (): void => {
    if (options.signal.aborted) return;
    end();
    begin();
  };

  options.signal.addEventListener('abort', end, { once: true });
  begin();

  return {
    get status() {
      return status;
    },
    get outdated() {
      return outdated;
    },
    wake: () => {
      if (options.signal.aborted) return;
      if (again !== undefined) again();
      else if (status === 'off') begin();
    },
    disconnect: () => {
      end();
      setStatus('off');
    },
    replace,
  };
}
