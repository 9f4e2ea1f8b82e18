import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { CouponRowView } from '../../domain/coupon/coupon-row-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './status-chip.module.css';

/** Status of a coupon as word, colour and icon. A red dot is live, a cross is lost, green is won. */
export function StatusChip({ status, tone }: Pick<CouponRowView, 'status' | 'tone'>) {
  return (
    <span className={classNames('middle rigid weight-700 muted', styles['chip'], styles[tone])} data-tone={tone}>
      {tone === 'live' && <i className={styles['dot']} aria-hidden />}
      {tone === 'good' && <Check size={12} strokeWidth={3.5} aria-hidden />}
      {tone === 'bad' && <X size={12} strokeWidth={3.5} aria-hidden />}
      <span>{status}</span>
    </span>
  );
}
