import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from 'react';
import { holdReload } from '../../../state/device/update.ts';

interface DialogHandlers {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  onClose: () => void;
  onClick: (event: MouseEvent<HTMLDialogElement>) => void;
}

export interface DialogRules {
  isOpen: boolean;
  /** What stands in it, where another one may take its place while it is open. */
  shown?: unknown;
  /** Esc and the system's back gesture close it. */
  escapable: boolean;
  /** A click beside it closes it. */
  lightDismiss: boolean;
  dismiss: () => void;
}

/**
 * The browser's modal `<dialog>` brings the focus trap, the inert page and the return of the focus. This keeps its
 * open state equal to ours and routes its ways of closing through `dismiss`.
 */
export function useNativeDialog({ isOpen, shown, escapable, lightDismiss, dismiss }: DialogRules): DialogHandlers {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return;
    // Told beforehand, because a browser lets a second Esc through whatever `cancel` was answered.
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

  // The focus went with what was pressed, and a dialog that is open already is not announced without it. Not to its first
  // control: an Enter still on its way, behind the last digit of a code, would press that, and close what came of it.
  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen || dialog === null || shown === undefined || document.activeElement !== document.body) return;
    dialog.tabIndex = -1;
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? dialog).focus();
  }, [isOpen, shown]);

  // It may go with its page while it is open.
  useEffect(() => holdPage, []);

  // A filter half chosen, words half typed: a new build waits until it is closed (offline-2).
  useEffect(() => (isOpen ? holdReload('dialog') : undefined), [isOpen]);

  return {
    ref,
    onCancel: (event) => {
      // Inner controls (a file input) send cancel too.
      if (event.target !== ref.current) return;
      event.preventDefault();
      if (escapable) dismiss();
    },
    onClose: () => {
      // Told a task later: by then the next one may stand in this dialog, and it was not the one that closed.
      if (!isOpen || ref.current?.open === true) return;
      // Where `closedby` is not known yet, what must stay is shown again.
      if (escapable) dismiss();
      else ref.current?.showModal();
    },
    onClick: (event) => {
      // The panel fills the dialog, so a click on the dialog itself is one on its backdrop.
      if (lightDismiss && event.target === ref.current) dismiss();
    },
  };
}

/** Chromium returns the focus without the caret when something in the dialog was clicked: typing would go nowhere. */
function placeCaret(): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  if (field.selectionStart === null) field.select();
  else field.setSelectionRange(field.selectionStart, field.selectionEnd);
}

/**
 * The page stands still below an open dialog (`base.css`). An attribute and not `html:has(dialog:modal)`: for that one
 * the browser looks through the whole page at every element that comes or goes (measured: 0.2 ms each, in a list that
 * scrolls 0.4 ms a frame). Read from the page each time, so that nothing is left behind.
 */
function holdPage(): void {
  document.documentElement.toggleAttribute('data-held', document.querySelector('dialog[open]') !== null);
}

/** A dialog hides the page's scrollbar (`base.css`); where one takes room, the page keeps that room and stands still. */
function holdScrollbarRoom(): void {
  const root = document.documentElement;
  root.style.setProperty('--scrollbar', `${innerWidth - root.clientWidth}px`);
}
