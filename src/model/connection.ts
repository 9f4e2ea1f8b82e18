/** What a player is told about the live connection. */
export interface ConnectionState {
  /** `on` when both hubs are connected, `connecting` while one tries, `off` when all tries are spent. */
  status: 'on' | 'connecting' | 'off';
  /** The server turned this build away; only the new one will be served. */
  outdated: boolean;
  /** When the last hub message or successful answer came, epoch seconds; 0 for never. */
  lastHeard: number;
}
