/**
 * Console handle for support and tests: figures of the running tab, and the service reads that screens make. Offered
 * only on request: `?debug` in the address, for the life of the tab, or the key below for the device (rule storage-12).
 */
import type { Result } from '../model/failure.ts';
import type { EngineStats } from '../contract/port/engine-contract.ts';
import type { Reads } from '../contract/port/engine-contract.ts';
import type { ReadName } from '../contract/services/calls.ts';
import { DEBUG_KEY } from '../contract/names.ts';
import { callEngine } from '../state/engine/call-engine.ts';
import { readService } from '../state/engine/call-service.ts';

export interface SupportHandle {
  /** Counts of tabs, watches, events, and hub messages read, refused and unreadable. */
  stats(): Promise<Result<EngineStats>>;
  /** Calls a service's read as a screen would; changes nothing. */
  read<Name extends ReadName>(name: Name, input: Reads[Name]['input']): Promise<Result<unknown>>;
}

declare global {
  interface Window {
    tribun?: SupportHandle;
  }
}

export function offerSupportHandle(): void {
  if (!isAskedFor()) return;
  window.tribun = Object.freeze({
    stats: () => callEngine('stats', null),
    read: readService,
  });
}

function isAskedFor(): boolean {
  try {
    if (new URLSearchParams(location.search).has('debug')) sessionStorage.setItem(DEBUG_KEY, '1');
    return sessionStorage.getItem(DEBUG_KEY) !== null || localStorage.getItem(DEBUG_KEY) !== null;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
