/** What is said over the slip: why a tap changed nothing, what came of a coupon that was sent. */
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { couponRefusals } from '../../../contract/services/coupon-refusals.ts';
import { failureText } from '../../../domain/failure-text.ts';
import { moneyText } from '../../../domain/number-text.ts';
import { clockTime } from '../../../domain/time.ts';
import type { Failure } from '../../../model/failure.ts';
import { NOT_MADE, doubtTexts } from '../../../domain/doubt-texts.ts';
import type { Doubt } from '../../../model/money-call.ts';
import type { PlayState } from '../../../model/slip.ts';
import { accountLinks } from '../../../routes/account.ts';
import { links } from '../../../routes/routes.ts';
import { dismissPlay, useSlipFailure } from '../../../state/slip/slip.ts';
import { Button } from '../../../ui/control/button.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './notices.module.css';

/** Why the last tap changed nothing; gone with the next one that does, or when closed. */
export function SlipFailure({ floating = false }: { floating?: boolean }) {
  const failure = useSlipFailure();
  const [seen, setSeen] = useState<Failure | undefined>();
  if (failure === undefined || failure === seen) return null;
  return (
    <Notice className={floating ? styles['floating'] : styles['above']} onClose={() => setSeen(failure)}>
      {failureText(failure)}
    </Notice>
  );
}

export interface PlayNoticeProps {
  play: PlayState;
  /** Why the last tap did nothing, where not even the engine could say; '' for nothing to say. */
  note: string;
  /** The coupon may have been sent, and the engine has not said more since. */
  doubtful: boolean;
  /** The odds on screen are not those that were agreed to. */
  moved: boolean;
}

/** What came of the last tap on "Oyna", where it left the slip as it is (rule play-12, play-16). */
export function PlayNotice({ play, note, doubtful, moved }: PlayNoticeProps) {
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
      <Notice onClose={dismissPlay}>
        {failureText(play.failure)} <WayOn code={play.failure.code} />
      </Notice>
    );
  }
  if (play.phase === 'ask' && moved) return <Notice onClose={dismissPlay}>{ODDS_MOVED}</Notice>;
  if (play.phase === 'notMade') return <Notice onClose={dismissPlay}>{NOT_MADE}</Notice>;
  return note === '' ? null : <Notice>{note}</Notice>;
}

const ODDS_MOVED = 'Oranlar tam o anda değişti; kuponun gönderilmedi. Yeni oranlara bakıp yeniden oynayabilirsin.';

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
          <Link href={links.coupons()}>Kuponlarım</Link>
          <Button variant="quiet" onClick={dismissPlay}>
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

interface NoticeProps {
  className?: string | undefined;
  onClose?: () => void;
  children: ReactNode;
}

function Notice({ className, onClose, children }: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], className)} role="alert">
      <p>{children}</p>
      {onClose !== undefined && (
        <button type="button" className={styles['close']} aria-label="Mesajı kapat" onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}
