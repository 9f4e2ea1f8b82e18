import CircleCheck from 'lucide-react/icons/circle-check';
import ImageIcon from 'lucide-react/icons/image';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { UNCONFIRMED_TEXT, confirmationTitle } from '../../../domain/coupon/coupon-confirmation.ts';
import { playAgainText, playedSlip } from '../../../domain/coupon/played-slip.ts';
import { countText, moneyText, oddText } from '../../../domain/number-text.ts';
import type { Coupon, CouponLeg } from '../../../model/coupon.ts';
import { openConfirm, confirmWithoutRequest } from '../../../parts/confirm/confirm.tsx';
import { slipReplacement } from '../../../parts/coupon-actions/slip-replacement.ts';
import { openCouponPicture } from '../../../parts/coupon-picture/open-coupon-picture.tsx';
import { ShareNote } from '../../../parts/share-note/share-note.tsx';
import { couponLinks } from '../../../routes/coupon-routes.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { useIsConnected } from '../../../state/engine/use-connection.ts';
import { useAction, useIsMounted } from '../../../state/engine/use-action.ts';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { dismissSheet } from '../../../state/overlays/dialogs.ts';
import { expandSheet } from '../../../state/overlays/sheet-stop.ts';
import { useSharing } from '../../../state/slip/sharing.ts';
import { dismissSlipPlay, openSlip, useSelections } from '../../../state/slip/slip-calls.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FormError } from '../../../ui/form/form-error.tsx';
import { focusPage, focusSlipTitle } from './focus-after-play.ts';
import { type ConfirmedPlay, usePlayedCoupon } from './played-coupon.ts';
import styles from './slip-play-confirmation.module.css';

/** Separate, because it needs the code of the coupon pages. */
const PlayedTicket = createLoadableComponent(() => import('./played-ticket.tsx'));

/** The accepted coupon as a ticket, made or still waiting for confirmation (rule play-28). */
export default function SlipPlayConfirmation({ play }: { play: ConfirmedPlay }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button was removed, so the focus moves to the title. The ticket needs the whole sheet.
  useEffect(() => {
    title.current?.focus();
    expandSheet();
  }, []);
  const { couponIds, waits, couponCount } = play;
  const [couponId] = couponIds;
  const loaded = usePlayedCoupon(play);
  const coupon = loaded.value;
  const hasLegs = (coupon?.legs ?? []).length > 0;
  const again = useAction('');
  const sharing = useSharing();
  return (
    <section className={`stack gap-3 ${styles['confirmed']}`} aria-labelledby="kupon-olustu">
      <header className={styles['head']}>
        <CircleCheck className={styles['icon']} size={32} aria-hidden />
        <h3 ref={title} id="kupon-olustu" tabIndex={-1} className={styles['title']}>
          {confirmationTitle(couponCount, waits)}
        </h3>
        <p className="text-sm muted">{waits ? UNCONFIRMED_TEXT : 'Bol şans!'}</p>
      </header>
      <div className={styles['ticket']} aria-busy={loaded.phase === 'loading'}>
        {loaded.phase === 'loading' && <Skeleton height={LEGS_HEIGHT} />}
        {coupon !== undefined && hasLegs && (
          <PlayedTicket coupon={coupon} fallback={<Skeleton height={LEGS_HEIGHT} />} />
        )}
        <Facts play={play} coupon={coupon} />
      </div>
      <Button variant="primary" wide className={styles['continue']} onClick={continueBetting}>
        Devam et
      </Button>
      <div className={`flex wrap gap-2 ${styles['more']}`}>
        <CouponLink play={play} />
        {couponId !== undefined && (
          <Button variant="quiet" aria-busy={sharing.busy} onClick={() => sharing.share(couponId)}>
            <Share2 size={16} aria-hidden /> Paylaş
          </Button>
        )}
        {coupon !== undefined && hasLegs && (
          <Button variant="quiet" onClick={() => openCouponPicture(coupon)}>
            <ImageIcon size={16} aria-hidden /> Resim
          </Button>
        )}
        {coupon !== undefined && isOpen(coupon) && <PlayAgain coupon={coupon} action={again} />}
      </div>
      <div>
        <FormError text={again.failed ? again.note : ''} />
        <output className="text-sm muted">{again.failed ? '' : again.note}</output>
        <ShareNote note={sharing.note} url={sharing.url} />
      </div>
    </section>
  );
}

