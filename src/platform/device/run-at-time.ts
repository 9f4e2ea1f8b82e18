/** Timers overflow after 24 days, so a later moment takes several of them. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/**
 * Runs `work` once at a moment (epoch ms); a past moment runs it in the next task.
 * @returns a function that cancels it
 */
export function runAtTime(at: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // Timers may fire slightly early.
  const look = (): void => {
    if (Date.now() < at) wait();
    else work();
  };
  const wait = (): void => {
    timer = setTimeout(look, Math.max(0, Math.min(at - Date.now(), LONGEST_WAIT_MS)));
  };
  wait();
  return () => clearTimeout(timer);
}
