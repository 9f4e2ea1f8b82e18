/** One tap, one coupon, whatever the network does (design §6): the service counts what it made, and never makes two. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Result } from '../../../src/contract/errors.ts';
import type { ServiceCall } from '../../../src/contract/services/call.ts';
import type { Player } from '../../../src/contract/session.ts';
import type { PlayState } from '../../../src/contract/slip.ts';
import type { Selection } from '../../../src/contract/topics.ts';
import { defaultAppConfig } from '../../../src/domain/app-config.ts';
import type { DeviceStore } from '../../../src/storage/device-database.ts';
import type { Answer, CallInput, Services } from '../../../workers/engine/services/services.ts';
import { type Play, createPlay } from '../../../workers/engine/slip/play.ts';
import { makeSelection } from '../home/make.ts';

const SETTLE_MS = 60_000;
/** Later than any settling, with the longest pause between two looks. */
const SETTLED_MS = SETTLE_MS + 30_000;

type Fate = 'answered' | 'refused' | 'lostBefore' | 'lostAfter' | 'gateway' | 'cutJson';

/** A wager service: makes a coupon for every order that reaches it. */
function wager(tellsId = true) {
  const service = {
    coupons: [] as { tid: string | null; bsid: string; a: number; pd: number; ec: number; modd: number }[],
    fate: 'answered' as Fate,
    /** Until it is settled, orders wait in it. */
    hold: undefined as Promise<void> | undefined,
    historyFails: false,
    orders: 0,
    request: async <T>(call: ServiceCall<T>, input: CallInput = {}): Promise<Result<Answer<T>>> => {
      const ok = (data: unknown): Result<Answer<T>> => ({
        ok: true,
        value: { data: data as T, storedAt: null, info: null },
      });
      if (call.path === 'played-betslips-and-pendings') {
        if (service.historyFails) return { ok: false, failure: { kind: 'network' } };
        const items = service.coupons.map((coupon) => ({ ...coupon, tp: coupon.a, tpc: 1 }));
        return ok({ items });
      }
      service.orders += 1;
      await service.hold;
      if (service.fate === 'lostBefore') return { ok: false, failure: { kind: 'network' } };
      if (service.fate === 'refused')
        return { ok: false, failure: { kind: 'refused', code: 3014, message: 'Bakiyen yetersiz.' } };
      const body = input.body as { a: number; e: unknown[]; modd: number };
      const bsid = `k${service.coupons.length + 1}`;
      const tid = tellsId ? (input.headers?.['Client-Transaction-Id'] ?? null) : null;
      service.coupons.push({ tid, bsid, a: body.a, pd: Date.now() / 1000, ec: body.e.length, modd: body.modd });
      if (service.fate === 'lostAfter') return { ok: false, failure: { kind: 'timeout' } };
      if (service.fate === 'gateway') return { ok: false, failure: { kind: 'server', code: 502 } };
      if (service.fate === 'cutJson') return { ok: false, failure: { kind: 'malformed' } };
      return ok({ bsids: [bsid] });
    },
  };
  return service;
}

/** The device's store of one browser, shared by its engines. */
function device(): () => DeviceStore {
  const kept = new Map<string, unknown>();
  const listeners = new Set<(key: string) => void>();
  return () => {
    let mine: ((key: string) => void) | undefined;
    return {
      read: async (key, guard) => {
        const value = structuredClone(kept.get(key));
        return guard(value) ? value : undefined;
      },
      write: async (key, value) => {
        kept.set(key, structuredClone(value));
        for (const listener of listeners) if (listener !== mine) listener(key);
        return true;
      },
      onWritten: (listener) => {
        mine = listener;
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      close: () => undefined,
    };
  };
}

function browserLocks(): LockManager {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request: (_name: string, options: LockOptions, work: () => Promise<unknown>) => {
      const gone = new Promise((resolve) => options.signal?.addEventListener('abort', resolve));
      const mine = last.then(work);
      // A dead engine's lock is free.
      last = Promise.race([mine, gone]).catch(() => undefined);
      return mine;
    },
  } as unknown as LockManager;
}

const store = { next: device() };
let locks = browserLocks();
let life: AbortController;

beforeEach(() => {
  vi.useFakeTimers();
  store.next = device();
  locks = browserLocks();
  life = new AbortController();
});
afterEach(() => {
  life.abort();
  vi.useRealTimers();
});

