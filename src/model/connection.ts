/**
 * The source of the latest odds: the service, its cached response because the service was not reached (`copy`), or the
 * cached response that an opening page shows while its first request is pending (`device`).
 */
export type OddsSource = 'service' | 'copy' | 'device';

/** State of the live connection as shown to the player. */
export interface ConnectionState {
  /** `on`: both hubs are connected; `off`: a hub has used up its attempts; `connecting`: otherwise. */
  status: 'on' | 'connecting' | 'off';
  /** The server rejected this build; only the new one will be served. */
  outdated: boolean;
  /** Time of the last hub message or the last odds from a service, epoch seconds; 0 for never. */
  lastUpdateAt: number;
  /** `service` while the hubs are connected. */
  oddsSource: OddsSource;
}
