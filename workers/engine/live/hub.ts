/** One hub's life: a first start that failed is tried again, drops are reconnected by SignalR, after that it is off until woken. */
import type { HubTransport } from './hub-transport.ts';

export type HubStatus = 'on' | 'connecting' | 'off';

export interface Hub {
  readonly status: HubStatus;
  /** The server closed it because this build is too old. */
  readonly outdated: boolean;
  /**
   * Starts again when off, and at once when it waits for its next try. Of a first start: the page before may have been
   * frozen in the middle of it, which closes its sockets (Chromium), and a page opened quickly after stood 5 s without
   * odds. Of a connection that broke: half a minute may lie before the last one, on a network that is back. Once for
   * each break: a start that is under way is left alone.
   */
  wake(): void;
  /** Ends the connection until it is woken. */
  rest(): void;
  /** Throws the connection away for a new one: after a sleep the old one may be dead without knowing. */
  replace(): void;
}

export interface Connected {
  /** SignalR's own reconnect after a break, which many browsers may have in common. */
  isAutomatic: boolean;
}

export interface HubOptions {
  /** A new connection, handlers for its targets already set through `listen`. */
  connect(): HubTransport;
  listen(transport: HubTransport): void;
  onStatus(): void;
  /** Connected, for the first time or again: what was missed must be loaded. */
  onConnected(how: Connected): void;
  /** The delay before a failed start is tried again, ms. */
  startRetryMs(): number;
  signal: AbortSignal;
}

/** What the server says when it closes an outdated client for good. */
const OUTDATED = 'outdated';

export function createHub(options: HubOptions): Hub {
  let status: HubStatus = 'connecting';
  let outdated = false;
  let generation = 0;
  let transport: HubTransport | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;
  /** While the next try is waited for. */
  let again: (() => void) | undefined;

  const setStatus = (next: HubStatus): void => {
    if (next === status) return;
    status = next;
    options.onStatus();
  };

  const begin = (): void => {
    generation += 1;
    const mine = generation;
    // Callbacks of a connection that was replaced must not speak for the new one.
    const current = (action: () => void) => (): void => {
      if (mine === generation && !options.signal.aborted) action();
    };
    const opened = options.connect();
    transport = opened;
    options.listen(opened);
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
    // A connection that is already down answers with an error; it is gone either way.
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
    rest: () => {
      end();
      setStatus('off');
    },
    replace,
  };
}
