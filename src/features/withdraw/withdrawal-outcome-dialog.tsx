/** Dialog with the result of the last tap on "Çek", on any page (rule withdrawal-8). */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { momentText } from '../../domain/date-text.ts';
import { moneyText } from '../../domain/number-text.ts';
import {
  WITHDRAWAL_CHECKING_TITLE,
  WITHDRAWAL_NOT_CREATED_TITLE,
  WITHDRAWAL_NOT_CREATED_TEXT,
  WITHDRAWAL_REFUSED_TITLE,
  WITHDRAWAL_ACCEPTED_TITLE,
  checkingTexts,
  withdrawalRefusalText,
} from './outcome-texts.ts';
import type { WithdrawState } from '../../model/payment.ts';
import { accountLinks } from '../../routes/account-routes.ts';
import { useToday } from '../../state/device/clock.ts';
import { hideModal, showModal } from '../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../state/overlays/overlay-queue.ts';
import { WithdrawalFacts } from './withdrawal-facts.tsx';
import { UnresolvedWithdrawalActions } from './unresolved-withdrawal-actions.tsx';
import styles from './withdraw.module.css';

interface WithdrawalOutcomeDialogProps {
  state: WithdrawState;
  /** Called when the player has closed the dialog. */
  onClosed: () => void;
}

/** Shown once the summary and other open overlays are closed. */
export default function WithdrawalOutcomeDialog({ state, onClosed }: WithdrawalOutcomeDialogProps) {
  const words = wordsOf(state);
  useOverlayDialog('withdrawal', words !== null, {
    // Navigation does not close it, because it is unrelated to the current page.
    show: () => showModal({ owner: 'withdrawal', closeOnRouteChange: false, ...words }),
    hide: hideModal,
    onClosed,
    about: state.phase === 'unknown' ? state.doubt : state.phase,
  });
  return null;
}

function wordsOf(state: WithdrawState): { title: string; content: ReactNode } | null {
  switch (state.phase) {
    case 'confirmed':
      return { title: WITHDRAWAL_ACCEPTED_TITLE, content: <Taken withdrawal={state} /> };
    case 'rejected':
      return { title: WITHDRAWAL_REFUSED_TITLE, content: <p>{withdrawalRefusalText(state.failure)}</p> };
    case 'notMade':
      return { title: WITHDRAWAL_NOT_CREATED_TITLE, content: <p>{WITHDRAWAL_NOT_CREATED_TEXT}</p> };
    case 'unknown':
      return {
        title: WITHDRAWAL_CHECKING_TITLE,
        content: (
          <div className={`stack gap-3 ${styles['dialog']}`}>
            {checkingTexts(state).map((text) => (
              <p key={text}>{text}</p>
            ))}
            <UnresolvedWithdrawalActions doubt={state.doubt} />
          </div>
        ),
      };
    default:
      return null;
  }
}

function Taken({ withdrawal: { amount, sentAt } }: { withdrawal: Extract<WithdrawState, { phase: 'confirmed' }> }) {
  const now = useToday();
  return (
    <div className={`stack gap-3 ${styles['dialog']}`}>
      <p>Tutar bakiyenden ayrıldı. Talebin kontrol edilip bankana gönderilecek.</p>
      <WithdrawalFacts
        of={[
          ['Tutar', moneyText(amount)],
          ['Saat', momentText(sentAt, now)],
        ]}
      />
      <Link href={accountLinks.withdraw()}>Talebimi izle</Link>
    </div>
  );
}
