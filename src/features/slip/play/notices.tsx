import { moneyText } from '../../../domain/number-text.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { links } from '../../../routes/routes.ts';
import { couponRefusals } from '../../../contract/services/coupon-refusals.ts';
import { failureText } from '../../../domain/failure-text.ts';
import { clockTime } from '../../../domain/time.ts';
import { dismissPlay } from '../../../state/slip/slip.ts';
import styles from './notices.module.css';
import type { Playing } from './use-play.ts';

/** What came of the last tap, where it left the slip as it is (design §6). */
export function PlayNotice({ playing: { play, failure, doubtful } }: { playing: Playing }) {
  if (play.phase === 'unknown') {
    return (
      <Checking>
        {moneyText(play.price)} tutarındaki kuponun {clockTime(play.sentAt)} saatinde gönderildi.
      </Checking>
    );
  }
  if (doubtful) return <Checking>Kuponun gönderilmiş olabilir.</Checking>;
  if (play.phase === 'rejected') {
    return (
      <Told text={failureText(play.failure)} onSeen={dismissPlay}>
        <WayOn code={play.failure.code} />
      </Told>
    );
  }
  if (play.phase === 'notMade') return <Told text={NOT_MADE} onSeen={dismissPlay} />;
  return failure === null ? null : <Told text={failureText(failure)} />;
}

const NOT_MADE = 'Kuponun oluşmadı; bakiyenden düşülmedi. Tekrar oynayabilirsin.';

function Checking({ children }: { children: ReactNode }) {
  return (
    <output className={styles['checking']}>
      <b>Kuponunun durumu kontrol ediliyor</b>
      <span>
        {children} Yanıtı bize ulaşmadı; kupon geçmişinden kontrol ediyoruz. Hiçbir şey ikinci kez gönderilmez.
      </span>
    </output>
  );
}

/** Where a refusal can be put right. */
function WayOn({ code }: { code: number | undefined }) {
  if (code === couponRefusals.balance) return <Link href={links.deposit()}>Para yatır</Link>;
  if (code === couponRefusals.retailer) return <Link href={links.chooseRetailer()}>Bayi seç</Link>;
  return null;
}

interface ToldProps {
  text: string;
  onSeen?: () => void;
  children?: ReactNode;
}

function Told({ text, onSeen, children }: ToldProps) {
  return (
    <div className={styles['told']} role="alert">
      <p>
        {text} {children}
      </p>
      {onSeen !== undefined && (
        <button type="button" className={styles['close']} aria-label="Mesajı kapat" onClick={onSeen}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
