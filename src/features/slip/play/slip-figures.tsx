import type { ReactNode } from 'react';
import { decimalText, moneyText } from '../../../domain/number-text.ts';
import { type SlipView, agreedTotalOdd } from '../slip-view.ts';
import { decimalComma } from '../../../lib/decimal-comma.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './slip-play-footer.module.css';

/** Figures in addition to the footer: the price of several coupons, the gain by king odds, the tax. */
export function SlipFigures({ view: { slip, price, limits } }: { view: SlipView }) {
  const { tax, net } = price.king.total;
  const many = slip.couponCount !== 1;
  if (!many && price.kingGain <= 0 && tax <= 0) return null;
  return (
    <dl className={`stack text-sm muted ${styles['figures']} num`}>
      {many && (
        <>
          <Figure label="Kupon bedeli">{moneyText(price.couponPrice)}</Figure>
          <Figure label="Toplam bedel">{moneyText(price.totalPrice)}</Figure>
        </>
      )}
      {price.kingGain > 0 && (
        <>
          <Figure label="Standart oranla maks. kazanç">{moneyText(price.web.total.winning)}</Figure>
          <Figure label="Kral Oran kazancı" king>
            + {moneyText(price.kingGain)}
          </Figure>
        </>
      )}
      {tax > 0 && (
        <>
          <Figure label={`Vergi (%${decimalComma(String(limits.taxPercentage))})`}>{moneyText(tax)}</Figure>
          <Figure label="Vergi sonrası net">{moneyText(net)}</Figure>
        </>
      )}
    </dl>
  );
}

/** Total odd and maximum winning, the two figures the decision depends on. */
export function SlipTotals({ view }: { view: SlipView }) {
  const { odd, total } = view.price.king;
  const agreed = agreedTotalOdd(view);
  return (
    <dl className={`flex between gap-3 ${styles['totals']} num`}>
      <div>
        <dt>Toplam oran</dt>
        <dd translate="no" className={agreed === null ? '' : styles[odd > agreed ? 'up' : 'down']}>
          {decimalText(BigInt(odd))}
        </dd>
        {agreed !== null && (
          <dd className={styles['before']}>
            <span className="visually-hidden">Önceki </span>
            <s translate="no">{decimalText(BigInt(agreed))}</s>
          </dd>
        )}
      </div>
      <div className={styles['winning']}>
        <dt>Maks. kazanç</dt>
        <dd translate="no">{moneyText(total.winning)}</dd>
      </div>
    </dl>
  );
}

interface FigureProps {
  label: string;
  king?: boolean;
  children: ReactNode;
}

function Figure({ label, king = false, children }: FigureProps) {
  return (
    <div className={classNames('flex between wrap', styles['figure'], king && styles['king'])}>
      <dt>{label}</dt>
      <dd translate="no">{children}</dd>
    </div>
  );
}
