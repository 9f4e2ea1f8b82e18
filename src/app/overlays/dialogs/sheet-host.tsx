import { type FocusEvent, useEffect, useId } from 'react';
import { useSnapshot } from 'valtio/react';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { dialogs, dismissSheet } from '../../../state/overlays/dialogs.ts';
import { expandSheet, setSheetStop } from '../../../state/overlays/sheet-stop.ts';
import { Button } from '../../../ui/control/button.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import { CloseButton } from './close-button.tsx';
import styles from './dialogs.module.css';
import { stopHeight } from './sheet-stops.ts';
import { useNativeDialog } from './use-native-dialog.ts';
import { useSheetPull } from './use-sheet-pull.ts';

/**
 * The product's only bottom sheet; on a wide screen it is centred (rule navigation-4). At the first of two stops the
 * page above it stays usable (rule navigation-24).
 */
export function SheetHost() {
  const sheet = useSnapshot(dialogs).sheet;
  const onPhone = useViewport() === 'mobile';
  // A centred sheet has a single height.
  const stop = onPhone ? sheet.stop : undefined;
  const isBeside = sheet.isOpen && stop === 'first';
  const titleId = useId();
  // A custom header replaces the heading, and with it the heading's id.
  const titled = sheet.title !== '' && sheet.header === null;
  const dialog = useNativeDialog({
    isOpen: sheet.isOpen,
    modal: !isBeside,
    content: sheet.content,
    escapable: !sheet.blocking,
    lightDismiss: !sheet.blocking,
    dismiss: dismissSheet,
  });
  const dismissThis = (): void => {
    // Another sheet may have replaced this one by the time the pull animation ends.
    if (dialogs.sheet === sheet) dismissSheet();
  };
  const pulledStop = stop === 'only' ? undefined : stop;
  const pull = useSheetPull({
    sheet: dialog.ref,
    isOpen: sheet.isOpen,
    dismiss: dismissThis,
    stop: pulledStop,
    onStop: setSheetStop,
  });
  // A centred sheet has no handle.
  const pullable = onPhone && !sheet.blocking;
  useRoomBelowPage(isBeside);
  const height = stop === undefined ? sheet.height : stopHeight[stop];
  return (
    <>
      {isBeside && <div style={{ height: stopHeight.first }} aria-hidden />}
      {/* Inside its section, header and footer are no landmarks of the page beside the sheet. */}
      {/* The native dialog handles the keyboard itself: Esc arrives as `cancel`. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <dialog
        {...dialog}
        className={classNames(styles['sheet'], sheet.skipInitialTransition && styles['still'])}
        style={height === '' ? undefined : { height }}
        data-stop={stop}
        aria-labelledby={titled ? titleId : undefined}
        aria-label={titled ? undefined : sheet.title || 'Seçenekler'}
      >
        {sheet.isOpen && (
          <section className={styles['panel']}>
            <div className={classNames(pullable && styles['grip'])} {...(pullable && pull)}>
              {pulledStop !== undefined && <StopHandle isFull={pulledStop === 'full'} />}
              <header className={`row rigid gap-3 ${styles['head']}`}>
                {sheet.header ?? (
                  <h2 id={titleId} className={styles['title']}>
                    {sheet.title}
                  </h2>
                )}
                {sheet.showCloseIcon && <CloseButton onClick={dismissSheet} />}
              </header>
            </div>
            <div className={styles['content']} onFocus={stop === 'first' ? expandForField : undefined}>
              {sheet.content}
            </div>
            {sheet.buttonText !== '' && (
              <footer className={styles['foot']}>
                <Button variant="primary" onClick={dismissSheet} wide>
                  {sheet.buttonText}
                </Button>
              </footer>
            )}
          </section>
        )}
      </dialog>
    </>
  );
}

/** The handle as a button, for the keyboard and for screen readers. */
function StopHandle({ isFull }: { isFull: boolean }) {
  return (
    <button
      type="button"
      className={styles['handle']}
      data-handle
      aria-label={isFull ? 'Küçült' : 'Büyüt'}
      onClick={() => setSheetStop(isFull ? 'first' : 'full')}
    />
  );
}

/** Gives the whole window to a field, whose keyboard would cover the first stop. */
function expandForField({ target }: FocusEvent): void {
  if (target.matches('textarea, select, input:not([type="checkbox"], [type="radio"])')) expandSheet();
}

/** Scrolls what gets the focus in the page to a place above the sheet. */
function useRoomBelowPage(isBeside: boolean): void {
  useEffect(() => {
    if (!isBeside) return undefined;
    const { style } = document.documentElement;
    style.setProperty('scroll-padding-bottom', stopHeight.first);
    return () => {
      style.removeProperty('scroll-padding-bottom');
    };
  }, [isBeside]);
}
