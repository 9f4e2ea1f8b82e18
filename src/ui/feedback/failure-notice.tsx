import type { ReactNode } from 'react';
import { failureText } from '../../domain/failure-text.ts';
import { Button } from '../control/button.tsx';
import { LineIcon } from '../picture/line-icon.tsx';
import styles from './failure-notice.module.css';

export interface FailureNoticeProps {
  failure: Parameters<typeof failureText>[0];
  onRetry: () => void;
  /** Another action besides the retry. */
  children?: ReactNode;
}

/** Failure text, the server's or ours, with a retry button (rule failure-1). */
export function FailureNotice({ failure, onRetry, children }: FailureNoticeProps) {
  return (
    <div className={styles['notice']} role="alert">
      <p className={styles['words']}>
        <LineIcon of="offline" size={18} />
        {failureText(failure)}
      </p>
      <Button variant="quiet" onClick={onRetry}>
        Tekrar dene
      </Button>
      {children}
    </div>
  );
}
