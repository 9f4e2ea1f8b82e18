/** Another program a test starts, stops and starts again: a web server, a hub, a store. */
import { type ChildProcess, spawn } from 'node:child_process';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export interface ProgramProcess {
  /** Starts the process and resolves when it is ready. */
  start(): Promise<void>;
  /** Stops the process and resolves once it has exited; SIGTERM by default. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** Sends a signal and does not wait. */
  signal(signal: NodeJS.Signals): void;
}

const LOOK_MS = 20;
const READY_MS = 30_000;

/** @param isReady polled after a start; an error means not yet */
export function programProcess(
  command: string,
  args: readonly string[],
  isReady: () => Promise<boolean>,
  environment: Record<string, string> = {},
): ProgramProcess {
  let child: ChildProcess | undefined;
  let said = '';
  const gone = (of: ChildProcess): boolean => of.exitCode !== null || of.signalCode !== null;

  return {
    async start() {
      said = '';
      const mine = spawn(command, args, {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...environment },
      });
      child = mine;
      for (const stream of [mine.stdout, mine.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()));
      const failed = new Promise<never>((_resolve, reject) => mine.once('error', reject));
      failed.catch(() => undefined); // thrown below, by whoever waits
      const deadline = performance.now() + READY_MS;
      while (!(await Promise.race([failed, isReady().catch(() => false)]))) {
        if (gone(mine)) throw new Error(`${command} ended at once: ${said}`);
        if (performance.now() > deadline) throw new Error(`${command} is not ready: ${said}`);
        await wait(LOOK_MS);
      }
    },
    async stop(signal = 'SIGTERM') {
      const mine = child;
      if (mine === undefined || gone(mine)) return;
      const over = new Promise((resolve) => mine.once('exit', resolve));
      mine.kill(signal);
      await over;
    },
    signal: (signal) => void child?.kill(signal),
  };
}

/** For `isReady`: true when an address responds with success. */
export const answers = async (url: string): Promise<boolean> => {
  const { ok, body } = await fetch(url, { headers: { connection: 'close' } });
  await body?.cancel();
  return ok;
};

/** For `isReady`: true when a port accepts connections. */
export const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
