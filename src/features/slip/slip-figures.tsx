import type { SlipView } from '../../domain/betslip/slip-view.ts';
import { formatCount } from '../../domain/betslip/slip-view.ts';
import { formatTotalOdd } from '../../domain/betslip/total-odd.ts';
import { liraText } from '../../domain/member/member-money.ts';
import styles from './slip-figures.module.css';

/** What it costs and what it can win at the standard odds; every line is always there, so that nothing jumps. */
export function SlipFigures({ view: { price } }: { view: SlipView }) {
  return (
    <dl className={`${styles['figures']} num`}>
      <dt>Kolon sayısı</dt>
      <dd>{formatCount(price.columns)}</dd>
      <dt>Kupon bedeli</dt>
      <dd>{liraText(price.couponPrice)}</dd>
      <dt>Toplam bedel</dt>
      <dd>{liraText(price.totalPrice)}</dd>
      <dt>Toplam oran</dt>
      <dd>{formatTotalOdd(BigInt(price.king.odd))}</dd>
      <dt>Standart oranla maks. kazanç</dt>
      <dd>{liraText(price.web.total.winning)}</dd>
      <dt className={styles['king']}>Kral Oran kazancı</dt>
      <dd className={styles['king']}>+ {liraText(price.kingGain)}</dd>
    </dl>
  );
}

/** The most this slip wins at the odds shown, and what is left of it after tax. */
export function SlipWinning({ view: { price, limits } }: { view: SlipView }) {
  const { winning, tax, net } = price.king.total;
  return (
    <div className={`${styles['winning']} num`}>
      <dl className={styles['most']}>
        <dt>Maks. kazanç</dt>
        <dd>{liraText(winning)}</dd>
      </dl>
      {/* Its line stays when there is nothing to say: an odd that crosses the limit moves nothing. */}
      <p className={styles['tax']}>
        {tax > 0 && (
          <>
            Vergi (%{limits.taxPercentage}) {liraText(tax)} · <b>Net {liraText(net)}</b>
          </>
        )}
      </p>
      {price.king.capped && (
        <p className={styles['cap']}>Bir kupon en fazla {liraText(limits.maxEarning)} kazandırır.</p>
      )}
    </div>
  );
}
