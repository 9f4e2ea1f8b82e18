/**
 * Link to the leading tab's engine over a BroadcastChannel, which cannot transfer ports, so calls are plain messages.
 */
import type { Failure, Result } from '../../model/failure.ts';
import { HELLO_DEADLINE_MS } from '../../contract/port/engine-contract.ts';
import type { TabMessage } from '../../contract/port/frames.ts';
import {
  type FollowerMessage,
  HELLO_CHANNEL,
  type HelloMessage,
  type LeaderMessage,
  followerChannel,
} from '../../contract/port/relay.ts';
import { type EngineLink, type LinkOptions, dispatchEngineMessage, onEngineEnd } from './engine-link.ts';

interface FollowerOptions extends LinkOptions {
  /** Called on every message of a leader. */
  onMessage(): void;
  /** Called when a leader has not replied since `since` (`performance.now()`): it is frozen or cut off. */
  onSilence(since: number): void;
  /** Ends the attempt when this tab takes the lead or is left. */
  signal: AbortSignal;
}

/** Interval at which an unanswered hello is repeated, ms: there may be no leader yet, or it is changing. */
const HELLO_AGAIN_MS = 150;
const PING_MS = 4_000;
/** A leader that does not reply for longer is considered lost, ms. */
const SILENT_MS = 10_000;

export function openFollowerLink(options: FollowerOptions): Promise<Result<EngineLink>> {
  const { hello, onMessage: onHeard, onSilence: onSilent, signal } = options;
  const greeting = new BroadcastChannel(HELLO_CHANNEL);
  const channel = new BroadcastChannel(followerChannel(hello.tabId));
  const lost = new AbortController();
  const pending = new Map<number, (result: Result<never>) => void>();
  let nextCall = 1;
  let epoch: string | undefined;
  let sent = 0;
  let heard = 0;
  const silence = createSilence();
  const hear = (): void => {
    silence.end();
    onHeard();
  };

  const post = (message: FollowerMessage): void => channel.postMessage(message);
  const tell = (message: TabMessage): void => {
    sent += 1;
    post({ type: 'tab', message });
  };
  const end = (): void => {
    if (lost.signal.aborted) return;
    lost.abort();
    greeting.close();
    channel.close();
  };
  signal.addEventListener('abort', end, { once: true, signal: lost.signal });

  return new Promise((resolve) => {
    const fail = (kind: Failure['kind']): void => {
      stopTrying();
      end();
      resolve({ ok: false, failure: { kind } });
    };
    const named = { type: 'hello', hello, session: crypto.randomUUID() } satisfies HelloMessage;
    const sayHello = (): void => greeting.postMessage(named);
    const again = setInterval(sayHello, HELLO_AGAIN_MS);
    const since = performance.now();
    const deadline = setTimeout(() => {
      onSilent(since);
      fail('timeout');
    }, HELLO_DEADLINE_MS);
    const onEnded = (): void => fail('engineLost');
    const stopTrying = (): void => {
      clearInterval(again);
      clearTimeout(deadline);
      lost.signal.removeEventListener('abort', onEnded);
    };
    lost.signal.addEventListener('abort', onEnded);

    greeting.addEventListener('message', ({ data }: MessageEvent<HelloMessage>) => {
      if (data.type !== 'lead') return;
      hear();
      if (epoch === undefined) sayHello();
      // The leader of this link no longer leads, even if it does not know because it is frozen.
      else if (data.epoch !== epoch) end();
    });
    channel.addEventListener('message', ({ data }: MessageEvent<LeaderMessage>) => {
      hear();
      switch (data.type) {
        case 'welcome':
          if (epoch !== undefined) return;
          if (!data.answer.ok) {
            fail(data.answer.failure.kind);
            return;
          }
          stopTrying();
          epoch = data.answer.value.epoch;
          onEngineEnd(epoch, end, lost.signal);
          keepAsking(() => post({ type: 'ping', sent }), silence, onSilent, lost.signal);
          resolve({ ok: true, value: link });
          return;
        case 'frame':
          heard += 1;
          // There is never more than one leader, so a frame of another epoch means that the leader has just changed.
          if (data.frame.epoch === epoch) dispatchEngineMessage(options, data.frame, tell);
          else if (epoch !== undefined) end();
          return;
        case 'answer':
          pending.get(data.id)?.(data.result as Result<never>);
          pending.delete(data.id);
          return;
        case 'pong':
          if (data.sent !== heard) end();
          return;
        case 'gap':
          end();
      }
    });

    const link: EngineLink = {
      call: (name, input) =>
        new Promise((settle) => {
          const id = nextCall;
          nextCall += 1;
          pending.set(id, settle);
          if (!lost.signal.aborted) post({ type: 'call', id, name, input });
        }),
      send: (message) => {
        if (!lost.signal.aborted) tell(message);
      },
      lost: lost.signal,
      close: end,
    };
    sayHello();
  });
}

interface Silence {
  /** Time of the oldest unanswered ping (`performance.now()`); undefined if there is none. */
  since: number | undefined;
  end(): void;
}

function createSilence(): Silence {
  const silence: Silence = {
    since: undefined,
    end: () => {
      silence.since = undefined;
    },
  };
  return silence;
}

/**
 * Pings the leader while the tab is visible. Only here does silence count as a loss: a frozen leader keeps its locks,
 * and its last data would stay on screen as live.
 */
function keepAsking(ask: () => void, silence: Silence, onSilent: (since: number) => void, signal: AbortSignal): void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const slept = now - last > 2 * PING_MS;
    last = now;
    // This tab was hidden or suspended itself, so missing replies prove nothing.
    if (slept || document.visibilityState !== 'visible') silence.end();
    if (document.visibilityState !== 'visible') return;
    silence.since ??= now;
    if (now - silence.since > SILENT_MS) onSilent(silence.since);
    ask();
  }, PING_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
