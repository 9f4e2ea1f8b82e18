/** The stand-in with the real hubs in place of its own, controlled by a test like any other. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerOptions, TestServer } from '../support/controlled-server.ts';
import { startServer } from '../support/stand-in.ts';
import type { HubServers } from './hub-servers.ts';

const LOOK_MS = 20;

/** Only one can run at a time, because the hub servers listen to the stand-in at one port. */
export async function startRealServer(hubServers: HubServers, options: ServerOptions = {}): Promise<TestServer> {
  const { hubs, feedPort: port } = hubServers;
  await hubServers.apply('accept');
  const server = await startServer({ ...options, hubs, port });
  const listeners = hubServers.backplane ? 1 : 2;
  const untilHeard = async (): Promise<void> => {
    const heard = async (): Promise<boolean> =>
      Object.values((await server.stats()).hubs).every(({ connections }) => connections === listeners);
    while (!(await heard())) await wait(LOOK_MS);
  };
  await untilHeard();
  return {
    ...server,
    get world() {
      return server.world;
    },
    stats: async () => {
      const { hubs: feeds, ...others } = await server.stats();
      const { lite, score } = await hubServers.stats();
      return { ...others, hubs: { lite: { ...feeds.lite, ...lite }, score: { ...feeds.score, ...score } } };
    },
    // Faults of connections are applied to the hub servers of the browsers, faults of messages to the stand-in that
    // sends them.
    hubs: async (action, hub) => {
      const ofMessages = action === 'silence' || action === 'duplicate' || action === 'reorder';
      if (ofMessages || action === 'accept') await server.hubs(action, hub);
      if (!ofMessages) await hubServers.apply(action, hub);
    },
    restart: async (changed) => {
      await server.restart(changed);
      await untilHeard();
      // Hubs that may have missed messages disconnect their clients, so that these load again.
      await hubServers.apply('drop');
    },
  };
}
