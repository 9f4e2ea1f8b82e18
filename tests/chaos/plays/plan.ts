/** Faults and disturbances around one tap on "Oyna", drawn from a seed. */
import { type Random, pick, randomOf } from '../../support/breakage.ts';
import type { Fault } from '../../support/controlled-server.ts';

/** The first seed of a range whose first eight seeds cover every kind of disturbance. */
export const RICH_SEED = 343;

export interface PlayPlan {
  seed: number;
  /** The service returns the intent's id and accepts it once; false when it does not know intents. */
  idempotency: boolean;
  tabs: 1 | 2;
  /** The access token has run out before the tap. */
  expired: boolean;
  /** Response to the first renewals of an expired token; null for new tokens. None of it ends the session. */
  renewal: Omit<Fault, 'method' | 'path'> | null;
  /**
   * Storage that refuses every write from the tap on: the device's database, or the tabs' storage as well (rule
   * money-14).
   */
  refuses: 'database' | 'both' | null;
  /** Fault that hits the order in flight; null for none. */
  order: Omit<Fault, 'method' | 'path'> | null;
  /** Number of history requests that fail. */
  historyFails: number;
  taps: 'one' | 'double' | 'inBoth';
  /** The disturbance, and how many milliseconds after the tap it happens. */
  then: Disturbance;
  afterMs: number;
}

const disturbances = ['nothing', 'kill', 'reload', 'reloadAll', 'close', 'signOut'] as const;
export type Disturbance = (typeof disturbances)[number];

/** An order is slower than that only when it is cut. */
const SLOWEST_MS = 1_200;

export function planOf(seed: number): PlayPlan {
  const random = randomOf(seed);
  const tabs = random() < 0.6 ? 2 : 1;
  const drawn: Omit<PlayPlan, 'renewal' | 'refuses'> = {
    seed,
    idempotency: random() < 0.5,
    tabs,
    expired: random() < 0.25,
    order: orderFate(random),
    historyFails: pick(random, [0, 0, 0, 1, 3]),
    taps: pick(random, tabs === 2 ? (['one', 'double', 'inBoth', 'inBoth'] as const) : (['one', 'double'] as const)),
    // Closing the only tab would end every check.
    then: pick(
      random,
      disturbances.filter((each) => each !== 'close' || tabs === 2),
    ),
    afterMs: Math.floor(random() * SLOWEST_MS),
  };
  // Drawn last, so that a seed has the disturbances it always had.
  const renewal = drawn.expired ? renewalFate(random) : null;
  return { ...drawn, renewal, refuses: pick(random, [null, null, null, 'database', 'both'] as const) };
}

function renewalFate(random: Random): PlayPlan['renewal'] {
  const times = 1 + Math.floor(random() * 2);
  return pick(random, [
    null,
    null,
    { status: 403, body: '<html>Forbidden</html>', times },
    { status: 404, body: 'Not Found', times },
    { status: 401, body: '<html>Unauthorized</html>', times },
    { status: 503, times },
    { drop: 'before' as const, times },
  ]);
}

function orderFate(random: Random): PlayPlan['order'] {
  const delayMs = Math.floor(random() * SLOWEST_MS);
  return pick(random, [
    null,
    null,
    { delayMs },
    { delayMs },
    { drop: 'before' as const },
    { drop: 'after' as const },
    { drop: 'before' as const, delayMs },
    { drop: 'after' as const, delayMs },
    { status: 502 },
    { status: 504, delayMs },
  ]);
}
