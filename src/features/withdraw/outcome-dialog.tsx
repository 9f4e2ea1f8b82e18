/** Dialog with the result of the last tap on "Çek", on any page (rule withdrawal-8). */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { momentText } from '../../domain/date-text.ts';
import { moneyText } from '../../domain/number-text.ts';
import {
  CHECKING,
  NOT_MADE,
  NOT_MADE_TEXT,
  REFUSED,
  TAKEN,
  checkingTexts,
} from '../../domain/withdrawal/outcome-texts.ts';
import { refusalText } from '../../domain/withdrawal/refusal-text.ts';
import type { WithdrawState } from '../../model/withdrawal.ts';
import { accountLinks } from '../../routes/account.ts';
import { useToday } from '../../state/device/clock.ts';
import { hideModal, showModal } from '../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../state/overlays/queue.ts';
import { Facts } from './facts.tsx';
import { StopWaiting } from './stop-waiting.tsx';
import styles from './withdraw.module.css';

export interface OutcomeDialogProps {
  state: WithdrawState;
  /** Called when the player has closed the dialog. */
  onClosed: () => void;
}

/** Shown once the summary and other open overlays are closed. */
export default function OutcomeDialog({ state, onClosed }: OutcomeDialogProps) {
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
      return { title: TAKEN, content: <Taken withdrawal={state} /> };
    case 'rejected':
      return { title: REFUSED, content: <p>{refusalText(state.failure)}</p> };
    case 'notMade':
      return { title: NOT_MADE, content: <p>{NOT_MADE_TEXT}</p> };
    case 'unknown':
      return {
        title: CHECKING,
        content: (
          <div className={styles['dialog']}>
            {checkingTexts(state).map((text) => (
              <p key={text}>{text}</p>
            ))}
            <StopWaiting doubt={state.doubt} />
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
    <div className={styles['dialog']}>
      <p>Tutar bakiyenden ayrıldı. Talebin kontrol edilip bankana gönderilecek.</p>
      <Facts
        of={[
          ['Tutar', moneyText(amount)],
          ['Saat', momentText(sentAt, now)],
        ]}
      />
      <Link href={accountLinks.withdraw()}>Talebimi izle</Link>
    </div>
  );
}
