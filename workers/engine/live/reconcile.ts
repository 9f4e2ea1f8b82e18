/** Now and then, what is watched is compared with the services: nothing else would notice a message that never came. */
import type { Timing } from '../../../src/contract/environment.ts';

export interface ReconcileOptions {
  timing(): Promise<Timing>;
  /** A tab is visible and the hubs are connected; otherwise a load comes anyway when that changes. */
  isNeeded(): boolean;
  run(): void;
  signal: AbortSignal;
}

export function reconcile({ timing, isNeeded, run, signal }: ReconcileOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async (): Promise<void> => {
    const { reconcileMs } = await timing();
    if (signal.aborted) return;
    timer = setTimeout(() => {
      if (isNeeded()) run();
      void again();
    }, reconcileMs);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  void again();
}
