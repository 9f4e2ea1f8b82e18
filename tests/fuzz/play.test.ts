/**
 * 200 random evenings of a player with two tabs: taps, responses lost before and after they took effect, histories and
 * balances that cannot be read, storage that is full or refused, engines that die, sign-outs. At the end no tap has
 * made two coupons, no slip was played twice, and every result shown to the player is true.
 */
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayState } from '../../src/model/slip.ts';
import { type Device, device, oneItem } from '../support/money-device.ts';
import { SETTLED_MS, fates } from '../support/money-stage.ts';
import { type PlayEngine, playEngine, wager } from '../support/play-stage.ts';

const RUNS = Number(process.env['FUZZ_RUNS'] ?? 200);

const which = fc.constantFrom<0 | 1>(0, 1);
const step = fc.oneof(
  fc.record({ kind: fc.constant('tap' as const), which }),
  fc.record({
    kind: fc.constant('fate' as const),
    fate: fc.constantFrom('answered', ...fates),
  }),
  fc.record({ kind: fc.constant('status' as const), status: fc.constantFrom(...([-1, -1, 2, 6, 7, 14] as const)) }),
  fc.record({ kind: fc.constant('hold' as const), held: fc.boolean() }),
  fc.record({ kind: fc.constant('history' as const), fails: fc.boolean() }),
  fc.record({ kind: fc.constant('kill' as const), which }),
  fc.record({
    kind: fc.constant('storage' as const),
    database: fc.constantFrom<'all' | 'full' | 'refused'>('all', 'full', 'refused'),
    tabs: fc.constantFrom<'all' | 'refused'>('all', 'refused'),
  }),
  // Cookies are shared by both tabs. Another player who plays the remaining slip counts as playing a slip of their own.
  fc.record({ kind: fc.constant('player' as const), signedIn: fc.boolean() }),
  fc.record({ kind: fc.constant('refill' as const) }),
  fc.record({ kind: fc.constant('pass' as const), ms: fc.constantFrom(0, 10, 1_500, 15_000, SETTLED_MS) }),
);
type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('one tap makes one coupon or none, and the player is shown which', async () => {
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
  readonly #service: ReturnType<typeof wager>;
  readonly #browser: Device = device();
  readonly #engines: [PlayEngine, PlayEngine];
  /** Last reported state of each intent, from any engine. */
  readonly #told = new Map<string, PlayState['phase']>();
  #taps = 0;
  /** Slips the player filled. */
  #slips = 1;
  #release = (): void => undefined;

  constructor(tellsId: boolean) {
    this.#service = wager(tellsId);
    this.#engines = [this.#start(), this.#start()];
  }

  async carryOut(given: Step): Promise<void> {
    switch (given.kind) {
      case 'tap':
        this.#taps += 1;
        void this.#engines[given.which].play.run({ intent: `i${this.#taps}`, useBonus: false });
        break;
      case 'fate':
        this.#service.fate = given.fate;
        break;
      case 'status':
        this.#service.status = given.status;
        break;
      case 'hold':
        this.#release();
        this.#service.hold = given.held ? new Promise((resolve) => (this.#release = resolve)) : undefined;
        break;
      case 'history':
        this.#service.listFails = given.fails;
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
      case 'refill':
        if (this.#browser.slip.items.length === 0) {
          this.#browser.slip.items = oneItem();
          this.#slips += 1;
        }
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
      // The order was sent while the balance was unreadable, so nothing proves that it was not made, and the player
      // stops waiting.
      if (each.play.state.phase === 'unknown') expect(each.play.state.doubt).toBe('notListed');
      each.play.dismiss();
      expect(each.play.isLocked, 'still in doubt').toBe(false);
      each.die();
    }
  }

  judge(): void {
    // A coupon with a status that says "not made" does not count, even if it has an id.
    const coupons = this.#service.rows.filter(({ status }) => status !== 7 && status !== 14);
    // No slip twice: an item is chosen again before the next one.
    expect(coupons.length).toBeLessThanOrEqual(this.#slips);
    const made = coupons.flatMap(({ tid }) => tid ?? []);
    expect(new Set(made).size).toBe(made.length);
    for (const [intent, phase] of this.#told) {
      if (phase === 'rejected' || phase === 'notMade' || phase === 'ask') expect(made, intent).not.toContain(intent);
      if (phase === 'confirmed' && made.length === coupons.length) expect(made, intent).toContain(intent);
    }
    const confirmed = [...this.#told.values()].filter((phase) => phase === 'confirmed').length;
    expect(confirmed).toBeLessThanOrEqual(coupons.length);
  }

  #start(): PlayEngine {
    const started = playEngine(this.#service, this.#browser);
    started.play.onChange(() => {
      const { state } = started.play;
      if ('intent' in state) this.#told.set(state.intent, state.phase);
    });
    return started;
  }
}
