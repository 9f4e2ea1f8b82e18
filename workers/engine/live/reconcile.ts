/** Now and then, what is watched is compared with the services: nothing else would notice a message that never came. */
import type { Environment } from '../../../src/contract/environment.ts';
import type { Result } from '../../../src/contract/errors.ts';

export interface ReconcileOptions {
  environment(): Promise<Result<Environment>>;
  /** A tab is visible and the hubs are connected; otherwise a load comes anyway when that changes. */
  isNeeded(): boolean;
  run(): void;
  signal: AbortSignal;
}

const EVERY_MS = 60_000;

export function reconcile({ environment, isNeeded, run, signal }: ReconcileOptions): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const again = async (): Promise<void> => {
    const known = await environment();
    const period = (known.ok ? known.value.reconcileMs : undefined) ?? EVERY_MS;
    if (signal.aborted) return;
    timer = setTimeout(() => {
      if (isNeeded()) run();
      void again();
    }, period);
  };
  signal.addEventListener('abort', () => clearTimeout(timer), { once: true });
  void again();
}
