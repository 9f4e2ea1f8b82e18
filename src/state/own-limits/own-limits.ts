/** The member's own limits on this device. The engine owns them, so that all tabs agree; this is the tab's view. */
import { useSyncExternalStore } from 'react';
import { STORAGE_PREFIX } from '../../contract/names.ts';
import type { Result } from '../../model/failure.ts';
import type { OwnLimitsChange, OwnLimitsState } from '../../model/own-limits.ts';
import { storedString } from '../../platform/browser-storage/stored-value.ts';
import { callEngine } from '../engine/call-engine.ts';
import { useTopicValue } from '../engine/use-topic.ts';

/** The engine's records in the storage of the tabs; empty while no member has limits on this device. */
const stored = storedString({ key: `${STORAGE_PREFIX}:intents:ownLimits` });

/** True when a member may have limits on this device; without any, the engine's part is not loaded. */
export function useMayHaveLimits(): boolean {
  return useSyncExternalStore(stored.watch, () => stored.read() !== '');
}

/** Undefined until the engine has reported them, and for a visitor. */
export function useOwnLimits(): OwnLimitsState | undefined {
  return useTopicValue({ kind: 'ownLimits' }, 'state');
}

export function changeOwnLimits(change: OwnLimitsChange): Promise<Result<null>> {
  return callEngine('changeOwnLimits', change);
}
