/** One load and its state: pending, ready or failed; what was loaded before stays, with its age. */
import type { LoadState } from '../../../src/model/load.ts';
import { isAnswer, mayPass } from '../../../src/contract/errors.ts';
import type { Result } from '../../../src/model/failure.ts';

export interface Load {
  readonly state: LoadState;
  /** Runs it; calls while one is under way join that one. */
  run(): Promise<boolean>;
  /** As above, for nobody's tap: a refusal is said until there is another answer. */
  check(): Promise<boolean>;
  /** As `check`, but the answer is asked for after this call: behind one that is under way comes another, which settles it. */
  refresh(): Promise<boolean>;
}

export interface LoadOptions {
  /** Loads and keeps; answers how old what it got is: null for fresh, epoch seconds for a copy. */
  work(): Promise<Result<number | null>>;
  now(): number;
  onState(): void;
  /** It is for somebody; always, unless told. For nobody a failure is not tried again. */
  isUsed?(): boolean;
  /** Tries again by itself after a failure, so that a dead service that comes back is noticed. */
  signal: AbortSignal;
}

const RETRY_MS = [2_000, 5_000, 10_000, 30_000];

export function createLoad(options: LoadOptions): Load {
  let state: LoadState = { phase: 'loading', at: 0, stale: false };
  let running: Promise<boolean> | undefined;
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let another: Promise<boolean> | undefined;

  const set = (next: LoadState): void => {
    state = next;
    options.onState();
  };

  const again = (): void => {
    const delay = RETRY_MS[Math.min(failures, RETRY_MS.length) - 1] ?? 30_000;
    retry = setTimeout(() => {
      if (options.isUsed?.() !== false) void begin(false);
    }, delay);
  };

  const work = async (isCheck: boolean): Promise<boolean> => {
    clearTimeout(retry);
    // What is on screen stays there while a new load runs: only an empty screen is "loading".
    const saysNo = isCheck && state.failure !== undefined && isAnswer(state.failure);
    if (state.at === 0 && state.phase !== 'loading' && !saysNo) set({ phase: 'loading', at: 0, stale: false });
    const result = await options.work();
    if (options.signal.aborted) return false;
    if (!result.ok) {
      failures += 1;
      set({ phase: 'failed', failure: result.failure, at: state.at, stale: state.at > 0 });
      if (mayPass(result.failure)) again();
      return false;
    }
    const now = Math.floor(options.now() / 1000);
    const copied = result.value !== null;
    failures = copied ? failures + 1 : 0;
    set({ phase: 'ready', at: result.value ?? now, stale: copied });
    if (copied) again();
    return true;
  };

  const begin = (isCheck: boolean): Promise<boolean> => {
    running ??= work(isCheck).finally(() => {
      running = undefined;
    });
    return running;
  };
  const check = (): Promise<boolean> => begin(true);
  const runAnother = (): Promise<boolean> => {
    another = undefined;
    return options.signal.aborted ? Promise.resolve(false) : check();
  };

  options.signal.addEventListener('abort', () => clearTimeout(retry), { once: true });
  return {
    get state() {
      return state;
    },
    run: () => begin(false),
    check,
    refresh: () => {
      if (running === undefined) return check();
      another ??= running.then(runAnother, runAnother);
      return another;
    },
  };
}
