/**
 * The betslip service: saved and shared slips. Its bodies are assumptions (assumption-4). Amounts are TL, odds as on
 * the wire, times epoch seconds.
 */
import { object, optional, string, type as shape } from 'superstruct';
import type { Page } from '../../model/load.ts';
import type { SavedSlip } from '../../model/slip.ts';
import { readCall, defineCalls, writeCall } from './call.ts';
import { text, textOr } from './fields.ts';
import { memberCachePolicy } from './cache-policy.ts';
import { decodeSavedSlip, decodeSlip, openedSlipFields, savedSlip, slipBody } from './wire/slip-wire.ts';
import { decodePage, pageShape, pageQuery } from './response-rows.ts';

const toSavedPage = decodePage(decodeSavedSlip);

/** Saved slips per page (rule coupon-11). */
export const SAVED_SLIPS_PAGE_SIZE = 20;

export const betslipCalls = defineCalls('betslip', {
  /** Newest first; pages count from 1. */
  getSavedBetslips: readCall({
    path: 'saved-betslips',
    access: 'member',
    about: 'savedSlips',
    query: object({ limit: string(), page: optional(string()) }),
    response: pageShape(savedSlip),
    decode: toSavedPage,
    ahead: () => [{ query: pageQuery(1, SAVED_SLIPS_PAGE_SIZE) }],
    keep: memberCachePolicy('list', ({ rows }: Page<SavedSlip>) => ({
      open: false,
      at: Math.max(0, ...rows.map(({ savedAt }) => savedAt)),
    })),
  }),
  getSavedBetslip: readCall({
    path: 'saved-betslip-detail/:id',
    access: 'member',
    about: 'savedSlips',
    response: savedSlip,
    decode: decodeSavedSlip,
    keep: memberCachePolicy('detail', ({ savedAt }: SavedSlip) => ({ open: false, at: savedAt })),
  }),
  /** Saves a slip; every selection must be in the program. Without a name the slip is named after the day. */
  saveBetslip: writeCall({
    path: 'save-betslip',
    access: 'member',
    changes: ['savedSlips'],
    body: object({ name: optional(string()), slip: slipBody }),
    response: shape({ bsid: text() }),
    decode: ({ bsid }) => ({ id: bsid }),
  }),
  deleteSavedBetslip: writeCall({
    method: 'DELETE',
    path: 'delete_saved_betslip/:id',
    access: 'member',
    changes: ['savedSlips'],
  }),
  /**
   * Shares a played coupon or a saved slip by its id, or, with the key `UNSAVED_SLIP`, the slip in the body. Sharing a
   * coupon again returns the same `sharedId`.
   */
  shareBetslip: writeCall({
    path: 'share-betslip/:key',
    access: 'member',
    body: object({ slip: optional(slipBody) }),
    response: shape({ sharedId: text() }),
  }),
  /** A shared slip, to be opened as the caller's own; for visitors too. */
  getSharedBetslip: readCall({
    path: 'get-shared-betslip/:key',
    response: shape({ sharedId: textOr(''), ...openedSlipFields }),
    decode: decodeSlip,
  }),
});
