/** Schedule of checks for a new build: every hour, and when a tab becomes visible again. */

export const UPDATE_CHECK_INTERVAL_MS = 60 * 60 * 1000;
/** Minimum interval between checks, ms, so that switching between tabs does not repeat them. */
const NOT_SOONER_MS = 60 * 1000;

interface UpdateCheckEdges {
  /** Fetches the worker's file past all caches. */
  fetchWorker(): Promise<Response>;
  /** Makes the browser compare and install the worker. */
  update(): Promise<unknown>;
  /** Returns milliseconds. */
  now(): number;
}

interface UpdateCheck {
  /** Checks unless the last check was recent; resolves to true when the browser's update ran. */
  run(): Promise<boolean>;
}

export function createUpdateCheck(edges: UpdateCheckEdges): UpdateCheck {
  let last = -Infinity;
  return {
    run: async () => {
      // Absolute difference, because a clock that was set back would otherwise block checks until it has caught up.
      if (Math.abs(edges.now() - last) < NOT_SOONER_MS) return false;
      last = edges.now();
      // A dead network, a gateway's error page or a captive portal is no update, so the browser is not involved.
      const response = await edges.fetchWorker().catch(() => undefined);
      if (response?.status !== 200) return false;
      if (!/javascript/.test(response.headers.get('Content-Type') ?? '')) return false;
      return edges.update().then(
        () => true,
        () => false,
      );
    },
  };
}
