/** Time of a screen test: it stops except for what a test, or polling the screen, lets pass. */
import { type WorkerGlobalState, vi } from 'vitest';

export const faked = [
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'Date',
  'performance',
  'requestAnimationFrame',
  'cancelAnimationFrame',
  'requestIdleCallback',
  'cancelIdleCallback',
] as const;

const STEP_MS = 20;
const LONGEST_MS = 30_000;
/** Modules load in no time of the test: without a limit per step all of the time would pass before they are loaded. */
const AT_ONCE_MS = 500;
const realImmediate = setImmediate;

/** Lets so many milliseconds pass, with everything that happens in them. */
export async function passTime(ms: number): Promise<void> {
  await settle();
  let left = ms;
  do {
    const step = Math.min(left, AT_ONCE_MS);
    // Time passes in small steps, one after the other, so that code loaded meanwhile can use its own timers in the
    // remaining time.
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(step);
    // oxlint-disable-next-line no-await-in-loop
    await settle();
    left -= step;
  } while (left > 0);
}

/** Lets time pass until the check succeeds. */
export async function untilHolds<T>(check: () => T): Promise<T> {
  await settle();
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      return check();
    } catch (error) {
      if (waited >= LONGEST_MS) throw error;
    }
    // Polls run one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await passTime(STEP_MS);
  }
}

/** Lets time pass until the work has a result. */
export async function whilePassing<T>(work: T | Promise<T>): Promise<T> {
  const state = { done: false };
  const finish = (): void => {
    state.done = true;
  };
  const running = Promise.resolve(work);
  running.then(finish, finish);
  await settle();
  // oxlint-disable-next-line no-await-in-loop
  while (!state.done) await passTime(STEP_MS);
  return running;
}

/**
 * Awaits everything in flight that needs no clock: responses of the stand-in, messages of the engine, React's renders.
 */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Each turn may begin something new.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => realImmediate(resolve));
  }
  // Parts of the product load when they are first needed. The wait for them is a timer of a millisecond even when
  // nothing loads, which took a tenth of these tests' time at each poll.
  if (isLoading()) await vi.dynamicImportSettled();
}

/** Returns true while the runner loads modules, and also when the runner gives no information. */
function isLoading(): boolean {
  const { __vitest_worker__: runner } = globalThis as { __vitest_worker__?: WorkerGlobalState };
  if (runner === undefined || runner.resolvingModules.size > 0) return true;
  for (const { promise, evaluated } of runner.evaluatedModules.idToModuleMap.values()) {
    if (promise !== undefined && !evaluated) return true;
  }
  return false;
}

const TURNS = 12;
