/** Time of a screen test: it stands still but for what a test, or a look at the screen, lets pass. */
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
/** Code is loaded in no time of the test: without a stop it would be there when all of the time is over. */
const AT_ONCE_MS = 500;
const realImmediate = setImmediate;

/** So much time passes, and everything in it happens. */
export async function passTime(ms: number): Promise<void> {
  await settle();
  let left = ms;
  do {
    const step = Math.min(left, AT_ONCE_MS);
    // One after the other: what loads meanwhile waits for timers of its own in the time that is left.
    // oxlint-disable-next-line no-await-in-loop
    await vi.advanceTimersByTimeAsync(step);
    // oxlint-disable-next-line no-await-in-loop
    await settle();
    left -= step;
  } while (left > 0);
}

/** Time passes until it holds. */
export async function untilHolds<T>(check: () => T): Promise<T> {
  await settle();
  for (let waited = 0; ; waited += STEP_MS) {
    try {
      return check();
    } catch (error) {
      if (waited >= LONGEST_MS) throw error;
    }
    // Each look after the one before.
    // oxlint-disable-next-line no-await-in-loop
    await passTime(STEP_MS);
  }
}

/** Time passes until it has an answer. */
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

/** What is on its way without a clock: answers of the stand-in, messages of the engine, what React renders. */
async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) {
    // Each turn may begin something new.
    // oxlint-disable-next-line no-await-in-loop
    await new Promise((resolve) => realImmediate(resolve));
  }
  // Parts of the product that load when they are first needed. The wait for them is a timer of a millisecond, also where
  // there is none: at each look it was a tenth of these tests' time.
  if (isLoading()) await vi.dynamicImportSettled();
}

/** As the runner itself knows it; where it does not say, something may be on its way. */
function isLoading(): boolean {
  const { __vitest_worker__: runner } = globalThis as { __vitest_worker__?: WorkerGlobalState };
  if (runner === undefined || runner.resolvingModules.size > 0) return true;
  for (const { promise, evaluated } of runner.evaluatedModules.idToModuleMap.values()) {
    if (promise !== undefined && !evaluated) return true;
  }
  return false;
}

const TURNS = 12;
