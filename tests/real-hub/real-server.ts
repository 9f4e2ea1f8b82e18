/** The stand-in with the real hubs in the place of its own, moved by a test like any other. */
import { setTimeout as wait } from 'node:timers/promises';
import type { ServerOptions, TestServer } from '../support/controlled-server.ts';
import { startServer } from '../support/stand-in.ts';
import type { HubServers } from './hub-servers.ts';

const LOOK_MS = 20;

/** One at a time: the hub servers hear the stand-in at one port. */
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
    // What is done to connections is done where browsers are; what is done to messages, where they come from.
    hubs: async (action, hub) => {
      const ofMessages = action === 'silence' || action === 'duplicate' || action === 'reorder';
      if (ofMessages || action === 'accept') await server.hubs(action, hub);
      if (!ofMessages) await hubServers.apply(action, hub);
    },
    restart: async (changed) => {
      await server.restart(changed);
      await untilHeard();
      // Hubs that may have missed something let their clients come anew.
      await hubServers.apply('drop');
    },
  };
}
