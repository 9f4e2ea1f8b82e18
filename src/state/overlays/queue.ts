/**
 * What wants to stand over the page by itself waits here for its turn: one at a time, in this order, and never over something
 * the player opened. Overlays request their turn with `useOverlayTurn` or `useOverlayDialog`; nothing else decides.
 */
import { useEffect, useRef } from 'react';
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { askedDialog } from './asked-dialog.ts';
import { dialogs } from './dialogs.ts';

/** First what the player must know or do, then what was asked for, then what is offered. */
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
export type OverlayId = (typeof overlayOrder)[number];

const queue = proxy<{ wanting: Partial<Record<OverlayId, true>> }>({ wanting: {} });

/** Whether it may stand there now. */
export function useOverlayTurn(id: OverlayId, wants: boolean): boolean {
  useEffect(() => {
    if (!wants) return undefined;
    queue.wanting[id] = true;
    return () => {
      delete queue.wanting[id];
    };
  }, [id, wants]);
  const { wanting } = useSnapshot(queue);
  const { modal, sheet } = useSnapshot(dialogs);
  const asked = useSnapshot(askedDialog).last !== null;
  const covered = asked || isForeign(modal, id) || (isForeign(sheet, id) && !inSheets.has(id));
  return wants && !covered && overlayOrder.find((each) => wanting[each]) === id;
}

/** The slip of a phone is a sheet, and a tour shows it. */
const inSheets: ReadonlySet<OverlayId> = new Set<OverlayId>(['tour']);

function isForeign({ isOpen, owner }: { isOpen: boolean; owner: string | null }, id: OverlayId): boolean {
  return isOpen && owner !== id;
}

export interface OverlayDialog {
  /** Opens the modal or sheet, with `owner: id`. */
  show: () => void;
  /** Closes it when it is not wanted any more. */
  hide: () => void;
  /** What it tells, where that changes while it stands there: it is then shown anew in its place. */
  about?: string;
  /** It was closed, whatever closed it; one that still wants to comes back without it. */
  onClosed?: () => void;
}

/**
 * A dialog that opens when it is its turn, and goes when it is not wanted any more.
 * @param shown false where it keeps its place in the queue and shows nothing: the page is about the same
 */
export function useOverlayDialog(id: OverlayId, wants: boolean, dialog: OverlayDialog, shown = wants): void {
  const turn = useOverlayTurn(id, wants);
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
    // It decides whether it still wants to; shown again before that, it would take the place of what closed it.
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
      // Not what took its place in the meantime.
      if (owns(id, dialogs.modal) || owns(id, dialogs.sheet)) latest.current.hide();
    },
    [id],
  );
}

const owns = (id: OverlayId, { isOpen, owner }: { isOpen: boolean; owner: string | null }): boolean =>
  isOpen && owner === id;
