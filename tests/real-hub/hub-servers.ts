/**
 * Two hub servers behind nginx. A third process, which no browser can reach, listens to the stand-in and forwards
 * messages through the backplane. Without a backplane each of the two listens to the stand-in itself.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nginxHubServer } from '../../deploy/nginx-hubs.ts';
import { hubPaths } from '../../server/hubs/live-hubs.ts';
import type { HubName } from '../../src/contract/hub/wire.ts';
import { freePort } from '../support/free-port.ts';
import { type Nginx, runNginx } from '../support/nginx.ts';
import { type ProgramProcess, answers, listens, programProcess } from '../support/program-process.ts';
import { hubProgram } from './programs.ts';

export type HubAction = 'drop' | 'abort' | 'refuse' | 'outdated' | 'accept';
type HubCounts = Record<HubName, { connections: number; total: number }>;

export interface HubServer extends ProgramProcess {
  origin: string;
  stats(): Promise<HubCounts>;
}

export interface HubServers {
  /** Addresses of the hubs for browsers. */
  hubs: Record<HubName, string>;
  /** Port of the stand-in that the hub servers listen to. */
  feedPort: number;
  backplane: boolean;
  servers: readonly [HubServer, HubServer];
  /** A third server that no browser can reach, and that `apply` does not affect. */
  aside: HubServer;
  balancer: Nginx;
  /** Sum of both servers; counts of a server that has ended are lost. */
  stats(): Promise<HubCounts>;
  apply(action: HubAction, hub?: HubName): Promise<void>;
  end(): Promise<void>;
}

/** @param listenTo port of the stand-in; a free port if it is not given */
export async function startHubServers(listenTo?: number): Promise<HubServers> {
  const program = hubProgram();
  const feedPort = listenTo ?? (await freePort());
  const folder = await mkdtemp(join(tmpdir(), 'tribun-hubs-'));
  const redis = await startRedis(program.backplane, folder);
  const feed = ['--feed', `http://127.0.0.1:${feedPort}`];
  const run = async (args: readonly string[]): Promise<HubServer> => hubServer(program.file, [...redis.args, ...args]);
  const servers = [await run(redis.process ? [] : feed), await run(redis.process ? [] : feed)] as const;
  const aside = await run(redis.process ? feed : []);
  await Promise.all([...servers, aside].map((each) => each.start()));
  const port = await freePort();
  const hubs = {
    lite: `http://127.0.0.1:${port}${hubPaths.lite}`,
    score: `http://127.0.0.1:${port}${hubPaths.score}`,
  };
  const balancer = await runNginx(
    port,
    nginxHubServer({ hubs, port, servers: servers.map(({ origin }) => new URL(origin).host) }),
  );
  return {
    hubs,
    feedPort,
    backplane: program.backplane,
    servers,
    aside,
    balancer,
    async stats() {
      const [one, other] = await Promise.all(servers.map((each) => each.stats()));
      const both = (hub: HubName, count: 'connections' | 'total'): number =>
        (one?.[hub][count] ?? 0) + (other?.[hub][count] ?? 0);
      const of = (hub: HubName) => ({ connections: both(hub, 'connections'), total: both(hub, 'total') });
      return { lite: of('lite'), score: of('score') };
    },
    async apply(action, hub) {
      const body = JSON.stringify({ action, hub });
      const headers = { 'content-type': 'application/json' };
      await Promise.all(
        servers.map(async ({ origin }) => {
          const { ok, status } = await fetch(`${origin}/__control/hubs`, { method: 'POST', headers, body });
          if (!ok) throw new Error(`hub server: ${action} answered ${status}`);
        }),
      );
    },
    async end() {
      await balancer.end();
      await Promise.all([...servers, aside].map((each) => each.stop('SIGKILL')));
      await redis.process?.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function hubServer(file: string, args: readonly string[]): Promise<HubServer> {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const stats = `${origin}/__control/stats`;
  const server = programProcess('dotnet', [file, '--urls', origin, ...args], () => answers(stats));
  return { ...server, origin, stats: async () => (await (await fetch(stats)).json()) as HubCounts };
}

async function startRedis(wanted: boolean, folder: string): Promise<{ process?: ProgramProcess; args: string[] }> {
  if (!wanted) return { args: [] };
  const port = String(await freePort());
  const process = programProcess(
    'redis-server',
    ['--port', port, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', folder],
    () => listens(Number(port)),
  );
  await process.start();
  return { process, args: ['--redis', `127.0.0.1:${port}`] };
}
