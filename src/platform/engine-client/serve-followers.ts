/** Serves the followers in the leading tab: opens an engine port for each and relays its messages. */
import type { Result } from '../../model/failure.ts';
import { type Remote, transfer } from 'comlink';
import {
  type EngineEndpoint,
  HELLO_DEADLINE_MS,
  type Hello,
  engineCalls,
} from '../../contract/port/engine-contract.ts';
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
import { withDeadline } from './with-deadline.ts';
import type { WorkerLink } from './worker-link.ts';

/** Announces the lead before the engine has started, so that no other tab tries to take it. */
export function announceLeadership(): void {
  const greeting = new BroadcastChannel(HELLO_CHANNEL);
  greeting.postMessage({ type: 'lead', epoch: null } satisfies HelloMessage);
  greeting.close();
}

/** Serves followers until the link is lost, which ends this tab's lead. */
export function serveFollowers({ remote, epoch, lost: signal }: WorkerLink, gate = reloadGate): void {
  const greeting = new BroadcastChannel(HELLO_CHANNEL);
  const served = new Map<string, { link: string; end: AbortController }>();

  greeting.addEventListener('message', ({ data }: MessageEvent<HelloMessage>) => {
    if (data.type !== 'hello') return;
    const { hello, session: link } = data;
    const before = served.get(hello.tabId);
    // A hello is repeated until it is answered; a hello with another session means that the follower started anew.
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
        // The engine runs in this page, so a reload would end another tab's order too (offline-2), even if that tab has
        // been closed.
        if (repeat === 'money') {
          const release = gate.defer('money');
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
        // The engine itself must reply: in a frozen page this handler still runs (measured on Chromium), while its
        // worker and the worker's messages are suspended.
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
  // The follower's lock was granted, so the follower was closed or restarted under another id.
  navigator.locks
    .request(tabLock(hello.tabId), { mode: 'shared', signal: end.signal }, () => end.abort())
    .catch(() => undefined);
}
