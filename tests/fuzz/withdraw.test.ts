/**
 * 200 random evenings of a player with two tabs: taps on "Çek", responses lost before and after they took effect, lists
 * and balances that cannot be read, storage that is full or refused, requests that are paid or come back, engines that
 * die, sign-outs. At the end no tap has made two requests, none was sent while another was unresolved, and every result
 * shown to the player is true.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WithdrawState } from '../../src/model/payment.ts';
import { type Device, device } from '../support/money-device.ts';
import { SETTLED_MS, fates } from '../support/money-stage.ts';
import { type WithdrawEngine, payments, withdrawEngine } from '../support/withdraw-stage.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);

const which = fc.constantFrom<0 | 1>(0, 1);
const step = fc.oneof(
  fc.record({ kind: fc.constant('tap' as const), which }),
  fc.record({
    kind: fc.constant('fate' as const),
    fate: fc.constantFrom('answered', ...fates),
  }),
  fc.record({ kind: fc.constant('hold' as const), held: fc.boolean() }),
  fc.record({ kind: fc.constant('list' as const), fails: fc.boolean() }),
  fc.record({ kind: fc.constant('end' as const), type: fc.constantFrom<12 | 42>(12, 42) }),
  fc.record({ kind: fc.constant('dismiss' as const), which }),
  fc.record({ kind: fc.constant('kill' as const), which }),
  fc.record({
    kind: fc.constant('storage' as const),
    database: fc.constantFrom<'all' | 'full' | 'refused'>('all', 'full', 'refused'),
    tabs: fc.constantFrom<'all' | 'refused'>('all', 'refused'),
  }),
  // Cookies are shared by both tabs.
  fc.record({ kind: fc.constant('player' as const), signedIn: fc.boolean() }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(0, 10, 1_500, 15_000, SETTLED_MS) }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one tap makes one request or none, and the player is shown which', async () => {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 5, maxLength: 40 }), async (tellsId, steps) => {
      const evening = new Evening(tellsId);
      // Steps run one after another, because their order is what is tested.
      // oxlint-disable-next-line no-await-in-loop
      for (const each of steps) await evening.carryOut(each);
      await evening.end();
      evening.judge();
    }),
    { numRuns: RUNS },
  );
}, 120_000);

class Evening {
  readonly #service: ReturnType<typeof payments>;
  readonly #browser: Device = device();
  readonly #engines: [WithdrawEngine, WithdrawEngine];
  /** Last reported state of each intent, from any engine. */
  readonly #told = new Map<string, WithdrawState['phase']>();
  readonly #tellsId: boolean;
  #taps = 0;
  #release = (): void => undefined;

  constructor(tellsId: boolean) {
    this.#tellsId = tellsId;
    this.#service = payments(tellsId);
    this.#engines = [this.#start(), this.#start()];
  }

  async carryOut(given: Step): Promise<void> {
    switch (given.kind) {
      case 'tap':
        this.#taps += 1;
        void this.#engines[given.which].tap(`i${this.#taps}`);
        break;
      case 'fate':
        this.#service.fate = given.fate;
        break;
      case 'hold':
        this.#release();
        this.#service.hold = given.held ? new Promise((resolve) => (this.#release = resolve)) : undefined;
        break;
      case 'list':
        this.#service.listFails = given.fails;
        break;
      case 'end':
        this.#service.end(given.type);
        break;
      case 'dismiss':
        await this.#engines[given.which].dismiss();
        break;
      case 'kill':
        this.#engines[given.which].die();
        this.#engines[given.which] = this.#start();
        break;
      case 'storage':
        this.#browser.setTakes(given);
        break;
      case 'player':
        for (const each of this.#engines) each.signIn(given.signedIn ? 'A' : undefined);
        break;
      case 'pass':
        await vi.advanceTimersByTimeAsync(given.ms);
    }
    await vi.advanceTimersByTimeAsync(1);
  }

  /** The network is well, the player A looks at both tabs, and time passes. */
  async end(): Promise<void> {
    this.#release();
    this.#service.hold = undefined;
    this.#service.listFails = false;
    await vi.advanceTimersByTimeAsync(100);
    for (const each of this.#engines) each.signIn('A');
    await vi.advanceTimersByTimeAsync(2 * SETTLED_MS);
    for (const each of this.#engines) {
      const { state } = each;
      // Checking ends at some point: the player is then shown the result so far and may stop waiting.
      if (state.phase === 'unknown') expect(state.doubt).not.toBe('checking');
      expect(state.phase).not.toBe('sending');
      // oxlint-disable-next-line no-await-in-loop
      await each.dismiss();
      expect(each.state.phase).toBe('idle');
      each.die();
    }
  }

  judge(): void {
    const { rows, orders, balance } = this.#service;
    expect(orders.length).toBeLessThanOrEqual(this.#taps);
    // Every kuruş is counted: the amounts taken, less those returned.
    const moved = rows.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(Math.round(balance * 100)).toBe(100_000 + moved);
    const taken = rows.filter(({ type }) => type !== 42);
    const made = taken.flatMap(({ tid }) => tid ?? []);
    expect(new Set(made).size).toBe(made.length);
    if (this.#tellsId) {
      for (const [intent, phase] of this.#told) {
        if (phase === 'rejected' || phase === 'notMade') expect(made, intent).not.toContain(intent);
        if (phase === 'confirmed') expect(made, intent).toContain(intent);
      }
    }
    const confirmed = [...this.#told.values()].filter((phase) => phase === 'confirmed').length;
    expect(confirmed).toBeLessThanOrEqual(taken.length);
  }

  #start(): WithdrawEngine {
    const started = withdrawEngine(this.#service, this.#browser);
    started.onChange(() => {
      const { state } = started;
      if ('intent' in state) this.#told.set(state.intent, state.phase);
    });
    return started;
  }
}
