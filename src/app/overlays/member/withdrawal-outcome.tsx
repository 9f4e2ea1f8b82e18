/** What came of a withdrawal reaches its player wherever they are (rule withdrawal-8). */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { WithdrawState } from '../../../model/withdrawal.ts';
import { accountPatterns } from '../../../routes/account.ts';
import { isAt } from '../../../routes/pattern.ts';
import { loadableComponent } from '../../../state/load/loadable.ts';
import { useSession } from '../../../state/member/session.ts';
import {
  dismissWithdrawal,
  keepToldOfWithdrawal,
  tellBrowser,
  toldOfWithdrawal,
  useToldInBrowser,
  useWithdrawal,
} from '../../../state/member/withdrawal.ts';

const OutcomeDialog = loadableComponent(() => import('../../../features/withdraw/outcome-dialog.tsx'));

export function WithdrawalOutcome() {
  const { phase } = useSession();
  return phase === 'member' ? <LastTap /> : null;
}

function LastTap() {
  const state = useWithdrawal();
  return state === undefined || state.phase === 'idle' ? null : <Outcome state={state} />;
}

/**
 * Its own page tells all but a refusal by itself; what it has told is not told once more where the player goes from there, nor
 * in another tab.
 */
function Outcome({ state }: { state: Exclude<WithdrawState, { phase: 'idle' }> }) {
  const atPage = isAt(accountPatterns.withdraw, useLocation()[0]);
  const news = `${state.phase} ${state.intent}`;
  const [told, setTold] = useState(toldOfWithdrawal);
  const tellsPage = atPage && state.phase !== 'rejected';
  const isTold = told === news;
  if (tellsPage && !isTold) setTold(news);
  useEffect(() => {
    if (told !== '') keepToldOfWithdrawal(told);
  }, [told]);
  const isNews = state.phase === 'unknown' || isEnd(state);
  const isRead = isNews && isTold;
  useEffect(() => (isRead ? tellBrowser(news) : undefined), [isRead, news]);
  const isToldElsewhere = useToldInBrowser() === news;
  // Read and left, in this tab: in another one it may still stand on its page. What is in doubt is not over for that.
  const isOver = isTold && !tellsPage && isEnd(state);
  useEffect(() => {
    if (isOver) dismissWithdrawal();
  }, [isOver]);
  // By the time there is something to tell, its words are there.
  useEffect(() => OutcomeDialog.begin(), []);
  if (tellsPage || isTold || isToldElsewhere || !isNews) return null;
  return <OutcomeDialog state={state} onClosed={() => setTold(news)} />;
}

function isEnd({ phase }: WithdrawState): boolean {
  return phase === 'confirmed' || phase === 'rejected' || phase === 'notMade';
}
