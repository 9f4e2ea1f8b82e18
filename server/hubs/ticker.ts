/** The automatic movement: asks the world for so many updates a second, in small steps. */
interface Pace {
  running: boolean;
  updatesPerSecond: number;
}

export interface Ticker {
  readonly pace: Pace;
  /** Changes what is given and keeps the rest. */
  set(change: { running?: boolean | undefined; updatesPerSecond?: number | undefined }): void;
  reset(): void;
  stop(): void;
}

/** `step` is called with a whole number of updates, never with none. */
export function startTicker(initialPerSecond: number, step: (updates: number) => void): Ticker {
  const initial: Pace = { running: initialPerSecond > 0, updatesPerSecond: initialPerSecond };
  let pace = { ...initial };
  let due = 0;
  let lastMs = performance.now();
  const timer = setInterval(() => {
    const nowMs = performance.now();
    // After a stall the movement goes on from here instead of making up for it in one burst.
    const elapsedMs = Math.min(nowMs - lastMs, LONGEST_STALL_MS);
    lastMs = nowMs;
    if (!pace.running) return;
    due += (elapsedMs / 1_000) * pace.updatesPerSecond;
    const updates = Math.floor(due);
    due -= updates;
    if (updates > 0) step(updates);
  }, STEP_MS);

  return {
    get pace() {
      return pace;
    },
    set({ running = pace.running, updatesPerSecond = pace.updatesPerSecond }) {
      pace = { running, updatesPerSecond };
      due = 0;
    },
    reset() {
      pace = { ...initial };
      due = 0;
    },
    stop: () => clearInterval(timer),
  };
}

const STEP_MS = 100;
const LONGEST_STALL_MS = 1_000;
