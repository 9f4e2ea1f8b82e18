/** Notices above the button that plays a coupon: why a tap had no effect, or the result of the sent coupon. */
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { couponRefusals } from '../../contract/services/coupon-refusals.ts';
import { COUPON_NOT_CREATED_TEXT, doubtTexts } from '../../domain/doubt-texts.ts';
import { failureText } from '../../domain/failure-text.ts';
import { moneyText } from '../../domain/number-text.ts';
import { clockTime } from '../../domain/time.ts';
import type { Doubt, MoneyState, DetailedMoneyState } from '../../model/money-call.ts';
import { accountLinks } from '../../routes/account-routes.ts';
import { Button } from '../../ui/control/button.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './play-notice.module.css';

type Told =
  | Exclude<DetailedMoneyState, { phase: 'unknown' }>
  | (Extract<DetailedMoneyState, { phase: 'unknown' }> & { price: number });

interface PlayNoticeProps {
  play: MoneyState<Told>;
  /** Reason why the last tap had no effect, if the engine could not report it; '' for none. */
  note?: string;
  /** True when the coupon may have been sent and the engine has reported nothing since. */
  doubtful?: boolean;
  /** List in which the player can check for themselves. */
  coupons: { name: string; href: string };
  /** Called when the player dismisses the result. */
  onSeen: () => void;
}

/** Result of the last tap on "Oyna", if it left the selections unchanged (rule play-12). */
export function PlayNotice({ play, note = '', doubtful = false, coupons, onSeen }: PlayNoticeProps) {
  const checking = { coupons, onSeen };
  if (play.phase === 'unknown') {
    return (
      <Checking doubt={play.doubt} {...checking}>
        {moneyText(play.price)} tutarındaki kuponun {clockTime(play.sentAt)} saatinde gönderildi.
      </Checking>
    );
  }
  if (doubtful) {
    return (
      <Checking doubt="checking" {...checking}>
        Kuponun gönderilmiş olabilir.
      </Checking>
    );
  }
  if (play.phase === 'rejected') {
    return (
      <PlayNoticeBox onClose={onSeen}>
        {failureText(play.failure)} <WayOn code={play.failure.code} />
      </PlayNoticeBox>
    );
  }
  if (play.phase === 'notMade') return <PlayNoticeBox onClose={onSeen}>{COUPON_NOT_CREATED_TEXT}</PlayNoticeBox>;
  return note === '' ? null : <PlayNoticeBox>{note}</PlayNoticeBox>;
}

interface NoticeProps {
  className?: string | undefined;
  onClose?: () => void;
  children: ReactNode;
}

export function PlayNoticeBox({ className, onClose, children }: NoticeProps) {
  return (
    <div className={classNames(styles['notice'], className)} role="alert">
      <p>{children}</p>
      {onClose !== undefined && (
        <button type="button" className="icon-button rigid" aria-label="Mesajı kapat" onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}

type CheckingProps = Pick<PlayNoticeProps, 'coupons' | 'onSeen'> & { doubt: Doubt; children: ReactNode };

/** Notice of an unresolved coupon, which must not look like a failure. */
function Checking({ doubt, coupons, onSeen, children }: CheckingProps) {
  return (
    <div className={styles['checking']}>
      <output>
        <b>Kuponunun durumu kontrol ediliyor</b>
        <span>{children} Yanıt gelmedi; kuponlarından kontrol ediyoruz. Kuponun ikinci kez gönderilmez.</span>
        {doubt !== 'checking' && <span>{doubtTexts[doubt]}</span>}
      </output>
      {doubt !== 'checking' && (
        <>
          <Link href={coupons.href}>{coupons.name}</Link>
          <Button variant="quiet" onClick={onSeen}>
            Kuponlarıma baktım, beklemeyi bırak
          </Button>
        </>
      )}
    </div>
  );
}

/** Link to where the cause of a refusal can be fixed. */
function WayOn({ code }: { code: number | undefined }) {
  if (code === couponRefusals.balance) return <Link href={accountLinks.deposit()}>Para yatır</Link>;
  if (code === couponRefusals.retailer) return <Link href={accountLinks.chooseRetailer()}>Bayi seç</Link>;
  return null;
}
