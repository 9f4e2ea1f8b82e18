/** Shows the outcome of a withdrawal on any page (rule withdrawal-8). */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { WithdrawState } from '../../../model/payment.ts';
import { accountPatterns } from '../../../routes/account-routes.ts';
import { matchPattern } from '../../../routes/pattern.ts';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { useSession } from '../../../state/member/session.ts';
import {
  dismissWithdrawal,
  markWithdrawalSeen,
  withdrawalSeenInTab,
  useWithdrawalSeenInAnyTab,
  useWithdrawal,
} from '../../../state/member/use-withdrawal.ts';

const OutcomeDialog = createLoadableComponent(() => import('../../../features/withdraw/withdrawal-outcome-dialog.tsx'));

export function WithdrawalOutcome() {
  const { phase } = useSession();
  return phase === 'member' ? <CurrentWithdrawal /> : null;
}

function CurrentWithdrawal() {
  const state = useWithdrawal();
  return state === undefined || state.phase === 'idle' ? null : <Outcome state={state} />;
}

/**
 * Opens the outcome dialog unless the player has seen the outcome. The withdrawal page shows every outcome except a
 * refusal itself; an outcome seen there is not shown again on other pages or in other tabs.
 */
function Outcome({ state }: { state: Exclude<WithdrawState, { phase: 'idle' }> }) {
  const atPage = matchPattern(accountPatterns.withdraw, useLocation()[0]) !== undefined;
  const news = `${state.phase} ${state.intent}`;
  const [told, setTold] = useState(withdrawalSeenInTab.read);
  const tellsPage = atPage && state.phase !== 'rejected';
  const isTold = told === news;
  if (tellsPage && !isTold) setTold(news);
  useEffect(() => {
    if (told !== '') withdrawalSeenInTab.write(told);
  }, [told]);
  const isNews = state.phase === 'unknown' || isEnd(state);
  const isRead = isNews && isTold;
  useEffect(() => (isRead ? markWithdrawalSeen(news) : undefined), [isRead, news]);
  const isToldElsewhere = useWithdrawalSeenInAnyTab() === news;
  // The player has read the outcome in this tab and left it; the withdrawal page of another tab may still show it. An
  // unresolved withdrawal is never over.
  const isOver = isTold && !tellsPage && isEnd(state);
  useEffect(() => {
    if (isOver) dismissWithdrawal();
  }, [isOver]);
  // Loads the dialog now, so that it is ready when there is an outcome.
  useEffect(() => OutcomeDialog.preload(), []);
  if (tellsPage || isTold || isToldElsewhere || !isNews) return null;
  return <OutcomeDialog state={state} onClosed={() => setTold(news)} />;
}

function isEnd({ phase }: WithdrawState): boolean {
  return phase === 'confirmed' || phase === 'rejected' || phase === 'notMade';
}
