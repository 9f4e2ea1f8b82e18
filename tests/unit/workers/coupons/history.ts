/** A wager service with coupons that wait, and a session that begins and ends; time is vitest's. */
import { vi } from 'vitest';
import type { SettledCoupon } from '../../../../src/model/coupon.ts';
import type { Failure, Result } from '../../../../src/contract/errors.ts';
import type { ServiceCall } from '../../../../src/contract/services/call.ts';
import type { SessionState } from '../../../../src/model/player.ts';
import { type Settling, createSettling } from '../../../../workers/engine/coupons/decided-coupons.ts';
import type { Answer, CallInput, Services } from '../../../../workers/engine/calls/services.ts';
import type { Session } from '../../../../workers/engine/session/session.ts';
import { type WireCoupon, wireCoupon } from '../../../support/wire-coupon.ts';

export interface Played {
  bsid: string;
  gi: string | null;
  status: number;
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

export interface History extends Services {
  /** Those of who is signed in. */
  coupons: Played[];
  failure: Failure | undefined;
  /** Epoch seconds of the copy the device answers with instead. */
  copyOf: number | null;
  hold: Promise<void> | undefined;
  lists: number;
  details: number;
}

export function history(coupons: Played[]): History {
  const service: History = {
    coupons,
    failure: undefined,
    copyOf: null,
    hold: undefined,
    lists: 0,
    details: 0,
    request: async <T>(call: ServiceCall<T>, input: CallInput = {}): Promise<Result<Answer<T>>> => {
      const isList = call.path === 'played-betslips-and-pendings';
      if (isList) service.lists += 1;
      else service.details += 1;
      // Answered as of when it was asked.
      const data = answerOf(call.path, input, structuredClone(service.coupons));
      await service.hold;
      if (service.failure !== undefined) return { ok: false, failure: service.failure };
      if (data === undefined) return { ok: false, failure: { kind: 'refused', code: 404 } };
      return { ok: true, value: { data: data as T, storedAt: service.copyOf, info: null } };
    },
  };
  return service;
}

function answerOf(path: string, { query, parameters }: CallInput, coupons: Played[]): object | undefined {
  if (path === 'played-betslips-and-pendings') return pageOf(coupons, query ?? {});
  if (path.startsWith('multi')) return { items: coupons.filter(({ gi }) => gi === parameters?.['id']).map(wire) };
  const coupon = coupons.find(({ bsid }) => bsid === parameters?.['id']);
  return coupon === undefined ? undefined : wire(coupon);
}

function pageOf(coupons: Played[], query: Record<string, string | undefined>): object {
  const statuses = new Set((query['status'] ?? '').split(',').map(Number));
  const rows = new Map<string, Played[]>();
  for (const coupon of coupons.filter(({ status }) => statuses.has(status))) {
    rows.set(coupon.gi ?? coupon.bsid, [...(rows.get(coupon.gi ?? coupon.bsid) ?? []), coupon]);
  }
  const [page, limit] = [Number(query['page']), Number(query['limit'])];
  const items = [...rows.values()].map((row) => ({ ...wire(row[0] as Played), tpc: row.length }));
  return { items: items.slice((page - 1) * limit, page * limit), totalPage: Math.ceil(items.length / limit) };
}

function wire({ bsid, gi, status, net, legs }: Played): object {
  const b = legs.map((leg) => ({ ...leg, odd: 2, wodd: 2, pt: 1 })) as NonNullable<WireCoupon['bs']>['b'];
  return wireCoupon({ bsid, gi, status: status as WireCoupon['status'], net, bs: { b, vb: [] } });
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

export interface SettlingStage extends FakeSession {
  settling: Settling;
  service: History;
  told: { settled: SettledCoupon[]; pendingCount: number }[];
  /** How often it was said that some wait no more. */
  readonly left: number;
  stop(): void;
  /** Lets so much time pass, and everything in it happen. */
  pass(ms: number): Promise<void>;
  /** Signed in, and the coupons read. */
  begun(): Promise<void>;
}

export function settlingStage(coupons: Played[]): SettlingStage {
  const session = fakeSession();
  const service = history(coupons);
  const told: SettlingStage['told'] = [];
  let left = 0;
  const end = new AbortController();
  const settling = createSettling({
    session: session.session,
    services: service,
    now: () => Date.now(),
    onLeft: () => void (left += 1),
    onSettled: (settled, pendingCount) => told.push({ settled, pendingCount }),
    signal: end.signal,
  });
  const pass: SettlingStage['pass'] = async (ms) => void (await vi.advanceTimersByTimeAsync(ms));
  return {
    ...session,
    settling,
    service,
    told,
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
