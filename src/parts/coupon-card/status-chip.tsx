import type { RowView } from '../../domain/coupon/row-view.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './status-chip.module.css';

/** What has become of a coupon, in a word and its colour. */
export function StatusChip({ status, tone }: Pick<RowView, 'status' | 'tone'>) {
  return <span className={classNames(styles['chip'], styles[tone])}>{status}</span>;
}
