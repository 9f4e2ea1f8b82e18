import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { deferReload } from '../../../state/device/app-update.ts';

interface DialogHandlers {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

interface NativeDialogOptions {
  isOpen: boolean;
  /** False for a dialog that leaves the page usable: no focus trap, no backdrop, and the page scrolls. */
  modal?: boolean;
  /** Content of the dialog; needed when other content may replace it while the dialog is open. */
  content?: unknown;
  /** True when Esc and the system's back gesture close the dialog. */
  escapable: boolean;
  /** True when a click on the backdrop closes the dialog. */
  lightDismiss: boolean;
  dismiss: () => void;
}

/**
 * Drives the browser's `<dialog>`, which brings the focus trap, the inert page and the return of the focus. Keeps its
 * open state equal to `isOpen` and routes every way of closing through `dismiss`.
 */
export function useNativeDialog({
  isOpen,
  modal = true,
  content: shown,
  escapable,
  lightDismiss,
  dismiss,
}: NativeDialogOptions): DialogHandlers {
  const ref = useRef<HTMLDialogElement>(null);
  const opener = useRef<Element | null>(null);
  const isReopening = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    // Set before any Esc, because a browser lets a second Esc close the dialog even when `cancel` was prevented.
    dialog.setAttribute('closedby', escapable ? 'closerequest' : 'none');
    if (isOpen && !dialog.open) {
      opener.current = document.activeElement;
      dialog.removeAttribute(REOPENED);
      openDialog(dialog, modal);
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    } else if (isOpen && dialog.hasAttribute(BESIDE) === modal) {
      isReopening.current = true;
      reopenDialog(dialog, modal);
      isReopening.current = false;
    } else if (!isOpen && dialog.open) {
      closeDialog(dialog);
      returnFocus(opener.current);
      placeCaret();
    }
    holdPage();
  }, [isOpen, modal, escapable]);

  // A browser without `closedby` sends Esc to modal dialogs alone.
  useEffect(() => {
    if (!isOpen || modal || !escapable || 'closedBy' in HTMLDialogElement.prototype) return undefined;
    const onKey = ({ key, defaultPrevented }: KeyboardEvent): void => {
      if (key === 'Escape' && !defaultPrevented) ref.current?.dispatchEvent(new Event('cancel', { cancelable: true }));
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [isOpen, modal, escapable]);

  // New content may remove the focused control. The focus is then lost, and a screen reader does not announce an open
  // dialog without it. The focus does not move to the first control: an Enter still to come, after the last digit of a
  // code, would press that control and close the new content.
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null || shown === undefined || document.activeElement !== document.body) return;
    dialog.tabIndex = -1;
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
  }, [isOpen, shown]);

  // The dialog may unmount with its page while it is open, so the page is released on unmount too.
  useEffect(() => holdPage, []);

  // A reload would lose a half-chosen filter or half-typed text, so a new build waits until the dialog is closed
  // (offline-2).
  useEffect(() => (isOpen ? deferReload('dialog') : undefined), [isOpen]);

  return {
    ref,
    onCancel: (event) => {
      // Inner controls (a file input) send cancel too.
      if (event.target !== ref.current) return;
      event.preventDefault();
      if (escapable) dismiss();
    },
    onClose: () => {
      // The browser sends `close` a task later. By then the next dialog may be open in this element, and it was not the
      // one closed.
      if (!isOpen || isReopening.current || ref.current?.open === true) return;
      // A browser without `closedby` lets Esc close any dialog, so one that must stay is shown again.
      if (escapable) dismiss();
      else if (ref.current !== null) openDialog(ref.current, modal);
    },
    onClick: (event) => {
      // The panel fills the dialog, so a click on the dialog itself is one on its backdrop.
      if (lightDismiss && event.target === ref.current) dismiss();
    },
  };
}

/** Marks an open dialog that is not modal. */
const BESIDE = 'data-beside';
/** Marks a dialog that was open before, so that its entry is not animated again. */
const REOPENED = 'data-reopened';

function openDialog(dialog: HTMLDialogElement, modal: boolean): void {
  dialog.toggleAttribute(BESIDE, !modal);
  if (modal) {
    holdScrollbarRoom();
    dialog.showModal();
  } else dialog.show();
}

/** Closes the dialog. What the dialog hid is visible before the browser returns the focus to it. */
function closeDialog(dialog: HTMLDialogElement): void {
  dialog.removeAttribute(BESIDE);
  holdPage();
  dialog.close();
}

/**
 * Returns the focus from a dialog whose content was removed, which a browser does for modal dialogs alone. A focus in
 * the page beside the dialog stays there.
 */
function returnFocus(opener: Element | null): void {
  if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
}

/**
 * Makes an open dialog modal, or no longer modal, which a browser does only while opening. The focus stays where it is
 * in the dialog, and the dialog does not enter a second time.
 */
function reopenDialog(dialog: HTMLDialogElement, modal: boolean): void {
  const focused = document.activeElement;
  dialog.toggleAttribute(REOPENED, true);
  closeDialog(dialog);
  openDialog(dialog, modal);
  const kept = focused instanceof HTMLElement && dialog.contains(focused) ? focused : null;
  (kept ?? dialog.querySelector<HTMLElement>('[data-autofocus]'))?.focus({ preventScroll: true });
}

/**
 * Places the caret, because Chromium returns the focus without it when something in the dialog was clicked, and typing
 * would have no effect.
 */
function placeCaret(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  if (field.selectionStart === null) field.select();
  else field.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/**
 * Locks the page's scrolling below a modal dialog (`base.css`), and marks a page that is used beside one that is not.
 * Uses an attribute, because with
 * `html:has(dialog:modal)` the browser searches the whole page at every element added or removed (measured: 0.2 ms
 * each, in a list that scrolls 0.4 ms a frame). Reads the page each time, so that no lock is left behind.
 */
function holdPage(): void {
  const isThere = (selector: string): boolean => document.querySelector(selector) !== null;
  const root = document.documentElement;
  root.toggleAttribute('data-held', isThere(`dialog[open]:not([${BESIDE}])`));
  root.toggleAttribute(BESIDE, isThere(`dialog[open][${BESIDE}]`));
}

/** Reserves the width of the page's scrollbar while a dialog hides it (`base.css`), so that the page does not shift. */
function holdScrollbarRoom(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}
