/** Saving, opening, deleting and sharing slips. */
import { UNSAVED_SLIP } from '../../../src/contract/services/unsaved-slip.ts';
import type { Account } from '../../accounts/account.ts';
import { badRequest } from '../../http/response-envelope.ts';
import { type Handlers, parseWholeNumber } from '../../http/service-route.ts';
import { type SlipRecord, type SavedSlip, createSlipRecord } from '../../wager/saved-slip-store.ts';
import { toTurkishTime } from '../../turkish-time.ts';
import { couponUnknown } from '../../wager/coupon-failures.ts';
import { wirePageOf } from '../../http/wire-page.ts';
import type { Wager } from '../../wager/wager.ts';
import type { WireSlipItem } from '../../../src/contract/services/wire/slip-wire.ts';
import type { World } from '../../world.ts';
import type { LegRecord } from '../../wager/coupon-record.ts';
import { selectionOf } from '../../wager/selections.ts';

export function betslipHandlers(wager: Wager) {
  const { accounts, savedSlips: kept, book, world, now } = wager;

  return {
    saveBetslip: ({ bearer, body }) => {
      const { playerNo } = accounts.accountOfToken(bearer());
      const { name, slip } = body();
      const saved = kept.save(playerNo, name ?? nameOfDay(now()), createSlipRecord(slip, world), now());
      return { bsid: saved.id };
    },
    getSavedBetslips: ({ bearer, query }) => {
      const saved = kept.of(accounts.accountOfToken(bearer()).playerNo);
      const page = wirePageOf(
        saved,
        parseWholeNumber(query.page ?? '1', 'page'),
        parseWholeNumber(query.limit, 'limit'),
      );
      return { ...page, items: page.items.map((each) => wireSavedSlipOf(each, world)) };
    },
    getSavedBetslip: ({ bearer, parameter }) =>
      wireSavedSlipOf(savedOf(accounts.accountOfToken(bearer()), parameter('id')), world),
    deleteSavedBetslip: ({ bearer, parameter }) => {
      const account = accounts.accountOfToken(bearer());
      kept.remove(account.playerNo, savedOf(account, parameter('id')).id);
      return {};
    },
    shareBetslip: ({ bearer, parameter, body }) => {
      const account = accounts.accountOfToken(bearer());
      const { slip } = body();
      if (parameter('key') !== UNSAVED_SLIP) return { sharedId: shareOwn(account, parameter('key')) };
      if (slip === undefined) throw badRequest('there is no slip to share');
      return { sharedId: kept.share(createSlipRecord(slip, world)) };
    },
    getSharedBetslip: ({ parameter }) => {
      const slip = kept.shared(parameter('key'));
      if (slip === undefined) throw couponUnknown();
      return { sharedId: parameter('key'), ...wireSlipOf(slip, world) };
    },
  } satisfies Partial<Handlers<'betslip'>>;

  /** Coupons and saved slips are shared under one key each, however often. */
  function shareOwn(account: Account, id: string): string {
    const coupon = book.byId(id);
    if (coupon !== undefined && coupon.playerNo === account.playerNo && !coupon.removed) {
      const { items, systems, multiplier } = coupon.slip;
      coupon.sharedId ??= kept.share({ items, systems, multiplier, coupons: 1 });
      return coupon.sharedId;
    }
    const saved = savedOf(account, id);
    saved.sharedId ??= kept.share(saved satisfies SlipRecord);
    return saved.sharedId;
  }

  function savedOf({ playerNo }: Account, id: string): SavedSlip {
    const saved = kept.find(playerNo, id);
    if (saved === undefined) throw couponUnknown();
    return saved;
  }
}

/** "21.11.2026 12:30" in Türkiye. */
function nameOfDay(nowMs: number): string {
  const [date = '', time = ''] = toTurkishTime(nowMs).toISOString().split('T');
  return `${date.split('-').toReversed().join('.')} ${time.slice(0, 5)}`;
}

/** A kept slip as it is opened: with what has become of its selections. */
interface WireSlip {
  e: WireSlipItem[];
  ss: number[];
  m: number;
  cc: number;
}

export function wireSlipOf({ items, systems, multiplier, coupons }: SlipRecord, world: World): WireSlip {
  return { e: items.map((leg) => openedItem(leg, world)), ss: [...systems], m: multiplier, cc: coupons };
}

function wireSavedSlipOf(saved: SavedSlip, world: World): WireSlip & { bsid: string; name: string; sd: number } {
  const { id, name, savedAt } = saved;
  return { bsid: id, name, sd: Math.floor(savedAt / 1_000), ...wireSlipOf(saved, world) };
}

function openedItem(kept: LegRecord, world: World): WireSlipItem {
  const { state, leg } = selectionOf(world, kept);
  const now = leg ?? kept;
  return {
    eid: kept.eventId,
    mid: kept.marketId,
    ono: kept.outcomeNo,
    odd: now.odd / 100,
    sodd: kept.odd / 100,
    wodd: now.webOdd / 100,
    b: kept.banker,
    ou: state === 'open',
    sid: kept.sportId,
    en: kept.eventName,
    mn: kept.marketName,
    cn: kept.outcomeName,
    mbs: now.mbs,
    pt: now.phase,
    live: now.phase === 2,
    ed: now.startsAt,
  };
}
