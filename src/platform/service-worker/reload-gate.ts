/**
 * A new build reloads every tab, but never while a bet, a payment or a form is under way (offline-2): whoever has
 * something to lose holds the reload and it happens when the last hold is released.
 */
export interface ReloadGate {
  /** Reloads now, or as soon as nobody holds it; at most once. */
  request(): void;
  /** Holds reloads back. The reason is for developers. Answers the release, which may be called more than once. */
  hold(reason: string): () => void;
  /** Why a reload is held back now. */
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
    hold: (reason) => {
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

/** The tab's one gate. */
export const reloadGate = createReloadGate(() => location.reload());
