/** The player's withdrawal on its way. The engine owns it, so that tabs agree; this is the tab's view of it. */
import { useSyncExternalStore } from 'react';
import type { Result } from '../../model/failure.ts';
import type { WithdrawState } from '../../model/withdrawal.ts';
import { readNote, writeNote } from '../../platform/kept/tab-note.ts';
import { readToldWithdrawal, watchToldWithdrawal, writeToldWithdrawal } from '../../platform/kept/told-withdrawal.ts';
import { askEngine } from '../engine/engine.ts';
import { useTopicValue } from '../engine/live.ts';
import { onSessionEnd } from './session.ts';

/** What came of the last tap on "Çek"; undefined until the engine has said it. */
export function useWithdrawal(): WithdrawState | undefined {
  return useTopicValue({ kind: 'withdrawal' }, 'state');
}

/** One tap, one intent: the name of the intent is made here, once, and whatever happens on the way it is sent once. */
export function withdraw(amount: number, accountId: string): Promise<Result<WithdrawState>> {
  return askEngine('withdraw', { intent: crypto.randomUUID(), amount, accountId });
}

export function dismissWithdrawal(): void {
  void askEngine('dismissWithdrawal', null);
}

/** What this tab has told of the last one, which a reload does not make news again. */
export function toldOfWithdrawal(): string {
  return readNote(TOLD);
}

export function keepToldOfWithdrawal(news: string): void {
  writeNote(TOLD, news);
}

/** What any tab of this browser has told, to somebody who saw it. */
export function useToldInBrowser(): string {
  return useSyncExternalStore(watchToldWithdrawal, readToldWithdrawal);
}

/** Now, or when this tab is looked at: who looks at another one has not read it. The answer stops the waiting. */
export function tellBrowser(news: string): () => void {
  const tell = (): void => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', tell);
    writeToldWithdrawal(news);
  };
  document.addEventListener('visibilitychange', tell);
  tell();
  return () => document.removeEventListener('visibilitychange', tell);
}

const TOLD = 'withdrawal-told';

onSessionEnd(() => writeNote(TOLD, ''));
