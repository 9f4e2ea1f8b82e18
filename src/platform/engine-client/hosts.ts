/**
 * Where the engine runs, one module in three hosts: a SharedWorker; without it a Worker of the tab that leads; without
 * locks, or where what it has is refused, a Worker of each tab.
 */
import type { Result } from '../../model/failure.ts';
import type { EngineHost } from './engine-client.ts';
import type { EngineLink, OpenLink } from './engine-link.ts';
import { type OpenedWorker, openDedicatedWorker, openSharedWorker, openWorkerLink } from './worker-link.ts';

export interface Host {
  /** Where it runs the engine; another one than was asked for, once it has found that this one is refused. */
  readonly kind: EngineHost;
  open: OpenLink;
  /** The tab goes away, perhaps into the back/forward cache: nothing of it may hold anything. */
  leave(): void;
}

export function createHost(host: EngineHost): Host {
  if (host === 'leader') return lazyLeaderHost();
  return host === 'shared' ? sharedHost() : { kind: 'solo', open: openOwn, leave: () => undefined };
}

const openOwn: OpenLink = async (options) => openWorkerLink(openDedicatedWorker(), options);

/**
 * A browser that keeps a site from storing anything has SharedWorkers and refuses them (browser-59). Firefox throws, which
 * says it. Chromium sends the event that a script sends too which the network did not bring; there the locks tell, which the
 * same setting refuses. A script that did not come is asked for again and changes no host: in a short outage every tab
 * would end with a connection of its own for as long as its page lives. Refused, it is so for this life of the page.
 */
function sharedHost(): Host {
  let kind: EngineHost = 'shared';
  return {
    get kind() {
      return kind;
    },
    open: async (options) => {
      const worker = kind === 'shared' ? sharedWorker() : undefined;
      if (worker !== undefined) {
        const opened = await openWorkerLink(worker, options);
        if (opened.ok || opened.failure.kind !== 'engineLost' || !(await refusesLocks())) return opened;
      }
      kind = 'solo';
      return openOwn(options);
    },
    leave: () => undefined,
  };
}

async function refusesLocks(): Promise<boolean> {
  try {
    await navigator.locks?.query();
    return false;
  } catch (reason) {
    return reason instanceof DOMException && reason.name === 'SecurityError';
  }
}

/** `undefined` where it is refused at once. */
function sharedWorker(): OpenedWorker | undefined {
  try {
    return openSharedWorker();
  } catch {
    return undefined;
  }
}

/** Stands for leader as soon as its part is loaded; one that did not come is asked for again by the next try to open. */
function lazyLeaderHost(): Host {
  let host: Host | undefined;
  let loading: Promise<Host | undefined> | undefined;
  const load = (): Promise<Host | undefined> =>
    (loading ??= import('./leader-host.ts').then(
      ({ leaderHost }) => (host = leaderHost()),
      () => (loading = undefined),
    ));
  void load();
  return {
    get kind() {
      return host?.kind ?? 'leader';
    },
    open: async (options): Promise<Result<EngineLink>> => {
      const leader = await load();
      return leader === undefined ? { ok: false, failure: { kind: 'unavailable' } } : leader.open(options);
    },
    leave: () => void loading?.then((leader) => leader?.leave()),
  };
}
