import type { ReactNode } from 'react';
import { Button } from '../control/button.tsx';
import styles from './submit-button.module.css';

export interface SubmitButtonProps {
  busy: boolean;
  unable?: boolean;
  children: ReactNode;
}

/** The one next step. While the request is under way it keeps focus and size: a disabled button loses the focus. */
export function SubmitButton({ busy, unable = false, children }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      wide
      aria-disabled={busy || unable}
      aria-busy={busy}
      className={styles['submit']}
    >
      {children}
    </Button>
  );
}
