const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

/**
 * Resolves when a file that failed to load is worth another request: after a pause that doubles with each failure up to
 * 30 s, or as soon as the browser reports a network (rule failure-12).
 * @param onWake adds a listener for other reasons to retry at once, and returns its removal
 */
export function retryPause(failures: number, onWake?: (wake: () => void) => () => void): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer);
      removeEventListener('online', end);
      leave?.();
      resolve();
    };
    const timer = setTimeout(end, Math.min(FIRST_MS * 2 ** (failures - 1), LONGEST_MS));
    addEventListener('online', end);
    const leave = onWake?.(end);
  });
}
