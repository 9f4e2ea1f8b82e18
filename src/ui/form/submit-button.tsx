import type { ReactNode } from 'react';
import { Button } from '../control/button.tsx';
import styles from './submit-button.module.css';

export interface SubmitButtonProps {
  busy: boolean;
  children: ReactNode;
}

/** The one next step. While the call is out it keeps focus and size: disabled it would lose the keyboard's place. */
export function SubmitButton({ busy, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" wide aria-disabled={busy} aria-busy={busy} className={styles['submit']}>
      {children}
    </Button>
  );
}
