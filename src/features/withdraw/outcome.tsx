/**
 * Result of the last tap on "Çek" if the form stays as it is (rules withdrawal-8, withdrawal-10). A refusal is a
 * dialog, on this page as elsewhere.
 */
import { CHECKING, NOT_MADE, NOT_MADE_TEXT, checkingTexts } from '../../domain/withdrawal/outcome-texts.ts';
import type { WithdrawState } from '../../model/withdrawal.ts';
import { dismissWithdrawal } from '../../state/member/withdrawal.ts';
import { Button } from '../../ui/control/button.tsx';
import { StopWaiting } from './stop-waiting.tsx';
import styles from './withdraw.module.css';

export function Outcome({ state }: { state: WithdrawState }) {
  switch (state.phase) {
    case 'notMade':
      return (
        <div className={styles['notice']} role="alert">
          <p className={styles['title']}>{NOT_MADE}</p>
          <p>{NOT_MADE_TEXT}</p>
          <Button variant="quiet" onClick={dismissWithdrawal}>
            Tamam
          </Button>
        </div>
      );
    case 'unknown':
      return (
        <div className={styles['notice']}>
          <output>
            <b className={styles['title']}>{CHECKING}</b>
            {checkingTexts(state).map((text) => (
              <span key={text}>{text}</span>
            ))}
          </output>
          <StopWaiting doubt={state.doubt} />
        </div>
      );
    default:
      return null;
  }
}
