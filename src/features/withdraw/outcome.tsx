/** What came of the last tap on "Çek", where it left the form as it is (rules withdrawal-8, withdrawal-10). */
import { Link } from 'wouter';
import { moneyText } from '../../domain/number-text.ts';
import { clockTime } from '../../domain/time.ts';
import { refusalText } from '../../domain/withdrawal/refusal-text.ts';
import type { Failure } from '../../model/failure.ts';
import type { Doubt } from '../../model/money-call.ts';
import type { WithdrawState } from '../../model/withdrawal.ts';
import { accountLinks } from '../../routes/account.ts';
import { hideModal, showNotice } from '../../state/overlays/dialogs.ts';
import { useOverlayDialog } from '../../state/overlays/queue.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './withdraw.module.css';

export interface OutcomeProps {
  state: WithdrawState;
  onDismiss: () => void;
}

export function Outcome({ state, onDismiss }: OutcomeProps) {
  switch (state.phase) {
    case 'rejected':
      return <Refused failure={state.failure} onDismiss={onDismiss} />;
    case 'notMade':
      return (
        <div className={styles['notice']} role="alert">
          <p className={styles['title']}>Talebin oluşmadı</p>
          <p>Bakiyenden düşülmedi. Tekrar deneyebilirsin.</p>
          <Button variant="quiet" onClick={onDismiss}>
            Tamam
          </Button>
        </div>
      );
    case 'unknown':
      return <Checking state={state} onDismiss={onDismiss} />;
    default:
      return null;
  }
}

/** Stands over the page when the summary has made room. */
function Refused({ failure, onDismiss }: { failure: Failure; onDismiss: () => void }) {
  useOverlayDialog('withdrawal', true, {
    show: () => showNotice({ owner: 'withdrawal', title: 'Talebin Alınamadı', content: <p>{refusalText(failure)}</p> }),
    hide: hideModal,
    onClosed: onDismiss,
  });
  return null;
}

interface CheckingProps {
  state: Extract<WithdrawState, { phase: 'unknown' }>;
  onDismiss: () => void;
}

/** In doubt is not failed. */
function Checking({ state: { amount, sentAt, doubt }, onDismiss }: CheckingProps) {
  return (
    <div className={styles['notice']}>
      <output>
        <b className={styles['title']}>Talebinin durumu kontrol ediliyor</b>
        <span>
          {moneyText(amount)} tutarındaki talebin {clockTime(sentAt)} saatinde gönderildi. Yanıtı bize ulaşmadı; hesap
          hareketlerinden kontrol ediyoruz. Hiçbir şey ikinci kez gönderilmez.
        </span>
        {doubt !== 'checking' && <span>{doubtTexts[doubt]}</span>}
      </output>
      {doubt !== 'checking' && (
        <>
          <Link href={accountLinks.transactions()}>Hesap hareketlerim</Link>
          <Button variant="quiet" onClick={onDismiss}>
            Hareketlerime baktım, beklemeyi bırak
          </Button>
        </>
      )}
    </div>
  );
}

const doubtTexts: Record<Exclude<Doubt, 'checking'>, string> = {
  unread: 'Hesap hareketlerin tam okunamadı; denemeye devam ediyoruz.',
  alike: 'Hesap hareketlerinde buna benzeyen bir talep var; aynı talep olduğu kesin değil.',
  notListed: 'Hesap hareketlerinde görünmüyor; oluşmadığı yine de kesin değil. Bakmaya devam ediyoruz.',
  balanceMoved:
    'Hesap hareketlerinde görünmüyor, ama bakiyen gönderimden sonra değişti; oluşmadığı kesin değil. Bakmaya devam ediyoruz.',
};
