/** State of the live connection as shown to the player. */
export interface ConnectionState {
  /** `on`: both hubs are connected; `off`: a hub has used up its attempts; `connecting`: otherwise. */
  status: 'on' | 'connecting' | 'off';
  /** The server rejected this build; only the new one will be served. */
  outdated: boolean;
  /** Time of the last hub message or the last odds from a service, epoch seconds; 0 for never. */
  lastUpdateAt: number;
  /**
   * True when the latest odds come from the device's cache and the hubs are not connected: the odds are as old as the
   * cache.
   */
  oddsFromCache: boolean;
  /**
   * True while the first page shows the odds of the device's cache and the first response of the service has not
   * arrived.
   */
  isRefreshingCache: boolean;
}
