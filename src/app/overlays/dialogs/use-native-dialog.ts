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
  /** Content of the dialog; needed when other content may replace it while the dialog is open. */
  content?: unknown;
  /** True when Esc and the system's back gesture close the dialog. */
  escapable: boolean;
  /** True when a click on the backdrop closes the dialog. */
  lightDismiss: boolean;
  dismiss: () => void;
}

/**
 * Drives the browser's modal `<dialog>`, which brings the focus trap, the inert page and the return of the focus. Keeps
 * its open state equal to `isOutcomeOpen` and routes every way of closing through `dismiss`.
 */
export function useNativeDialog({
  isOpen,
  content: shown,
  escapable,
  lightDismiss,
  dismiss,
}: NativeDialogOptions): DialogHandlers {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    // Set before any Esc, because a browser lets a second Esc close the dialog even when `cancel` was prevented.
    dialog.setAttribute('closedby', escapable ? 'closerequest' : 'none');
    if (isOpen && !dialog.open) {
      holdScrollbarRoom();
      dialog.showModal();
      dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    } else if (!isOpen && dialog.open) {
      dialog.close();
      placeCaret();
    }
    holdPage();
  }, [isOpen, escapable]);

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
      if (!isOpen || ref.current?.open === true) return;
      // A browser without `closedby` lets Esc close any dialog, so one that must stay is shown again.
      if (escapable) dismiss();
      else ref.current?.showModal();
    },
    onClick: (event) => {
      // The panel fills the dialog, so a click on the dialog itself is one on its backdrop.
      if (lightDismiss && event.target === ref.current) dismiss();
    },
  };
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
 * Locks the page's scrolling below an open dialog (`base.css`). Uses an attribute, because with
 * `html:has(dialog:modal)` the browser searches the whole page at every element added or removed (measured: 0.2 ms
 * each, in a list that scrolls 0.4 ms a frame). Reads the page each time, so that no lock is left behind.
 */
function holdPage(): void {
  document.documentElement.toggleAttribute('data-held', document.querySelector('dialog[open]') !== null);
}

/** Reserves the width of the page's scrollbar while a dialog hides it (`base.css`), so that the page does not shift. */
function holdScrollbarRoom(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}
