/** When to ask the server for a new build: every hour, and when a tab comes back after having been away. */

export const CHECK_EVERY_MS = 60 * 60 * 1000;
/** Switching between tabs is no reason to ask again. */
const NOT_SOONER_MS = 60 * 1000;

export interface UpdateCheckEdges {
  /** Fetches the worker's file past every cache. */
  fetchWorker(): Promise<Response>;
  /** Has the browser compare and install it. */
  update(): Promise<unknown>;
  /** Milliseconds. */
  now(): number;
}

export interface UpdateCheck {
  /** Asks, unless it asked a moment ago; answers whether the browser was told to look. */
  run(): Promise<boolean>;
}

export function createUpdateCheck(edges: UpdateCheckEdges): UpdateCheck {
  let last = -Infinity;
  return {
    run: async () => {
      // Either way: a clock that was set back would stop the asking until it has caught up.
      if (Math.abs(edges.now() - last) < NOT_SOONER_MS) return false;
      last = edges.now();
      // A dead network, a gateway's error page or a captive portal is no update and no reason to bother the browser.
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
