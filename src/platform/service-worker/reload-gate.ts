/**
 * Reloads that the page triggers itself, at most once per build, tab and cause: the problem may persist after the
 * reload, and the page would reload for ever.
 */
type ReloadCause = 'replaced' | 'remembered';

const KEYS: Record<ReloadCause, string> = {
  replaced: 'tribun:reloaded-from',
  remembered: 'tribun:reloaded-remembered',
};

export function canReload(cause: ReloadCause): boolean {
  const entry = currentBuildEntry();
  return entry !== undefined && reloadedFrom(cause)?.includes(entry) === false;
}

/** @param reload called unless this build was reloaded for the same cause before */
export function reloadOnce(cause: ReloadCause, reload: () => void): void {
  const entry = currentBuildEntry();
  const before = reloadedFrom(cause);
  if (entry === undefined || before === undefined || before.includes(entry)) return;
  if (noted(cause, [...before, entry]) || !isReloaded()) reload();
}

/**
 * Returns the hashed path of the page's first script (`early.ts`), which identifies the build, also in the server's
 * page.
 */
export const currentBuildEntry = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry'];

/**
 * Entries of the builds this tab was reloaded from; `undefined` if storage is blocked, because a loop could not be
 * stopped.
 */
function reloadedFrom(cause: ReloadCause): string[] | undefined {
  try {
    return (sessionStorage.getItem(KEYS[cause]) ?? '').split(' ');
  } catch {
    return undefined; // storage is blocked
  }
}

/** Returns false if storage is full. */
function noted(cause: ReloadCause, entries: readonly string[]): boolean {
  try {
    sessionStorage.setItem(KEYS[cause], entries.join(' '));
    return true;
  } catch {
    return false;
  }
}

/** Returns true when this page was reloaded: the only way to end a loop if nothing could be stored. */
function isReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}

/**
 * Gate for the reload after a new build, which must not interrupt a bet, a payment or a form (offline-2). Code with
 * something to lose holds the gate, and the reload happens when the last hold is released.
 */
export interface ReloadGate {
  /** Reloads now, or when the last hold is released; at most once. */
  request(): void;
  /** Defers reloads. The reason is for developers. Returns the release, which may be called more than once. */
  defer(reason: string): () => void;
  /** Returns the reasons of the current holds. */
  reasons(): string[];
}

export function createReloadGate(reload: () => void): ReloadGate {
  const holds = new Map<symbol, string>();
  let requested = false;
  let done = false;

  const reloadWhenFree = (): void => {
    if (!requested || done || holds.size > 0) return;
    done = true;
    reload();
  };

  return {
    request: () => {
      requested = true;
      reloadWhenFree();
    },
    defer: (reason) => {
      const key = Symbol(reason);
      holds.set(key, reason);
      return () => {
        holds.delete(key);
        reloadWhenFree();
      };
    },
    reasons: () => [...holds.values()],
  };
}

/** The tab's only gate. */
export const reloadGate = createReloadGate(() => location.reload());
