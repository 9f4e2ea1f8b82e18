/**
 * Where the engine runs, one module in three hosts: a SharedWorker; without it a Worker of the tab that leads; without
 * locks, or where what it has is refused, a Worker of each tab.
 */
import type { Result } from '../../model/failure.ts';
import type { EngineHost } from './engine-client.ts';
import type { EngineLink, OpenLink } from './engine-link.ts';
import { openDedicatedWorker, openSharedWorker, openWorkerLink } from './worker-link.ts';

export interface Host {
  /** Where it runs the engine; another one than was asked for, once it has found that this one is refused. */
  readonly kind: EngineHost;
  open: OpenLink;
  /** The tab goes away, perhaps into the back/forward cache: nothing of it may hold anything. */
  leave(): void;
}

export function createHost(host: EngineHost): Host {
  if (host === 'leader') return lazyLeaderHost();
  const open = host === 'shared' ? openSharedWorker : openDedicatedWorker;
  return { kind: host, open: async (options) => openWorkerLink(open(), options), leave: () => undefined };
}

/** Stands for leader as soon as its part is loaded. */
function lazyLeaderHost(): Host {
  let host: Host | undefined;
  const loaded = import('./leader-host.ts').then(({ leaderHost }) => (host = leaderHost()));
  return {
    get kind() {
      return host?.kind ?? 'leader';
    },
    open: (options) =>
      loaded.then(
        (leader) => leader.open(options),
        (): Result<EngineLink> => ({ ok: false, failure: { kind: 'unavailable' } }),
      ),
    leave: () => void loaded.then(({ leave }) => leave()).catch(() => undefined),
  };
}
