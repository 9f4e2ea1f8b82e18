import type { ReactNode } from 'react';
import { Button } from '../control/button.tsx';
import styles from './form-frame.module.css';

interface SubmitButtonProps {
  busy: boolean;
  disabled?: boolean;
  children: ReactNode;
}

/** Submit button. During the request it keeps focus and size; a disabled button would lose the focus. */
export function SubmitButton({ busy, disabled: unable = false, children }: SubmitButtonProps) {
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
