import type { ReactNode } from 'react';
import { countText, decimalText, moneyText } from '../../../domain/number-text.ts';
import type { SlipView } from '../../../domain/slip/slip-view.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './figures.module.css';

/** What it costs, and what it wins at the standard odds and after tax. */
export function SlipFigures({ view: { price, limits } }: { view: SlipView }) {
  const { tax, net } = price.king.total;
  return (
    <dl className={`${styles['figures']} num`}>
      <Figure label="Kolon sayısı">{countText(price.columns)}</Figure>
      <Figure label="Kupon bedeli">{moneyText(price.couponPrice)}</Figure>
      <Figure label="Toplam bedel">{moneyText(price.totalPrice)}</Figure>
      <Figure label="Standart oranla maks. kazanç">{moneyText(price.web.total.winning)}</Figure>
      <Figure label="Kral Oran kazancı" king>
        + {moneyText(price.kingGain)}
      </Figure>
      {/* Always there: an odd that crosses the limit moves nothing. */}
      <Figure label={`Vergi (%${limits.taxPercentage})`}>{moneyText(tax)}</Figure>
      <Figure label="Vergi sonrası net">{moneyText(net)}</Figure>
    </dl>
  );
}

/** The two figures the decision is made by. */
export function SlipWinning({ view: { price } }: { view: SlipView }) {
  return (
    <dl className={`${styles['winning']} num`}>
      <Figure label="Toplam oran">{decimalText(BigInt(price.king.odd))}</Figure>
      <Figure label="Maks. kazanç" big>
        {moneyText(price.king.total.winning)}
      </Figure>
    </dl>
  );
}

interface FigureProps {
  label: string;
  king?: boolean;
  big?: boolean;
  children: ReactNode;
}

function Figure({ label, king = false, big = false, children }: FigureProps) {
  return (
    <div className={classNames(styles['figure'], king && styles['king'], big && styles['big'])}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
