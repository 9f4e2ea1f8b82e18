/** A wager service with pending coupons, and a session that begins and ends; time is faked by vitest. */
import type { CallInput } from '../../../../src/contract/services/call-input.ts';
import { vi } from 'vitest';
import { productDefaultTiming } from '../../../../src/contract/environment.ts';
import type { CouponStatus, SettledCoupon } from '../../../../src/model/coupon.ts';
import type { Failure } from '../../../../src/model/failure.ts';
import type { SessionState } from '../../../../src/model/player.ts';
import { type DecidedCoupons, createDecidedCoupons } from '../../../../workers/engine/coupons/decided-coupons.ts';
import type { Services } from '../../../../workers/engine/calls/services.ts';
import type { Session } from '../../../../workers/engine/session/session.ts';
import { answerWith } from '../../../support/service-answer.ts';
import {
  type WireCoupon,
  type WireCouponPage,
  wireCouponPage,
  wireDetail,
  wireLeg,
} from '../../../support/wire-coupon.ts';

export interface Played {
  bsid: string;
  gi: string | null;
  status: CouponStatus;
  net: number;
  legs: { eid: number; rs: -1 | 0 | 1 | 2 }[];
}

export const played = (bsid: string, events: number[], fields: Partial<Played> = {}): Played => ({
  bsid,
  gi: null,
  status: -1,
  net: 0,
  legs: events.map((eid) => ({ eid, rs: -1 })),
  ...fields,
});

export function decide(coupon: Played | undefined, status: CouponStatus, net = 0): void {
  if (coupon === undefined) throw new Error('no such coupon');
  coupon.status = status;
  coupon.net = net;
  for (const leg of coupon.legs) leg.rs = status === 0 ? 0 : 1;
}

export interface History extends Services {
  /** Coupons of the signed-in player. */
  coupons: Played[];
  failure: Failure | undefined;
  /** Epoch seconds of the cached response returned instead; null for a live response. */
  copyOf: number | null;
  hold: Promise<void> | undefined;
  /** Ids of coupons with unreadable rows in the list. */
  unreadable: Set<string>;
  /** Ids of coupons with an unreadable selection. */
  unreadableLegs: Set<string>;
  /** Claimed page count; a page beyond the real ones repeats the first page or is empty. */
  pages: { claimed: number; beyond: 'first' | 'empty' } | undefined;
  lists: number;
  details: number;
}

export function history(coupons: Played[]): History {
  const service: History = {
    coupons,
    failure: undefined,
    copyOf: null,
    hold: undefined,
    unreadable: new Set(),
    unreadableLegs: new Set(),
    pages: undefined,
    lists: 0,
    details: 0,
    request: async (call, input) => {
      const isList = call.path === 'played-betslips-and-pendings';
      if (isList) service.lists += 1;
      else service.details += 1;
      // The response has the state at the time of its request.
      const wire = answerOf(call.path, input, structuredClone(service.coupons), service);
      await service.hold;
      if (service.failure !== undefined) return { ok: false, failure: service.failure };
      if (wire === undefined) return { ok: false, failure: { kind: 'refused', code: 404 } };
      return answerWith(call, input, wire, service.copyOf);
    },
  };
  return service;
}

function answerOf(
  path: string,
  { query = {}, parameters = {} }: CallInput,
  coupons: Played[],
  { unreadable, unreadableLegs, pages }: Pick<History, 'unreadable' | 'unreadableLegs' | 'pages'>,
): object | undefined {
  const { id = '' } = parameters;
  if (path === 'played-betslips-and-pendings') {
    const asked = query as Record<string, string>;
    const told = pageOf(coupons, pages?.beyond === 'first' ? { ...asked, page: '1' } : asked);
    const page = pages === undefined ? told : { ...told, totalPage: pages.claimed };
    const items = page.items.map((row) => (unreadableLegs.has(row.bsid) ? withOddLeg(row) : row));
    return { ...page, items: items.map((row) => (unreadable.has(row.bsid) ? 'bozuk' : row)) };
  }
  if (path.startsWith('multi')) return { gi: id, items: coupons.filter(({ gi }) => gi === id).map(wire) };
  const coupon = coupons.find(({ bsid }) => bsid === id);
  return coupon === undefined ? undefined : wire(coupon);
}

function pageOf(coupons: Played[], { status = '', page, limit }: Record<string, string>): WireCouponPage {
  const statuses = new Set(status.split(',').map(Number));
  const rows = new Map<string, Played[]>();
  for (const coupon of coupons.filter((each) => statuses.has(Number(each.status)))) {
    rows.set(coupon.gi ?? coupon.bsid, [...(rows.get(coupon.gi ?? coupon.bsid) ?? []), coupon]);
  }
  const items = [...rows.values()].map((row) => ({ ...wire(row[0] as Played), tpc: row.length }));
  return wireCouponPage(items, Number(page), Number(limit));
}

function wire({ bsid, gi, status, net, legs }: Played): WireCoupon {
  return wireDetail({
    bsid,
    gi,
    status: status === 'unknown' ? null : status,
    net,
    bs: { b: legs.map((leg) => wireLeg(leg)), vb: [] },
  });
}

function withOddLeg(row: WireCoupon): WireCoupon {
  return { ...row, bs: { b: [...(row.bs?.b ?? []), { eid: null }], vb: [] } as unknown as WireCoupon['bs'] };
}

export interface FakeSession {
  session: Session;
  begin(): void;
  end(): void;
}

export function fakeSession(): FakeSession {
  const listeners = new Set<() => void>();
  let life = new AbortController();
  let state: SessionState = { phase: 'visitor', generation: 0, endedBy: null };
  const set = (phase: SessionState['phase']): void => {
    state = { phase, generation: state.generation + 1, endedBy: null };
    for (const listener of listeners) listener();
  };
  return {
    session: {
      get state() {
        return state;
      },
      get lifetime() {
        return life.signal;
      },
      onChange: (listener: () => void) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    } as unknown as Session,
    begin: () => {
      life = new AbortController();
      set('member');
    },
    end: () => {
      life.abort();
      set('visitor');
    },
  };
}

export interface DecidedStage extends FakeSession {
  decided: DecidedCoupons;
  service: History;
  told: { settled: SettledCoupon[]; pendingCount: number }[];
  /** Number of calls of `onChanged`. */
  readonly changed: number;
  /** Number of calls of `onNoLongerPending`. */
  readonly left: number;
  stop(): void;
  /** Advances the time and runs everything that is due. */
  pass(ms: number): Promise<void>;
  /** Signs in and loads the coupons. */
  begun(): Promise<void>;
}

/** @param random draws the extension of the delays (0 to 1); none by default */
export function decidedStage(coupons: Played[], random: () => number = () => 0): DecidedStage {
  const session = fakeSession();
  const service = history(coupons);
  const told: DecidedStage['told'] = [];
  let changed = 0;
  let left = 0;
  const end = new AbortController();
  const decided = createDecidedCoupons({
    session: session.session,
    services: service,
    timing: async () => productDefaultTiming,
    now: () => Date.now(),
    onChanged: () => void (changed += 1),
    onNoLongerPending: () => void (left += 1),
    onDecided: (settled, pendingCount) => told.push({ settled, pendingCount }),
    signal: end.signal,
    random,
  });
  const pass: DecidedStage['pass'] = async (ms) => void (await vi.advanceTimersByTimeAsync(ms));
  return {
    ...session,
    decided,
    service,
    told,
    get changed() {
      return changed;
    },
    get left() {
      return left;
    },
    stop: () => end.abort(),
    pass,
    begun: async () => {
      session.begin();
      await pass(2_000);
    },
  };
}
