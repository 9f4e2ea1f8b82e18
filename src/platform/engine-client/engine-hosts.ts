/**
 * Hosts of the engine module: a SharedWorker; otherwise a Worker of the leading tab; without locks, or if the preferred
 * host is refused, a Worker per tab.
 */
import type { Result } from '../../model/failure.ts';
import type { EngineHostKind } from './engine-client.ts';
import type { EngineLink, OpenLink } from './engine-link.ts';
import { type OpenedWorker, openDedicatedWorker, openSharedWorker, openWorkerLink } from './worker-link.ts';

export interface EngineHost {
  /** The actual host, which differs from the requested one after that was refused. */
  readonly kind: EngineHostKind;
  open: OpenLink;
  /** Releases everything, because the tab is left, perhaps into the back/forward cache. */
  release(): void;
}

export function createEngineHost(host: EngineHostKind): EngineHost {
  if (host === 'leader') return lazyLeaderHost();
  return host === 'shared' ? sharedHost() : { kind: 'solo', open: openOwn, release: () => undefined };
}

const openOwn: OpenLink = async (options) => openWorkerLink(openDedicatedWorker(), options);

/**
 * Browsers that block all storage of a site have SharedWorkers but refuse them (browser-59). Firefox throws. Chromium
 * fires the same event as for a script that did not load, so the locks decide, which the same setting refuses. A script
 * that did not load is retried and does not change the host: otherwise every tab would keep a connection of its own
 * after a short outage. A refusal is final for this page.
 */
function sharedHost(): EngineHost {
  let kind: EngineHostKind = 'shared';
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
    release: () => undefined,
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

/** Returns `undefined` if the browser refuses at once. */
function sharedWorker(): OpenedWorker | undefined {
  try {
    return openSharedWorker();
  } catch {
    return undefined;
  }
}

/**
 * Host that loads its code on demand and represents the leader until then; a failed load is retried by the next `open`.
 */
function lazyLeaderHost(): EngineHost {
  let host: EngineHost | undefined;
  let loading: Promise<EngineHost | undefined> | undefined;
  const load = (): Promise<EngineHost | undefined> =>
    (loading ??= import('./leader-host.ts').then(
      ({ createLeaderHost }) => (host = createLeaderHost()),
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
    release: () => void loading?.then((leader) => leader?.release()),
  };
}
