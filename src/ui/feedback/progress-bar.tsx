import type { ComponentProps } from 'react';
import styles from './progress-bar.module.css';

type ProgressBarProps = Pick<ComponentProps<'progress'>, 'max' | 'value' | 'aria-label' | 'aria-valuetext'>;

/** Bar of how much of a whole is done or used. */
export function ProgressBar(props: ProgressBarProps) {
  return <progress {...props} className={styles['bar']} />;
}
