/**
 * The only modal and the only bottom sheet (rule navigation-3, navigation-4). `show…` merges the options over the
 * defaults and opens; `hide…` resets to the defaults and closes; `dismiss…` is the player closing it, and calls
 * `onClose`.
 */
import type { ReactNode } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy, ref } from 'valtio/vanilla';

export type DialogName =
  | 'phone'
  | 'mail'
  | 'signOutEverywhere'
  | 'savedSlips'
  | 'search'
  | 'consent'
  | 'markets'
  | 'preview';

/** A new object for each request, because the same dialog may be requested twice. */
interface Asked {
  readonly dialog: DialogName;
  /**
   * Subject of the dialog: the address for `mail`, where it is newer than the session's; "{sportId}/{eventId}" for
   * `markets`; the text for `search`; the event's id for `preview`.
   */
  readonly about: string | undefined;
}

/**
 * Dialogs that several places open: the profile, the header, the slip, the popups after a sign-in. A feature never
 * imports another, so they are requested here and the shell opens them. The last request; null before the first one,
 * and once it was opened.
 */
export const requestedDialog = proxy<{ last: Asked | null }>({ last: null });

export function requestDialog(dialog: DialogName, about?: string): void {
  requestedDialog.last = ref({ dialog, about });
}

export function useRequestedDialog(): Asked | null {
  return useSnapshot(requestedDialog).last;
}

export function clearRequestedDialog(): void {
  requestedDialog.last = null;
}

interface ModalOptions {
  content: ReactNode;
  title: string;
  /** Called when the player or a route change closes it, not on `hideModal`. */
  onClose: (() => void) | null;
  showCloseIcon: boolean;
  closeOnRouteChange: boolean;
  disableOutsideClick: boolean;
  /** 'info' is the popup of 995 × 487 px. */
  size: 'auto' | 'info';
  /** Text of the button that closes it, 'Tamam' by default; '' for content with buttons of its own. */
  buttonText: string;
  /** The overlay of `overlay-queue.ts` it belongs to; null when the player opened it. */
  owner: string | null;
}

/** Stop of a sheet: 'only' is full height in a window too low for the first stop. */
export type SheetStop = 'first' | 'full' | 'only';

interface SheetOptions {
  content: ReactNode;
  title: string;
  onClose: (() => void) | null;
  showCloseIcon: boolean;
  closeOnRouteChange: boolean;
  /** Any CSS length; '' fits the content. */
  height: string;
  /** Replaces the title. */
  header: ReactNode;
  skipInitialTransition: boolean;
  /** True when only its content can close it: no Esc, no outside click. */
  blocking: boolean;
  buttonText: string;
  /** On a phone, the stop of a sheet with two heights (rule navigation-24); undefined for one with a single height. */
  stop?: SheetStop;
  /** The overlay of `overlay-queue.ts`, as for a modal. */
  owner: string | null;
}

/** `held`: the player cannot close it now. */
type ModalState = Readonly<ModalOptions & { isOpen: boolean; held: boolean }>;
type SheetState = Readonly<SheetOptions & { isOpen: boolean }>;

export const modalDefaults: ModalState = {
  isOpen: false,
  held: false,
  content: null,
  title: '',
  onClose: null,
  showCloseIcon: true,
  closeOnRouteChange: true,
  disableOutsideClick: false,
  size: 'auto',
  buttonText: 'Tamam',
  owner: null,
};

export const sheetDefaults: SheetState = {
  isOpen: false,
  content: null,
  title: '',
  onClose: null,
  showCloseIcon: true,
  closeOnRouteChange: true,
  height: '',
  header: null,
  skipInitialTransition: false,
  blocking: false,
  buttonText: '',
  owner: null,
};

/** Whole states, replaced and never mutated, because React nodes must not be proxied. */
export const dialogs = proxy({
  modal: ref(modalDefaults),
  sheet: ref(sheetDefaults),
});

export function showModal(options: Partial<ModalOptions>): void {
  dialogs.modal = ref({ ...modalDefaults, ...options, isOpen: true });
}

/** Shows the centred information popup, closed by 'Anladım' (rule navigation-3). */
export function showInfo(options: Partial<ModalOptions>): void {
  showModal({ size: 'info', buttonText: 'Anladım', ...options });
}

/** Shows a modal whose content has buttons of its own: a form, a question. */
export function showForm(options: Partial<ModalOptions>): void {
  showModal({ buttonText: '', ...options });
}

export function hideModal(): void {
  dialogs.modal = ref(modalDefaults);
}

/**
 * Locks the modal while its work is in flight: neither the player nor a route change closes it until it is released.
 */
export function setModalLocked(held: boolean): void {
  dialogs.modal = ref({ ...dialogs.modal, held });
}

export function dismissModal(): void {
  const { isOpen, held, onClose } = dialogs.modal;
  if (!isOpen || held) return;
  hideModal();
  onClose?.();
}

export function showSheet(options: Partial<SheetOptions>): void {
  dialogs.sheet = ref({ ...sheetDefaults, ...options, isOpen: true });
}

/** Shows a contract in the sheet, closed by 'Anladım' unless `buttonText` says otherwise (rule terms-3). */
export function showContract(options: Partial<SheetOptions>): void {
  showSheet({ buttonText: 'Anladım', ...options });
}

export function hideSheet(): void {
  dialogs.sheet = ref(sheetDefaults);
}

export function dismissSheet(): void {
  const { isOpen, onClose } = dialogs.sheet;
  if (!isOpen) return;
  hideSheet();
  onClose?.();
}

/** Closes the modal and the sheet, except those with `closeOnRouteChange: false`. */
export function closeDialogsOnRouteChange(): void {
  if (dialogs.modal.closeOnRouteChange) dismissModal();
  if (dialogs.sheet.closeOnRouteChange) dismissSheet();
}

/** Returns true while a modal or sheet is open. */
export function useIsDialogOpen(): boolean {
  const { modal, sheet } = useSnapshot(dialogs);
  return modal.isOpen || sheet.isOpen;
}
