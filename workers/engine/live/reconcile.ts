/** Compares values with the services at an interval, because nothing else would notice a message that never came. */
import type { Timing } from '../../../src/contract/environment.ts';

interface ReconcileOptions {
  timing(): Promise<Timing>;
  /**
   * Returns true when the comparison is needed. For values on screen: while a tab is visible and the hubs are
   * connected, because a change of either loads them anyway. For values that cause notices (coupons, the pool): while
   * any tab is open, hidden or not.
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
