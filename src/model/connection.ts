/** What a player is told about the live connection. */
export interface ConnectionState {
  /** `on` when both hubs are connected, `connecting` while one tries, `off` when all tries are spent. */
  status: 'on' | 'connecting' | 'off';
  /** The server turned this build away; only the new one will be served. */
  outdated: boolean;
  /** When the last hub message or the last odds of a service came, epoch seconds; 0 for never. */
  lastHeard: number;
  /** The latest odds are the device's copies, and the hubs are not on: what is shown is as old as these. */
  copied: boolean;
}
