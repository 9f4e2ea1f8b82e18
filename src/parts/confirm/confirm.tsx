import { type ReactNode, useEffect } from 'react';
import type { Result } from '../../model/failure.ts';
import { useStillHere } from '../../state/engine/still-here.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { hideModal, holdModal, showForm } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './confirm.module.css';

export interface ConfirmProps<Answer> {
  /** What a yes does, and what cannot be taken back of it. */
  children: ReactNode;
  yes: string;
  /** The same while it is under way. */
  busyText?: string;
  /** The dialog stays until this has worked, and says why where it did not. */
  onYes: () => Promise<Result<Answer>>;
  onDone?: (answer: Answer) => void;
  /** It cannot be closed before the answer: what came of it has to be read. */
  heard?: boolean;
}

/** A yes is needed for what cannot be taken back. Stands in a modal. */
export function Confirm<Answer>(props: ConfirmProps<Answer>) {
  const { children, yes, busyText = yes, onYes, onDone, heard = false } = props;
  const { busy, note, run } = useAction();
  const stillHere = useStillHere();
  const held = heard && busy !== '';
  useEffect(() => {
    if (!held) return undefined;
    holdModal(true);
    return () => holdModal(false);
  }, [held]);
  const agree = (): void =>
    run(onYes, {
      onDone: (answer) => {
        // Closed before the answer came, another dialog may stand in its place.
        if (stillHere()) hideModal();
        onDone?.(answer);
        return undefined;
      },
    });
  return (
    <div className={styles['confirm']}>
      <div className={styles['text']}>{children}</div>
      <FormError text={note} />
      {/* Not disabled while busy: the focus would be lost, and a second press does nothing. */}
      <Button variant="primary" wide aria-disabled={busy !== ''} aria-busy={busy !== ''} onClick={agree}>
        {busy === '' ? yes : busyText}
      </Button>
      <Button variant="quiet" wide data-autofocus="" aria-disabled={held} onClick={held ? undefined : hideModal}>
        Vazgeç
      </Button>
    </div>
  );
}

export function askToConfirm<Answer>({ title, ...question }: ConfirmProps<Answer> & { title: string }): void {
  showForm({ title, content: <Confirm {...question} /> });
}

/** For what a page does by itself after a yes. */
export const agreed = async (): Promise<Result<null>> => ({ ok: true, value: null });
