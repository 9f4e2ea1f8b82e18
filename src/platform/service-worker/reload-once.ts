/**
 * Reloads that the page makes by itself, at most once a build, tab and cause: whatever is wrong may be wrong after the reload
 * too, and the page would reload for ever.
 */
export type ReloadCause = 'replaced' | 'remembered';

const KEYS: Record<ReloadCause, string> = {
  replaced: 'tribun:reloaded-from',
  remembered: 'tribun:reloaded-remembered',
};

export function mayReload(cause: ReloadCause): boolean {
  const entry = ownEntry();
  return entry !== undefined && reloadedFrom(cause)?.includes(entry) === false;
}

/** @param reload called unless this build was reloaded for the same cause before */
export function reloadOnce(cause: ReloadCause, reload: () => void): void {
  const entry = ownEntry();
  const before = reloadedFrom(cause);
  if (entry === undefined || before === undefined || before.includes(entry)) return;
  if (noted(cause, [...before, entry]) || !isReloaded()) reload();
}

/** The hashed path of the script that the page begins with (`early.ts`); it names the build on the server's page too. */
export const ownEntry = (): string | undefined =>
  document.querySelector<HTMLScriptElement>('script[data-entry]')?.dataset['entry'];

/** Entries of the builds this tab was reloaded from; `undefined` where nothing can be kept, and nothing would end a loop. */
function reloadedFrom(cause: ReloadCause): string[] | undefined {
  try {
    return (sessionStorage.getItem(KEYS[cause]) ?? '').split(' ');
  } catch {
    return undefined; // storage is blocked
  }
}

/** False where there is no room for it. */
function noted(cause: ReloadCause, entries: readonly string[]): boolean {
  try {
    sessionStorage.setItem(KEYS[cause], entries.join(' '));
    return true;
  } catch {
    return false;
  }
}

/** This page came by a reload: where nothing could be noted that ends the loop. */
function isReloaded(): boolean {
  return performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'reload');
}
