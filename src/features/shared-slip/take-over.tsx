import { type ReactNode, useState } from 'react';
import { openedText } from '../../domain/slip/opened-text.ts';
import type { PlayedSlip } from '../../domain/coupon/played-slip.ts';
import { failureText } from '../../domain/failure-text.ts';
import { openSlip, usePlay, useSelections } from '../../state/slip/slip.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './shared-slip-page.module.css';

interface TakeOverProps extends PlayedSlip {
  /** Selections the shared slip has, also those that cannot be had any more. */
  wanted: number;
  children?: ReactNode;
}

/** Makes somebody's slip one's own, in place of the present one. */
export function TakeOver({ items, terms, wanted, children }: TakeOverProps) {
  const mine = useSelections().length;
  const { phase } = usePlay();
  const locked = phase === 'sending' || phase === 'unknown';
  const [state, setState] = useState({ busy: false, note: '' });
  const open = async (): Promise<void> => {
    setState({ busy: true, note: '' });
    const result = await openSlip({ items, terms });
    const note = result.ok ? openedText(result.value.added, wanted) || ADDED : failureText(result.failure);
    setState({ busy: false, note });
  };
  return (
    <footer className={styles['foot']}>
      {children}
      {mine > 0 && state.note === '' && (
        <p className={styles['hint']}>Kuponundaki {mine} seçimin yerini bu kupon alır.</p>
      )}
      <Button variant="primary" wide disabled={state.busy || locked || items.length === 0} onClick={() => void open()}>
        Kuponuma ekle
      </Button>
      <output className={styles['note']}>{state.note}</output>
    </footer>
  );
}

const ADDED = 'Kuponuna eklendi.';
