import { Link } from 'wouter';
import { WAITING_TEXT, madeTitle } from '../../../domain/coupon/made.ts';
import { countText, moneyText } from '../../../domain/number-text.ts';
import type { PoolPlayTold } from '../../../model/pool.ts';
import { Success } from '../../../parts/success/success.tsx';
import { couponLinks } from '../../../routes/coupons.ts';
import { dismissPoolPlay } from '../../../state/pool/pool-marks.ts';
import { Button, buttonClass } from '../../../ui/control/button.tsx';
import styles from './play.module.css';

/** The accepted coupon, made or still waiting for confirmation: its facts and links. */
export function Confirmed({ play }: { play: Extract<PoolPlayTold, { phase: 'confirmed' }> }) {
  const { couponIds, waits, couponCount, price, cycle } = play;
  const [couponId] = couponIds;
  const many = couponCount > 1;
  return (
    <Success
      title={madeTitle(couponCount, waits)}
      text={waits ? WAITING_TEXT : 'Bol şans! Doğru tahminlerin, maçlar oynandıkça kuponunda sayılır.'}
      focused
      ways={
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
      <dl className={`${styles['facts']} num`}>
        <dt>Program</dt>
        <dd>{cycle}</dd>
        {many && (
          <>
            <dt>Kupon adedi</dt>
            <dd>{countText(couponCount)}</dd>
          </>
        )}
        <dt>{many ? 'Toplam tutar' : 'Tutar'}</dt>
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
