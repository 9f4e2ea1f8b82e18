/** A link to the engine of the leading tab, over BroadcastChannel: plain messages, because ports do not pass it. */
import type { Failure, Result } from '../../model/failure.ts';
import { HELLO_DEADLINE_MS } from '../../contract/port/engine.ts';
import type { TabMessage } from '../../contract/port/frames.ts';
import {
  type FollowerMessage,
  HELLO_CHANNEL,
  type HelloMessage,
  type LeaderMessage,
  followerChannel,
} from '../../contract/port/relay.ts';
import { type EngineLink, type LinkOptions, receiveFrom, watchLife } from './engine-link.ts';

export interface FollowerOptions extends LinkOptions {
  /** A leader spoke. */
  onHeard(): void;
  /** Asked at `since` (of `performance.now()`) and not heard until now: the leader is frozen, or cut off. */
  onSilent(since: number): void;
  /** Ends the attempt: this tab leads now, or goes away. */
  signal: AbortSignal;
}

/** A hello nobody heard (no leader yet, or it changes hands) is said again this often. */
const HELLO_AGAIN_MS = 150;
const PING_MS = 4_000;
/** A leader that was asked and says nothing for longer is not there. */
const SILENT_MS = 10_000;

export function openFollowerLink(options: FollowerOptions): Promise<Result<EngineLink>> {
  const { hello, onHeard, onSilent, signal } = options;
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
      // The one this link is with leads no more, though it may not know: it is frozen.
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
          watchLife(epoch, end, lost.signal);
          keepAsking(() => post({ type: 'ping', sent }), silence, onSilent, lost.signal);
          resolve({ ok: true, value: link });
          return;
        case 'frame':
          heard += 1;
          // Two leaders cannot be; a frame of another epoch is of one that has just gone or come.
          if (data.frame.epoch === epoch) receiveFrom(options, data.frame, tell);
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
  /** When the first question was asked that nobody has answered. */
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
 * While the tab is visible a leader is asked now and then. This is the one place where silence speaks: a frozen leader
 * keeps its locks, and what it sent last would stand on screen as live.
 */
function keepAsking(ask: () => void, silence: Silence, onSilent: (since: number) => void, signal: AbortSignal): void {
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    const slept = now - last > 2 * PING_MS;
    last = now;
    // This tab was hidden, or stood still itself: what it did not hear says nothing.
    if (slept || document.visibilityState !== 'visible') silence.end();
    if (document.visibilityState !== 'visible') return;
    silence.since ??= now;
    if (now - silence.since > SILENT_MS) onSilent(silence.since);
    ask();
  }, PING_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