/** Height of a ticket with three selections, px. */
const LEGS_HEIGHT = 182;

function Facts({ play, coupon }: { play: ConfirmedPlay; coupon: Coupon | undefined }) {
  const { couponIds, couponCount } = play;
  const [couponId] = couponIds;
  const many = couponCount > 1;
  return (
    <>
      {coupon !== undefined && (
        <p className={`num ${styles['winning']}`}>
          <b translate="no">{moneyText(coupon.maxWinning)}</b> kazanabilirsin
        </p>
      )}
      <dl className={`stack text-sm ${styles['facts']} num`}>
        {many && (
          <>
            <dt>Kupon adedi</dt>
            <dd>{countText(couponCount)}</dd>
          </>
        )}
        {coupon !== undefined && (
          <>
            <dt>Toplam oran</dt>
            <dd translate="no">{oddText(coupon.totalOdd)}</dd>
          </>
        )}
        <dt>{many ? 'Toplam bedel' : 'Bedel'}</dt>
        <dd translate="no">{moneyText(coupon?.price ?? play.price)}</dd>
        {couponId !== undefined && (
          <>
            <dt>{many ? 'İlk kupon no' : 'Kupon no'}</dt>
            <dd data-coupon>{couponId}</dd>
          </>
        )}
      </dl>
    </>
  );
}

/** A coupon that was made has a page; one that waits is only in its list (rule play-24). */
function CouponLink({ play: { couponIds, waits, couponCount } }: { play: ConfirmedPlay }) {
  const [couponId] = couponIds;
  const hasPage = couponId !== undefined && couponCount === 1 && !waits;
  const list = waits ? entryLinks.coupons('henuz-olusmayan') : entryLinks.coupons();
  return (
    <Link
      href={hasPage ? couponLinks.couponDetail(couponId) : list}
      className={buttonClass('quiet')}
      onClick={dismissSlipPlay}
    >
      {hasPage ? 'Kuponu izle' : 'Kuponlarıma git'}
    </Link>
  );
}

function PlayAgain({ coupon, action }: { coupon: OpenCoupon; action: ReturnType<typeof useAction> }) {
  const selected = useSelections().length;
  const offline = !useIsConnected();
  const isMounted = useIsMounted();
  const { legs } = coupon;
  const open = (): void =>
    action.run(() => openSlip(playedSlip(coupon)), {
      onDone: (result) => {
        if (result.added < legs.length || !isMounted()) return playAgainText(result, legs.length);
        focusSlipTitle();
        dismissSlipPlay();
        return '';
      },
    });
  const ask = (): void => openConfirm({ ...slipReplacement(selected), onConfirm: confirmWithoutRequest, onDone: open });
  return (
    <Button
      variant="quiet"
      disabled={offline}
      aria-busy={action.busy !== ''}
      className={styles['again']}
      onClick={selected === 0 ? open : ask}
    >
      <RotateCcw size={16} aria-hidden /> Aynısını tekrar oyna
    </Button>
  );
}

type OpenCoupon = Coupon & { legs: readonly CouponLeg[] };

/** True while no selection is decided, so that the same coupon can be played again. */
function isOpen(coupon: Coupon): coupon is OpenCoupon {
  return coupon.legs !== null && coupon.legs.length > 0 && coupon.legs.every(({ result }) => result === 'open');
}

/** Returns to the page below: closes the sheet of a phone, so that no empty slip remains. */
function continueBetting(): void {
  dismissSlipPlay();
  dismissSheet();
  focusPage();
}