interface Engine {
  play: Play;
  items: Selection[];
  tap: (intent: string) => Promise<PlayState>;
  signIn: (hashedPlayer: string | undefined) => void;
  die: () => void;
}

/** @param written what the device keeps of the slip; engines of one browser share it. */
function engine(
  services: Services,
  items = [makeSelection({ odd: 250, agreedOdd: 250 })],
  written = { items },
): Engine {
  const mine = new AbortController();
  life.signal.addEventListener('abort', () => mine.abort());
  const listeners = new Set<() => void>();
  let player: Player | undefined = { hashedPlayer: 'A' } as Player;
  const held = { items };
  const play = createPlay({
    slip: () =>
      ({
        current: () => held.items,
        terms: { systems: [], multiplier: 50, couponCount: 1 },
        clear: async () => {
          held.items = [];
          written.items = [];
        },
        // Another engine's word may come late; what it wrote is there.
        sync: async () => void (held.items = written.items),
      }) as never,
    session: {
      get tokens() {
        return player === undefined ? null : {};
      },
    } as never,
    member: {
      get player() {
        return player;
      },
      refresh: async () => true,
      onChange: (listener: () => void) => listeners.add(listener),
    } as never,
    services,
    acceptance: { value: undefined } as never,
    store: store.next(),
    locks,
    limits: () => defaultAppConfig.coupon,
    isLive: () => true,
    now: () => Date.now(),
    settleMs: async () => SETTLE_MS,
    signal: mine.signal,
  });
  return {
    play,
    get items() {
      return held.items;
    },
    tap: async (intent) => {
      const result = await play.play({ intent, useBonus: false });
      if (!result.ok) throw new Error(result.failure.kind);
      return result.value;
    },
    signIn: (hashedPlayer) => {
      player = hashedPlayer === undefined ? undefined : ({ hashedPlayer } as Player);
      for (const listener of listeners) listener();
    },
    die: () => mine.abort(),
  };
}

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

describe('a tap on "Oyna"', () => {
  test('that is answered makes one coupon and empties the slip', async () => {
    const service = wager();
    const one = engine(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'confirmed', couponIds: ['k1'], price: 5_000 });
    expect(one.items).toEqual([]);
    expect(service.coupons).toHaveLength(1);
  });

  test('that is refused keeps the slip and tells the words', async () => {
    const service = wager();
    service.fate = 'refused';
    const one = engine(service);
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected', failure: { message: 'Bakiyen yetersiz.' } });
    expect(one.items).toHaveLength(1);
    expect(one.play.isLocked).toBe(false);
  });

  test('twice at once sends once', async () => {
    const service = wager();
    const one = engine(service);
    await Promise.all([one.tap('i1'), one.tap('i2')]);
    expect([service.orders, service.coupons.length]).toEqual([1, 1]);
  });

  test('in two engines at once makes one coupon', async () => {
    const service = wager();
    const written = { items: [makeSelection({ odd: 250, agreedOdd: 250 })] };
    const [one, two] = [engine(service, written.items, written), engine(service, written.items, written)];
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => (release = resolve));
    const taps = Promise.all([one.tap('i1'), two.tap('i2')]);
    await pass(10);
    release();
    await pass(SETTLED_MS);
    await taps;
    expect([service.orders, service.coupons.length]).toEqual([1, 1]);
    expect([one.play.state.phase, two.play.state.phase]).toEqual(['confirmed', 'idle']);
  });

  test('with an odd that moved asks first, and sends nothing', async () => {
    const service = wager();
    const one = engine(service, [makeSelection({ odd: 240, agreedOdd: 250 })]);
    expect(await one.tap('i1')).toMatchObject({ phase: 'ask', changes: [{ from: 250, to: 240 }] });
    expect(service.orders).toBe(0);
  });

  test('with an item that cannot be played says why, and sends nothing', async () => {
    const service = wager();
    const one = engine(service, [makeSelection({ status: 'suspended', open: false })]);
    expect(await one.tap('i1')).toMatchObject({ phase: 'rejected' });
    expect(service.orders).toBe(0);
  });

  test('of a visitor sends nothing', async () => {
    const service = wager();
    const one = engine(service);
    one.signIn(undefined);
    await one.play.play({ intent: 'i1', useBonus: false });
    expect(service.orders).toBe(0);
  });
});

