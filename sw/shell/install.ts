/**
 * Installs a build on a device whose storage is full. A failed install would fail in the same way at the next check,
 * and the player would stay on an old build, so data that can be fetched later is dropped for it. A player's copies are
 * never dropped.
 */
import { orElse } from '../../src/storage/or-else.ts';
import { isQuotaError } from '../../src/storage/resilient-database.ts';

export interface InstallEdges {
  /** Fetches the files that are not stored yet. */
  install(): Promise<unknown>;
  /** Steps that free space, the least needed data first; each is called once, and only while the storage is full. */
  makeRoom: readonly (() => Promise<unknown>)[];
}

/** Rejects with the reason of the last try. */
export async function installWithRoom({ install, makeRoom }: InstallEdges): Promise<void> {
  for (const drop of makeRoom) {
    try {
      await install();
      return;
    } catch (reason) {
      if (!isQuotaError(reason)) throw reason;
      await orElse(drop(), undefined, nothingGone);
    }
  }
  await install();
}

/** The next try shows if there is enough space although this step failed. */
function nothingGone(): void {}
