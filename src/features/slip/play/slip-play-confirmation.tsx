import CircleCheck from 'lucide-react/icons/circle-check';
import Share2 from 'lucide-react/icons/share-2';
import { useEffect, useRef } from 'react';
import { Link } from 'wouter';
import { UNCONFIRMED_TEXT, confirmationTitle } from '../../../domain/coupon/coupon-confirmation.ts';
import { countText, moneyText } from '../../../domain/number-text.ts';
import type { PlayState } from '../../../model/slip.ts';
import { ShareNote } from '../../../parts/share-note/share-note.tsx';
import { entryLinks } from '../../../routes/routes.ts';
import { useSharing } from '../../../state/slip/sharing.ts';
import { dismissSlipPlay } from '../../../state/slip/slip-calls.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import styles from './slip-play-confirmation.module.css';

/** The accepted coupon, made or still waiting for confirmation: its facts and links. */
export default function SlipPlayConfirmation({ play }: { play: Extract<PlayState, { phase: 'confirmed' }> }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The pressed button was removed, so the focus moves to the title.
  useEffect(() => title.current?.focus(), []);
  const { couponIds, waits, couponCount, price } = play;
  const [couponId] = couponIds;
  const sharing = useSharing();
  return (
    <section className={`stack gap-3 ${styles['confirmed']}`} aria-labelledby="kupon-olustu">
      <CircleCheck className={styles['icon']} size={40} aria-hidden />
      <h3 ref={title} id="kupon-olustu" tabIndex={-1} className={styles['title']}>
        {confirmationTitle(couponCount, waits)}
      </h3>
      <p className="text-sm muted">{waits ? UNCONFIRMED_TEXT : 'Bol şans!'}</p>
      <dl className={`stack text-sm ${styles['facts']} num`}>
        {couponCount > 1 && (
          <>
            <dt>Kupon adedi</dt>
            <dd>{countText(couponCount)}</dd>
          </>
        )}
        <dt>{couponCount > 1 ? 'Toplam bedel' : 'Bedel'}</dt>
        <dd translate="no">{moneyText(price)}</dd>
        {couponId !== undefined && (
          <>
            <dt>{couponCount > 1 ? 'İlk kupon no' : 'Kupon no'}</dt>
            <dd data-coupon>{couponId}</dd>
          </>
        )}
      </dl>
      <Link
        href={waits ? entryLinks.coupons('henuz-olusmayan') : entryLinks.coupons()}
        className={buttonClass('primary', true)}
        onClick={dismissSlipPlay}
      >
        Kuponlarıma git
      </Link>
      <div className={`flex gap-2 ${styles['more']}`}>
        {couponId !== undefined && (
          <Button variant="quiet" aria-busy={sharing.busy} onClick={() => sharing.share(couponId)}>
            <Share2 size={16} aria-hidden /> Paylaş
          </Button>
        )}
        <Button variant="quiet" onClick={dismissSlipPlay}>
          Tamam
        </Button>
      </div>
      <ShareNote note={sharing.note} url={sharing.url} />
    </section>
  );
}
