/**
 * The betslip service: saved and shared slips. Its bodies are assumptions (assumption-4). Amounts are TL, odds as on
 * the wire, times epoch seconds.
 */
import { object, optional, string, type as shape } from 'superstruct';
import type { Page } from '../../model/load.ts';
import type { SavedSlip } from '../../model/slip.ts';
import { read, serviceArea, write } from './call.ts';
import { text, textOr } from './fields.ts';
import { forMember } from './keep.ts';
import { decodeSavedSlip, decodeSlip, openedSlip, savedSlip, slipBody } from './wire/slip.ts';
import { decodePage, pageOf, pageQuery } from './rows.ts';

const toSavedPage = decodePage(decodeSavedSlip);

/** Saved slips per page (rule coupon-11). */
export const SAVED_ROWS = 20;

export const betslip = serviceArea('betslip', {
  /** Newest first; pages count from 1. */
  getSavedBetslips: read({
    path: 'saved-betslips',
    access: 'member',
    about: 'savedSlips',
    query: object({ limit: string(), page: optional(string()) }),
    answer: pageOf(savedSlip),
    decode: toSavedPage,
    ahead: () => [{ query: pageQuery(1, SAVED_ROWS) }],
    keep: forMember('list', ({ rows }: Page<SavedSlip>) => ({
      open: false,
      at: Math.max(0, ...rows.map(({ savedAt }) => savedAt)),
    })),
  }),
  getSavedBetslip: read({
    path: 'saved-betslip-detail/:id',
    access: 'member',
    about: 'savedSlips',
    answer: savedSlip,
    decode: decodeSavedSlip,
    keep: forMember('detail', ({ savedAt }: SavedSlip) => ({ open: false, at: savedAt })),
  }),
  /** Saves a slip; every selection must be in the program. Without a name the slip is named after the day. */
  saveBetslip: write({
    path: 'save-betslip',
    access: 'member',
    changes: ['savedSlips'],
    body: object({ name: optional(string()), slip: slipBody }),
    answer: shape({ bsid: text() }),
    decode: ({ bsid }) => ({ id: bsid }),
  }),
  deleteSavedBetslip: write({
    method: 'DELETE',
    path: 'delete_saved_betslip/:id',
    access: 'member',
    changes: ['savedSlips'],
  }),
  /**
   * Shares a played coupon or a saved slip by its id, or, with the key `UNSAVED_SLIP`, the slip in the body. Sharing a
   * coupon again returns the same `sharedId`.
   */
  shareBetslip: write({
    path: 'share-betslip/:key',
    access: 'member',
    body: object({ slip: optional(slipBody) }),
    answer: shape({ sharedId: text() }),
  }),
  /** A shared slip, to be opened as the caller's own; for visitors too. */
  getSharedBetslip: read({
    path: 'get-shared-betslip/:key',
    answer: shape({ sharedId: textOr(''), ...openedSlip }),
    decode: decodeSlip,
  }),
});
