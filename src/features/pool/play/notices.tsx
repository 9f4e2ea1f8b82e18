/** What is said over the button: why a tap changed nothing, what came of a coupon that was sent. */
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { couponRefusals } from '../../../contract/services/coupon-refusals.ts';
import { failureText } from '../../../domain/failure-text.ts';
import { moneyText } from '../../../domain/number-text.ts';
import { clockTime } from '../../../domain/time.ts';
import { NOT_MADE, doubtTexts } from '../../../domain/doubt-texts.ts';
import type { Doubt } from '../../../model/money-call.ts';
import type { PoolPlayState } from '../../../model/pool.ts';
import { accountLinks } from '../../../routes/account.ts';
import { couponLinks } from '../../../routes/coupons.ts';
import { dismissPoolPlay } from '../../../state/pool/pool-marks.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './play.module.css';

export function PlayNotice({ play, note, doubtful }: { play: PoolPlayState; note: string; doubtful: boolean }) {
  if (play.phase === 'unknown') {
    return (
      <Checking doubt={play.doubt}>
        {moneyText(play.price)} tutarındaki kuponun {clockTime(play.sentAt)} saatinde gönderildi.
      </Checking>
    );
  }
  if (doubtful) return <Checking doubt="checking">Kuponun gönderilmiş olabilir.</Checking>;
  if (play.phase === 'rejected') {
    return (
      <Notice onClose={dismissPoolPlay}>
        {failureText(play.failure)} <WayOn code={play.failure.code} />
      </Notice>
    );
  }
  if (play.phase === 'notMade') return <Notice onClose={dismissPoolPlay}>{NOT_MADE}</Notice>;
  return note === '' ? null : <Notice>{note}</Notice>;
}

function Checking({ doubt, children }: { doubt: Doubt; children: ReactNode }) {
  return (
    <div className={styles['checking']}>
      <output>
        <b>Kuponunun durumu kontrol ediliyor</b>
        <span>
          {children} Yanıtı bize ulaşmadı; kupon geçmişinden kontrol ediyoruz. Hiçbir şey ikinci kez gönderilmez.
        </span>
        {doubt !== 'checking' && <span>{doubtTexts[doubt]}</span>}
      </output>
      {doubt !== 'checking' && (
        <>
          <Link href={couponLinks.poolCoupons()}>Spor Toto kuponlarım</Link>
          <Button variant="quiet" onClick={dismissPoolPlay}>
            Kuponlarıma baktım, beklemeyi bırak
          </Button>
        </>
      )}
    </div>
  );
}

/** Where a refusal can be put right. */
function WayOn({ code }: { code: number | undefined }) {
  if (code === couponRefusals.balance) return <Link href={accountLinks.deposit()}>Para yatır</Link>;
  if (code === couponRefusals.retailer) return <Link href={accountLinks.chooseRetailer()}>Bayi seç</Link>;
  return null;
}

export function Notice({ onClose, children }: { onClose?: () => void; children: ReactNode }) {
  return (
    <div className={styles['notice']} role="alert">
      <p>{children}</p>
      {onClose !== undefined && (
        <button type="button" className={styles['close']} aria-label="Mesajı kapat" onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
