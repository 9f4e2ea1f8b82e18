/** The longest a timer waits is 24 days: a later moment takes several. */
const LONGEST_WAIT_MS = 2 ** 31 - 1;

/** Calls once, when a moment (epoch ms) has come; one that is over comes with the next task. @returns what takes it back */
export function atMoment(at: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  // A timer may also be a little early.
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
