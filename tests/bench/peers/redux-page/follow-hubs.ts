/** A connection of the page's own to each hub, as its documentation advises; every message goes through the store. */
import { HttpTransportType, HubConnectionBuilder, LogLevel } from '@microsoft/signalr';
import { type HubName, hubTargets } from '../../../../src/contract/hub/wire.ts';
import type { PeerStore } from '../redux-program.ts';

const hubPaths: Record<HubName, string> = { lite: '/sportsBookHubLite', score: '/sportsBookHub' };

export async function followHubs(store: PeerStore): Promise<void> {
  for (const hub of ['lite', 'score'] as const) {
    const connection = new HubConnectionBuilder()
      .withUrl(location.origin + hubPaths[hub], { skipNegotiation: true, transport: HttpTransportType.WebSockets })
      .withAutomaticReconnect()
      .configureLogging(LogLevel.None)
      .build();
    for (const target of hubTargets[hub]) {
      connection.on(target, target === 'currentScore' ? store.applyScore : store.apply);
    }
    // oxlint-disable-next-line no-await-in-loop
    await connection.start();
  }
}
