/**
 * Queue of overlays that open by themselves: one at a time, in this order, and never over a dialog the player opened.
 * Overlays request their slot with `useOverlaySlot` or `useOverlayDialog`; nothing else decides.
 */
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { requestedDialog, dialogs } from './dialogs.ts';

/** Order: what the player must know or do, then what the player requested, then offers. */
const overlayOrder = [
  'sessionExpired',
  'termsOfUse',
  'requiredRetailer',
  'afterSignIn',
  'phoneSetup',
  'withdrawal',
  'slip',
  'tour',
  'favouritesOffer',
  'consent',
  'installHint',
] as const;
type OverlayId = (typeof overlayOrder)[number];

const queue = proxy<{ wanting: Partial<Record<OverlayId, true>> }>({ wanting: {} });

/** Returns true while the overlay may be shown. @param wants true while it wants a slot */
export function useOverlaySlot(id: OverlayId, wants: boolean): boolean {
  useEffect(() => {
    if (!wants) return undefined;
    queue.wanting[id] = true;
    return () => {
      delete queue.wanting[id];
    };
  }, [id, wants]);
  const { wanting } = useSnapshot(queue);
  const { modal, sheet } = useSnapshot(dialogs);
  const asked = useSnapshot(requestedDialog).last !== null;
  const covered = asked || isForeign(modal, id) || (isForeign(sheet, id) && !inSheets.has(id));
  return wants && !covered && overlayOrder.find((each) => wanting[each]) === id;
}

/** Overlays that may open over a sheet: on a phone the slip is a sheet, and a tour explains it. */
const inSheets: ReadonlySet<OverlayId> = new Set<OverlayId>(['tour']);

function isForeign({ isOpen, owner }: { isOpen: boolean; owner: string | null }, id: OverlayId): boolean {
  return isOpen && owner !== id;
}

interface OverlayDialog {
  /** Opens the modal or sheet, with `owner: id`. */
  show: () => void;
  /** Closes it when it is no longer wanted. */
  hide: () => void;
  /** Identifies the content; when it changes while open, the dialog is shown again in place. */
  about?: string;
  /** Called however the dialog was closed. Without it, a dialog that is still wanted opens again. */
  onClosed?: () => void;
}

/**
 * Opens a dialog in its queue slot, and closes it when it is no longer wanted.
 * @param shown false keeps the slot and shows nothing, on a page with the same subject
 */
export function useOverlayDialog(id: OverlayId, wants: boolean, dialog: OverlayDialog, shown = wants): void {
  const turn = useOverlaySlot(id, wants);
  const { modal, sheet } = useSnapshot(dialogs);
  const open = owns(id, modal) || owns(id, sheet);
  const latest = useRef(dialog);
  const wasOpen = useRef(false);
  useEffect(() => {
    latest.current = dialog;
  });
  useEffect(() => {
    const { show, hide, onClosed } = latest.current;
    const closed = wasOpen.current && !open;
    wasOpen.current = open;
    if (open && !shown) hide();
    // `onClosed` decides if the dialog is still wanted. Showing it before that would cover the dialog that closed it.
    else if (closed && onClosed !== undefined) onClosed();
    else if (!open && turn && shown) show();
  }, [open, turn, shown]);
  const { about } = dialog;
  const toldAbout = useRef(about);
  useEffect(() => {
    if (toldAbout.current === about) return;
    toldAbout.current = about;
    if (owns(id, dialogs.modal) || owns(id, dialogs.sheet)) latest.current.show();
  }, [id, about]);
  useEffect(
    () => () => {
      // Another dialog may have replaced this one, and must stay.
      if (owns(id, dialogs.modal) || owns(id, dialogs.sheet)) latest.current.hide();
    },
    [id],
  );
}

const owns = (id: OverlayId, { isOpen, owner }: { isOpen: boolean; owner: string | null }): boolean =>
  isOpen && owner === id;
