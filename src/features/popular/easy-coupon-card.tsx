import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import { useId } from 'react';
import { decimalText } from '../../domain/number-text.ts';
import { ALL_ADDED_TEXT, additionText } from '../../domain/slip/slip-rule-text.ts';
import { totalOdd } from '../../domain/slip/total-odd.ts';
import type { EasyCoupon, PopularBet } from '../../model/program.ts';
import type { Selection } from '../../model/slip.ts';
import { SelectablePopularBet } from '../../parts/bet-row/bet-row.tsx';
import { useAction } from '../../state/engine/use-action.ts';
import { addSelections, useSelections } from '../../state/slip/slip-calls.ts';
import { Button } from '../../ui/control/button.tsx';
import { useArrowRows } from '../../ui/control/use-arrow-rows.ts';
import styles from './easy-coupons-page.module.css';

/** A ready coupon: its bets, their total at the odds shown, and one button that adds them all. */
export function EasyCouponCard({ coupon }: { coupon: EasyCoupon }) {
  const id = useId();
  const rows = useArrowRows<HTMLUListElement>();
  return (
    <article className={`card flex shrink clip ${styles['card']}`} aria-labelledby={id}>
      <header className={`row between gap-3 ${styles['head']}`}>
        <h2 id={id} className={`clip text-md weight-700 ${styles['name']}`}>
          {coupon.name}
        </h2>
        <span className={`rigid weight-700 muted ${styles['count']} num`}>{coupon.bets.length} maç</span>
      </header>
      <ul {...rows} className={`fill ${styles['bets']}`}>
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

function CouponFoot({ coupon: { name, bets } }: { coupon: EasyCoupon }) {
  const added = isInSlip(bets, useSelections());
  // Adding the same bets twice changes nothing, so an unknown outcome needs no note.
  const { busy, note, run } = useAction('');
  const add = (): void =>
    run(() => addSelections(bets.map(requestOf)), { onDone: (taken) => additionText(taken, bets.length) });
  return (
    <footer className={`stack middle ${styles['foot']}`}>
      <div className={`${styles['total']} num`}>
        <span>Toplam oran</span>
        <b translate="no">{decimalText(totalOdd(bets.map((bet) => bet.odd)))}</b>
      </div>
      <Button
        variant={added ? 'quiet' : 'primary'}
        className={styles['take']}
        // The button is not disabled, so that it keeps the focus and its new text is read out.
        aria-disabled={added}
        aria-busy={busy !== ''}
        aria-label={added ? `${name} kuponunda` : `${name}, kuponuma ekle`}
        onClick={added ? undefined : add}
      >
        {added ? <Check size={18} aria-hidden /> : <Plus size={18} aria-hidden />}
        {added ? 'Kuponunda' : 'Kuponuma ekle'}
      </Button>
      {/* The button says already that all bets were added. */}
      <output
        className={
          note === ALL_ADDED_TEXT || note === '' ? 'visually-hidden' : `text-xs weight-550 ${styles['partial']}`
        }
      >
        {note}
      </output>
    </footer>
  );
}

/** True when every bet of the coupon is selected. */
export function isInSlip(bets: readonly PopularBet[], selections: readonly Selection[]): boolean {
  return bets.every((bet) =>
    selections.some(
      (selection) =>
        selection.eventId === bet.eventId &&
        selection.marketId === bet.marketId &&
        selection.outcomeNumber === bet.outcomeNumber,
    ),
  );
}

function requestOf({ eventId, sportId, marketId, outcomeNumber }: PopularBet) {
  return { eventId, sportId, marketId, outcomeNumber };
}
