import { Link } from 'wouter';
import { UNCONFIRMED_TEXT, confirmationTitle } from '../../../domain/coupon/coupon-confirmation.ts';
import { countText, moneyText } from '../../../domain/number-text.ts';
import type { DetailedPoolPlayState } from '../../../model/pool.ts';
import { Success } from '../../../parts/success/success.tsx';
import { couponLinks } from '../../../routes/coupon-routes.ts';
import { dismissPoolPlay } from '../../../state/pool/use-pool-marking.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import styles from './play.module.css';

/** The accepted coupon, made or still waiting for confirmation: its facts and links. */
export function PoolPlayConfirmation({ play }: { play: Extract<DetailedPoolPlayState, { phase: 'confirmed' }> }) {
  const { couponIds, waits, couponCount, price, cycle } = play;
  const [couponId] = couponIds;
  const many = couponCount > 1;
  return (
    <Success
      title={confirmationTitle(couponCount, waits)}
      text={waits ? UNCONFIRMED_TEXT : 'Bol şans! Doğru tahminlerin, maçlar oynandıkça kuponunda sayılır.'}
      focused
      nextSteps={
        <>
          <Link href={couponLinks.poolCoupons()} className={buttonClass('primary', true)} onClick={dismissPoolPlay}>
            Kuponlarıma git
          </Link>
          <Button variant="quiet" wide onClick={dismissPoolPlay}>
            Yeni kupon yap
          </Button>
        </>
      }
    >
      <dl className={`stack between text-sm ${styles['facts']} num`}>
        <dt>Program</dt>
        <dd>{cycle}</dd>
        {many && (
          <>
            <dt>Kupon adedi</dt>
            <dd>{countText(couponCount)}</dd>
          </>
        )}
        <dt>{many ? 'Toplam bedel' : 'Bedel'}</dt>
        <dd translate="no">{moneyText(price)}</dd>
        {couponId !== undefined && (
          <>
            <dt>{many ? 'İlk kupon no' : 'Kupon no'}</dt>
            <dd data-coupon>{couponId}</dd>
          </>
        )}
      </dl>
    </Success>
  );
}
