import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { dialogs, dismissModal } from '../../../state/overlays/dialogs.ts';
import { Button } from '../../../ui/control/button.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialogs.module.css';
import { useNativeDialog } from './use-native-dialog.ts';

/** The product's only modal (rule navigation-3). */
export function ModalHost() {
  const modal = useSnapshot(dialogs).modal;
  const titleId = useId();
  const dialog = useNativeDialog({
    isOpen: modal.isOpen,
    content: modal.content,
    escapable: !modal.held && (modal.showCloseIcon || !modal.disableOutsideClick),
    lightDismiss: !modal.held && !modal.disableOutsideClick,
    dismiss: dismissModal,
  });
  return (
    // The native dialog handles the keyboard itself: Esc arrives as `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...dialog}
      className={classNames(styles['modal'], modal.size === 'info' && styles['info'])}
      aria-labelledby={modal.title === '' ? undefined : titleId}
      aria-label={modal.title === '' ? 'Bilgi' : undefined}
    >
      {modal.isOpen && (
        <div className={styles['panel']}>
          {(modal.title !== '' || modal.showCloseIcon) && (
            <header className={`row rigid gap-3 ${styles['head']}`}>
              <h2 id={titleId} className={styles['title']}>
                {modal.title}
              </h2>
              {modal.showCloseIcon && <CloseButton held={modal.held} onClick={dismissModal} />}
            </header>
          )}
          <div className={styles['content']}>{modal.content}</div>
          {modal.buttonText !== '' && (
            <footer className={styles['foot']}>
              <Button variant="primary" onClick={dismissModal} wide>
                {modal.buttonText}
              </Button>
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