describe.each([[true], [false]])('a coupon nobody answered for (service tells the id: %s)', (tellsId) => {
  test.each<Fate>(['lostAfter', 'gateway', 'cutJson'])(
    'is unknown, locked, and found in the history (%s)',
    async (fate) => {
      const service = wager(tellsId);
      service.fate = fate;
      const one = engine(service);
      expect(await one.tap('i1')).toMatchObject({ phase: 'unknown', price: 5_000 });
      expect(one.play.isLocked).toBe(true);
      expect(await one.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
      await pass(5_000);
      expect(one.play.state).toMatchObject({ phase: 'confirmed', intent: 'i1', couponIds: ['k1'] });
      expect([service.orders, service.coupons.length]).toEqual([1, 1]);
    },
  );

  test('and that the history does not show in time was not made; then it may be played again', async () => {
    const service = wager(tellsId);
    service.fate = 'lostBefore';
    const one = engine(service);
    await one.tap('i1');
    await pass(SETTLE_MS - 15_000);
    expect(one.play.state.phase).toBe('unknown');
    await pass(SETTLED_MS);
    expect(one.play.state).toEqual({ phase: 'notMade', intent: 'i1' });
    expect(one.items).toHaveLength(1);
    service.fate = 'answered';
    expect(await one.tap('i2')).toMatchObject({ phase: 'confirmed' });
    expect(service.coupons).toHaveLength(1);
  });

  test('stays unknown while the history cannot be read', async () => {
    const service = wager(tellsId);
    service.fate = 'lostAfter';
    service.historyFails = true;
    const one = engine(service);
    await one.tap('i1');
    await pass(SETTLED_MS);
    expect(one.play.state.phase).toBe('unknown');
    service.historyFails = false;
    await pass(15_000);
    expect(one.play.state.phase).toBe('confirmed');
  });

  test('is found by the next engine, when this one died with it on its way', async () => {
    const service = wager(tellsId);
    service.fate = 'lostAfter';
    service.historyFails = true;
    const one = engine(service);
    let release = (): void => undefined;
    service.hold = new Promise((resolve) => (release = resolve));
    void one.play.play({ intent: 'i1', useBonus: false });
    await pass(10);
    one.die();
    const two = engine(service);
    release();
    await pass(2_000);
    expect(two.play.state).toMatchObject({ phase: 'unknown', intent: 'i1' });
    expect(await two.tap('i2')).toMatchObject({ phase: 'unknown', intent: 'i1' });
    service.historyFails = false;
    await pass(15_000);
    expect(two.play.state).toMatchObject({ phase: 'confirmed', couponIds: ['k1'] });
    expect([service.orders, service.coupons.length]).toEqual([1, 1]);
  });

  test('is told to its player alone, who signed out meanwhile and comes back', async () => {
    const service = wager(tellsId);
    service.fate = 'lostAfter';
    service.historyFails = true;
    const one = engine(service);
    await one.tap('i1');
    one.signIn(undefined);
    expect(one.play.state).toEqual({ phase: 'idle' });
    one.signIn('B');
    await pass(5_000);
    expect(one.play.state).toEqual({ phase: 'idle' });
    service.historyFails = false;
    one.signIn('A');
    expect(one.play.state.phase).toBe('unknown');
    await pass(15_000);
    expect(one.play.state.phase).toBe('confirmed');
    expect(service.coupons).toHaveLength(1);
  });

  test.each<[Fate, string]>([
    ['lostAfter', 'confirmed'],
    ['lostBefore', 'notMade'],
  ])(
    'and was found out about (%s) is told until the player has seen it, also by the next engine',
    async (fate, told) => {
      const service = wager(tellsId);
      service.fate = fate;
      const one = engine(service);
      await one.tap('i1');
      await pass(SETTLED_MS);
      one.die();
      const two = engine(service);
      await pass(10);
      expect(two.play.state).toMatchObject({ phase: told, intent: 'i1' });
      expect(two.play.isLocked).toBe(false);
      two.play.dismiss();
      await pass(10);
      two.die();
      const three = engine(service);
      await pass(10);
      expect(three.play.state).toEqual({ phase: 'idle' });
    },
  );
});
