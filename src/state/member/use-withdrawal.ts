/** The player's withdrawal in progress. The engine owns it, so that tabs agree; this is the tab's view of it. */
import { useSyncExternalStore } from 'react';
import type { Result } from '../../model/failure.ts';
import type { WithdrawState } from '../../model/payment.ts';
import { storedSeenWithdrawal } from '../../platform/browser-storage/stored-player-notes.ts';
import { tabNote } from '../../platform/browser-storage/stored-value.ts';
import { callEngine } from '../engine/call-engine.ts';
import { useTopicValue } from '../engine/use-topic.ts';
import { onSessionEnd } from './session.ts';

/** Returns the state of the last tap on "Çek"; undefined until the engine has reported it. */
export function useWithdrawal(): WithdrawState | undefined {
  return useTopicValue({ kind: 'withdrawal' }, 'state');
}

/**
 * Sends a withdrawal of `amount` kuruş. The id of the intent is created once per tap, so that the request is sent at
 * most once.
 */
export function withdraw(amount: number, accountId: string): Promise<Result<WithdrawState>> {
  return callEngine('withdraw', { intent: crypto.randomUUID(), amount, accountId });
}

export function dismissWithdrawal(): void {
  void callEngine('dismissWithdrawal', null);
}

/** The outcome this tab has shown last, which stays known after a reload. */
export const withdrawalSeenInTab = tabNote('withdrawal-told');

/** Returns the outcome last seen by the player in any tab of this browser. */
export function useWithdrawalSeenInAnyTab(): string {
  return useSyncExternalStore(storedSeenWithdrawal.watch, storedSeenWithdrawal.read);
}

/**
 * Records the outcome as seen, now or once this tab is visible: in a hidden tab it has not been read. Returns how to
 * stop.
 */
export function markWithdrawalSeen(news: string): () => void {
  const tell = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', tell);
    storedSeenWithdrawal.write(news);
  };
  document.addEventListener('visibilitychange', tell);
  tell();
  return () => document.removeEventListener('visibilitychange', tell);
}

onSessionEnd(() => void withdrawalSeenInTab.write(''));
