/**
 * The install of a build on a device whose storage is full. Failed, it would be tried again with the next check and fail
 * again, and the player would stay on an old build: what can be had again makes way for it. A player's copies never do.
 */
import { orElse } from '../../src/storage/or-else.ts';
import { isQuotaError } from '../../src/storage/resilient-database.ts';

export interface InstallEdges {
  /** Files that are kept already are not fetched again. */
  install(): Promise<unknown>;
  /** What makes way, the least needed first; each is asked once, and only while the storage is full. */
  makeRoom: readonly (() => Promise<unknown>)[];
}

/** Fails as the last try does. */
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

/** The next try tells whether there is room all the same. */
function nothingGone(): void {}
