import { type ReactNode, useEffect } from 'react';
import type { Result } from '../../model/failure.ts';
import { useIsMounted, useAction } from '../../state/engine/use-action.ts';
import { hideModal, setModalLocked, showForm } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './confirm.module.css';

interface ConfirmProps<Answer> {
  /** Describes what confirming does, and which part of it cannot be undone. */
  children: ReactNode;
  confirmText: string;
  /** Button text while the action is pending; `yes` by default. */
  busyText?: string;
  /** The dialog closes when this succeeds and shows the failure otherwise. */
  onConfirm: () => Promise<Result<Answer>>;
  onDone?: (answer: Answer) => void;
  /** Prevents closing while the action is pending, because its result must be read. */
  preventClose?: boolean;
}

/** Confirmation of an action that cannot be undone; rendered in a modal. */
export function Confirm<Answer>(props: ConfirmProps<Answer>) {
  const { children, confirmText: yes, busyText = yes, onConfirm: onYes, onDone, preventClose: heard = false } = props;
  const { busy, note, run } = useAction();
  const stillHere = useIsMounted();
  const held = heard && busy !== '';
  useEffect(() => {
    if (!held) return undefined;
    setModalLocked(true);
    return () => setModalLocked(false);
  }, [held]);
  const agree = (): void =>
    run(onYes, {
      onDone: (answer) => {
        // The player may have closed this dialog while the request was pending, and another may be open now.
        if (stillHere()) hideModal();
        onDone?.(answer);
        return undefined;
      },
    });
  return (
    <div className="stack gap-2">
      <div className={`stack gap-3 muted ${styles['text']}`}>{children}</div>
      <FormError text={note} />
      {/* `aria-disabled` instead of `disabled`, which would lose the focus; `run` ignores a second press. */}
      <Button variant="primary" wide aria-disabled={busy !== ''} aria-busy={busy !== ''} onClick={agree}>
        {busy === '' ? yes : busyText}
      </Button>
      <Button variant="quiet" wide data-autofocus="" aria-disabled={held} onClick={held ? undefined : hideModal}>
        Vazgeç
      </Button>
    </div>
  );
}

export function openConfirm<Answer>({ title, ...question }: ConfirmProps<Answer> & { title: string }): void {
  showForm({ title, content: <Confirm {...question} /> });
}

/** `onConfirm` for actions that the page carries out in `onWritten` after the confirmation. */
export const confirmWithoutRequest = async (): Promise<Result<null>> => ({ ok: true, value: null });
