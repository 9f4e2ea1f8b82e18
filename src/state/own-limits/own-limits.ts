/** The member's own limits on this device. The engine owns them, so that all tabs agree; this is the tab's view. */
import { useSyncExternalStore } from 'react';
import { DEVICE_CHANNEL, STORAGE_PREFIX } from '../../contract/names.ts';
import type { Result } from '../../model/failure.ts';
import type { OwnLimitsChange, OwnLimitsState } from '../../model/own-limits.ts';
import { storedString } from '../../platform/browser-storage/stored-value.ts';
import { callEngine } from '../engine/call-engine.ts';
import { useTopicValue } from '../engine/use-topic.ts';

/** The engine's records in the storage of the tabs; empty while no member has limits on this device. */
const stored = storedString({ key: `${STORAGE_PREFIX}:intents:ownLimits` });

/** True once the engine has stored limits while this tab was open. */
let wasStored = false;

/** True when a member may have limits on this device; without any, the engine's part is not loaded. */
export function useMayHaveLimits(): boolean {
  return useSyncExternalStore(watchStored, mayBeStored);
}

const mayBeStored = (): boolean => wasStored || stored.read() !== '';

/** Follows both places of the records: a tab that writes one for the engine gets no event of the storage. */
function watchStored(onChange: () => void): () => void {
  const stop = stored.watch(onChange);
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(DEVICE_CHANNEL);
  channel?.addEventListener('message', ({ data }) => {
    if (data !== 'ownLimits') return;
    wasStored = true;
    onChange();
  });
  return () => {
    stop();
    channel?.close();
  };
}

/** Undefined until the engine has reported them, and for a visitor. */
export function useOwnLimits(): OwnLimitsState | undefined {
  return useTopicValue({ kind: 'ownLimits' }, 'state');
}

export function changeOwnLimits(change: OwnLimitsChange): Promise<Result<null>> {
  return callEngine('changeOwnLimits', change);
}
