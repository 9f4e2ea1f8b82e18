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
