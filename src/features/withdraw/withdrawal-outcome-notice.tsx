/**
 * Result of the last tap on "Çek" if the form stays as it is (rules withdrawal-8, withdrawal-10). A refusal is a
 * dialog, on this page as elsewhere.
 */
import {
  WITHDRAWAL_CHECKING_TITLE,
  WITHDRAWAL_NOT_CREATED_TITLE,
  WITHDRAWAL_NOT_CREATED_TEXT,
  checkingTexts,
} from './outcome-texts.ts';
import type { WithdrawState } from '../../model/withdrawal.ts';
import { dismissWithdrawal } from '../../state/member/use-withdrawal.ts';
import { Button } from '../../ui/control/button.tsx';
import { UnresolvedWithdrawalActions } from './unresolved-withdrawal-actions.tsx';
import styles from './withdraw.module.css';

export function WithdrawalOutcomeNotice({ state }: { state: WithdrawState }) {
  switch (state.phase) {
    case 'notMade':
      return (
        <div className={`card stack pad ${styles['notice']}`} role="alert">
          <p className="text-md weight-650">{WITHDRAWAL_NOT_CREATED_TITLE}</p>
          <p>{WITHDRAWAL_NOT_CREATED_TEXT}</p>
          <Button variant="quiet" onClick={dismissWithdrawal}>
            Tamam
          </Button>
        </div>
      );
    case 'unknown':
      return (
        <div className={`card stack pad ${styles['notice']}`}>
          <output>
            <b className="text-md weight-650">{WITHDRAWAL_CHECKING_TITLE}</b>
            {checkingTexts(state).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </output>
          <UnresolvedWithdrawalActions doubt={state.doubt} />
        </div>
      );
    default:
      return null;
  }
}
