/** The leading tab's service to the others: hands each a port of the engine, and carries its messages. */
import type { Result } from '../../model/failure.ts';
import { type Remote, transfer } from 'comlink';
import { type EngineEndpoint, HELLO_DEADLINE_MS, type Hello, engineCalls } from '../../contract/port/engine.ts';
import type { EngineMessage } from '../../contract/port/frames.ts';
import { tabLock } from '../../contract/names.ts';
import {
  type FollowerMessage,
  HELLO_CHANNEL,
  type HelloMessage,
  type LeaderMessage,
  followerChannel,
} from '../../contract/port/relay.ts';
import { type ReloadGate, reloadGate } from '../service-worker/reload-gate.ts';
import { withDeadline } from './deadline.ts';
import type { WorkerLink } from './worker-link.ts';

/** This tab leads, though its engine is still to start: nobody else needs to try. */
export function announceLead(): void {
  const greeting = new BroadcastChannel(HELLO_CHANNEL);
  greeting.postMessage({ type: 'lead', epoch: null } satisfies HelloMessage);
  greeting.close();
}

/** Until the link is lost: then this tab leads no more. */
export function serveFollowers({ remote, epoch, lost: signal }: WorkerLink, gate = reloadGate): void {
  const greeting = new BroadcastChannel(HELLO_CHANNEL);
  const served = new Map<string, { link: string; end: AbortController }>();

  greeting.addEventListener('message', ({ data }: MessageEvent<HelloMessage>) => {
    if (data.type !== 'hello') return;
    const { hello, session: link } = data;
    const before = served.get(hello.tabId);
    // A hello is repeated until it is answered; another link's means that the follower begins anew.
    if (before?.link === link) return;
    before?.end.abort();
    const end = new AbortController();
    served.set(hello.tabId, { link, end });
    end.signal.addEventListener(
      'abort',
      () => {
        if (served.get(hello.tabId)?.end === end) served.delete(hello.tabId);
      },
      { once: true },
    );
    void serveFollower(remote, hello, end, gate);
  });

  signal.addEventListener(
    'abort',
    () => {
      greeting.close();
      for (const { end } of served.values()) end.abort();
    },
    { once: true },
  );
  greeting.postMessage({ type: 'lead', epoch } satisfies HelloMessage);
}

async function serveFollower(
  remote: Remote<EngineEndpoint>,
  hello: Hello,
  end: AbortController,
  gate: ReloadGate,
): Promise<void> {
  const channel = new BroadcastChannel(followerChannel(hello.tabId));
  const ports = new MessageChannel();
  const post = (message: LeaderMessage): void => {
    if (!end.signal.aborted) channel.postMessage(message);
  };
  end.signal.addEventListener(
    'abort',
    () => {
      channel.close();
      ports.port1.close();
    },
    { once: true },
  );

  let heard = 0;
  let sent = 0;
  ports.port1.addEventListener('message', ({ data }: MessageEvent<EngineMessage>) => {
    sent += 1;
    post({ type: 'frame', frame: data });
  });
  ports.port1.start();
  channel.addEventListener('message', ({ data }: MessageEvent<FollowerMessage>) => {
    switch (data.type) {
      case 'tab':
        heard += 1;
        ports.port1.postMessage(data.message);
        return;
      case 'call': {
        const { deadlineMs, repeat } = engineCalls[data.name];
        const asked = remote.call(hello.tabId, data.name, data.input) as Promise<Result<never>>;
        // The engine goes with this page, and another tab's order with it (offline-2), also where that tab has gone before.
        if (repeat === 'money') {
          const release = gate.hold('money');
          void withDeadline(asked, deadlineMs, new AbortController().signal).finally(release);
        }
        void withDeadline(asked, deadlineMs, end.signal).then((result) =>
          post({ type: 'answer', id: data.id, result }),
        );
        return;
      }
      case 'ping':
        if (data.sent !== heard) {
          post({ type: 'gap' });
          end.abort();
          return;
        }
        // Asked of the engine: in a frozen page this handler still runs (measured on Chromium), while its worker and
        // what comes from it stand still.
        void withDeadline(remote.call(hello.tabId, 'stats', null), engineCalls.stats.deadlineMs, end.signal).then(
          ({ ok }) => {
            if (ok) post({ type: 'pong', sent });
          },
        );
    }
  });

  const answer = await withDeadline(
    remote.hello(hello, transfer(ports.port2, [ports.port2])),
    HELLO_DEADLINE_MS,
    end.signal,
  );
  post({ type: 'welcome', answer });
  if (!answer.ok) {
    end.abort();
    return;
  }
  // The follower's lock is free: it is gone, or has begun a new life under another name.
  navigator.locks
    .request(tabLock(hello.tabId), { mode: 'shared', signal: end.signal }, () => end.abort())
    .catch(() => undefined);
}
