/**
 * Detects a jump of the clock: the machine slept, and a socket that looks open may be long dead (SignalR would notice
 * after its 30 s timeout).
 */
const TICK_MS = 4_000;
const JUMP_MS = 20_000;

export function watchSleep(now: () => number, onWoken: () => void, signal: AbortSignal): void {
  let last = now();
  const timer = setInterval(() => {
    const time = now();
    const gap = time - last;
    last = time;
    if (gap > TICK_MS + JUMP_MS) onWoken();
  }, TICK_MS);
  signal.addEventListener('abort', () => clearInterval(timer), { once: true });
}
