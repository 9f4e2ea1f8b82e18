import { decimalText } from '../../domain/number-text.ts';
import type { EasyCoupon } from '../../model/program.ts';
import { Check, Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { totalOdd } from '../../domain/slip/total-odd.ts';
import { useSelections } from '../../state/slip/slip.ts';
import { Button } from '../../ui/control/button.tsx';
import { type AdditionNote, addCoupon, isInSlip } from './coupon-addition.ts';
import styles from './easy-coupon-card.module.css';
import { SelectablePopularBet } from '../../parts/bet-row/popular-bet.tsx';

/** A ready coupon: its bets, what they come to at the odds shown, and one button that takes them all. */
export function EasyCouponCard({ coupon }: { coupon: EasyCoupon }) {
  const id = useId();
  return (
    <article className={styles['card']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h2 id={id} className={styles['name']}>
          {coupon.name}
        </h2>
        <span className={`${styles['count']} num`}>{coupon.bets.length} maç</span>
      </header>
      <ul className={styles['bets']}>
        {coupon.bets.map((bet) => (
          <li key={`${bet.eventId}:${bet.marketId}:${bet.outcomeNumber}`}>
            <SelectablePopularBet bet={bet} compact />
          </li>
        ))}
      </ul>
      <CouponFoot coupon={coupon} />
    </article>
  );
}

function CouponFoot({ coupon }: { coupon: EasyCoupon }) {
  const added = isInSlip(coupon.bets, useSelections());
  const [note, setNote] = useState<AdditionNote | undefined>();
  const add = (): void => {
    void addCoupon(coupon).then(setNote);
  };
  return (
    <footer className={styles['foot']}>
      <div className={`${styles['total']} num`}>
        <span>Toplam oran</span>
        <b>{decimalText(totalOdd(coupon.bets.map((bet) => bet.odd)))}</b>
      </div>
      <Button
        variant={added ? 'quiet' : 'primary'}
        disabled={added}
        aria-label={added ? `${coupon.name} kuponunda` : `${coupon.name}, kuponuma ekle`}
        onClick={add}
      >
        {added ? <Check size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
        {added ? 'Kuponunda' : 'Kuponuma ekle'}
      </Button>
      <output className={`${styles['note']}${note?.complete === false ? ` ${styles['partial']}` : ''}`}>
        {note?.text}
      </output>
    </footer>
  );
}
