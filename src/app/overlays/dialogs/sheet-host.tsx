import { useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { dialogs, dismissSheet } from '../../../state/overlays/dialogs.ts';
import { Button } from '../../../ui/control/button.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialogs.module.css';
import { useNativeDialog } from './use-native-dialog.ts';
import { useSheetPull } from './use-sheet-pull.ts';

/** The product's only bottom sheet; on a wide screen it is centred (rule navigation-4). */
export function SheetHost() {
  const sheet = useSnapshot(dialogs).sheet;
  const titleId = useId();
  // A custom header replaces the heading, and with it the heading's id.
  const titled = sheet.title !== '' && sheet.header === null;
  const dialog = useNativeDialog({
    isOpen: sheet.isOpen,
    content: sheet.content,
    escapable: !sheet.blocking,
    lightDismiss: !sheet.blocking,
    dismiss: dismissSheet,
  });
  const dismissThis = (): void => {
    // Another sheet may have replaced this one by the time the pull animation ends.
    if (dialogs.sheet === sheet) dismissSheet();
  };
  const pull = useSheetPull({ sheet: dialog.ref, isOpen: sheet.isOpen, dismiss: dismissThis });
  // A centred sheet has no handle.
  const pullable = useViewport() === 'mobile' && !sheet.blocking;
  return (
    // The native dialog handles the keyboard itself: Esc arrives as `cancel`.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      {...dialog}
      className={classNames(styles['sheet'], sheet.skipInitialTransition && styles['still'])}
      style={sheet.height === '' ? undefined : { height: sheet.height }}
      aria-labelledby={titled ? titleId : undefined}
      aria-label={titled ? undefined : sheet.title || 'Seçenekler'}
    >
      {sheet.isOpen && (
        <div className={styles['panel']}>
          <div className={classNames(pullable && styles['grip'])} {...(pullable && pull)}>
            <header className={`row rigid gap-3 ${styles['head']}`}>
              {sheet.header ?? (
                <h2 id={titleId} className={styles['title']}>
                  {sheet.title}
                </h2>
              )}
              {sheet.showCloseIcon && <CloseButton onClick={dismissSheet} />}
            </header>
          </div>
          <div className={styles['content']}>{sheet.content}</div>
          {sheet.buttonText !== '' && (
            <footer className={styles['foot']}>
              <Button variant="primary" onClick={dismissSheet} wide>
                {sheet.buttonText}
              </Button>
            </footer>
          )}
        </div>
      )}
    </dialog>
  );
}
