/** Now and then, what is watched or waited for is compared with the services: nothing else would notice a message that never came. */
import type { Timing } from '../../../src/contract/environment.ts';

export interface ReconcileOptions {
  timing(): Promise<Timing>;
  /**
   * What is on screen: while it is seen and the hubs are connected; a load comes anyway when that changes. What a player is
   * told of without looking (coupons, the pool): while any tab is there, hidden or not.
   */
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
