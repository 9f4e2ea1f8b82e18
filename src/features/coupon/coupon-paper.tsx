import Printer from 'lucide-react/icons/printer';
import { useState } from 'react';
import { detailView, fullMoment } from '../../domain/coupon/detail-view.ts';
import { legOdd, legResultText } from '../../domain/coupon/leg-result.ts';
import { pickText } from '../../domain/program/pick-text.ts';
import type { Coupon } from '../../model/coupon.ts';
import { printPage, usePrinting } from '../../state/device/printing.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './coupon-paper.module.css';

/** Prints the coupon of the page; needs no network. */
export function PrintButton() {
  return (
    <Button variant="quiet" onClick={printPage}>
      <Printer size={16} aria-hidden /> Yazdır
    </Button>
  );
}

export interface CouponPaperProps {
  coupon: Coupon;
  /** Which coupon it is: "Kupon no 880000002". */
  name: string;
}

/** The coupon for a sheet of paper, in place of the page; there only while something prints (rule coupon-28). */
export function CouponPaper(props: CouponPaperProps) {
  return usePrinting() ? <Paper {...props} /> : null;
}

function Paper({ coupon, name }: CouponPaperProps) {
  const [now] = useState(() => Date.now() / 1000);
  const { status, kind, playedAt, figures, winning, winningLabel } = detailView(coupon, now);
  return (
    <section className={styles['paper']} data-paper aria-label="Kuponun çıktısı">
      <header className={styles['head']}>
        <b className={styles['brand']}>Tribün</b>
        <p>
          <b>{name}</b>
          <span>{playedAt}</span>
        </p>
        <p>
          <span>{kind}</span>
          <b>{status}</b>
        </p>
      </header>
      <ol className={styles['legs']}>
        {(coupon.legs ?? []).map((leg) => (
          <li key={`${leg.eventId}:${leg.marketId}:${leg.outcomeNumber}`}>
            <span className={styles['event']}>{leg.eventName}</span>
            <b className={styles['pick']}>
              {pickText(leg.outcomeName, leg.marketName)}
              {leg.banker && ' · Banko'}
            </b>
            <b className={styles['odd']}>{legOdd(leg).counts}</b>
            <span className={styles['facts']}>
              {[leg.marketName, fullMoment(leg.start), leg.finalScore, legResultText[leg.result]]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ol>
      <dl className={styles['figures']}>
        {[...figures, { label: winningLabel, value: winning }].map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles['foot']}>Bu çıktı bilgi içindir; kuponun son hâli hesabında durur.</p>
    </section>
  );
}
