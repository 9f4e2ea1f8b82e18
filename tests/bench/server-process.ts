/**
 * The stand-in as `npm start` runs it, in a process of its own, so that it shares no event loop with the measurement.
 */
import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { BenchServer } from './bench-server.ts';

export interface ServerProcess extends BenchServer {
  stop(): Promise<void>;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Starts a server process with `events` over all sports; by default the stand-in's own number. */
export async function startServerProcess(events?: number): Promise<ServerProcess> {
  const flags = ['--port', '0', '--seed', '1', '--updates', '0'];
  if (events !== undefined) flags.push('--events', String(events));
  return served(startNode('server/start.ts', flags, ['ignore', 'pipe', 'inherit']));
}

export interface ClockedServer extends ServerProcess {
  /** Sets the factor by which its clock runs faster than real time. */
  setSpeed(times: number): void;
}

export async function startClockedServer(): Promise<ClockedServer> {
  const child = startNode('tests/bench/clocked-stand-in.ts', [], ['ignore', 'pipe', 'inherit', 'ipc']);
  return { ...(await served(child)), setSpeed: (times) => child.send(times) };
}

function startNode(script: string, flags: string[], stdio: StdioOptions): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', script, ...flags], { cwd: root, stdio });
}

async function served(child: ChildProcess): Promise<ServerProcess> {
  // A failed measurement must not leave a server running.
  const end = (): void => void child.kill();
  process.once('exit', end);
  const url = await addressOf(child);
  return {
    url,
    control: async (method, path, body) => {
      const response = await fetch(`${url}/__control/${path}`, {
        method,
        ...(body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
      });
      if (!response.ok) throw new Error(`control ${path}: ${response.status} ${await response.text()}`);
      return response.json();
    },
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await gone;
      process.off('exit', end);
    },
  };
}

/** Reads the address that the server prints once it listens. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (bytes: Buffer) => {
      said += bytes.toString();
      const address = /https?:\/\/[\w.:[\]-]+/.exec(said)?.[0];
      if (address !== undefined) resolve(address);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${String(code)}: ${said}`)));
  });
}
