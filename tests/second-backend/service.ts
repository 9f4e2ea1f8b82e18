/** The service of `server/`: built, started, and the `environment.json` that points the product to it. */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Environment } from '../../src/contract/environment.ts';
import { freePort } from '../support/free-port.ts';
import { answers, programProcess } from '../support/program-process.ts';

/** A call that the service answers. Paths are below its origin. */
export interface SecondCall {
  /** `operationId` of the OpenAPI document. */
  operation: string;
  path: string;
  /** File of `samples/` that the answer is made of. */
  sample: string;
  /** An address with its query, for which the service has data. */
  example: string;
}

interface Calls {
  /** Time of the samples, epoch seconds; the service moves every time in them from there to its start. */
  recordedAt: number;
  /** Path of each area of services. */
  areas: Record<string, string>;
  calls: SecondCall[];
}

export interface SecondBackend {
  origin: string;
  calls: readonly SecondCall[];
  environment: Environment;
  stop(): Promise<void>;
}

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const callsFile = at('calls.json');

/** @param port a free one if it is not given */
export async function startSecondBackend(port?: number): Promise<SecondBackend> {
  build();
  const { areas, calls } = JSON.parse(await readFile(callsFile, 'utf8')) as Calls;
  const origin = `http://127.0.0.1:${port ?? (await freePort())}`;
  const [first] = calls;
  const service = programProcess(
    'dotnet',
    [at('server/bin/SecondBackend.dll'), '--urls', origin, '--calls', callsFile],
    () => answers(`${origin}${first?.example ?? ''}`),
  );
  await service.start();
  return {
    origin,
    calls,
    environment: {
      services: Object.fromEntries(Object.entries(areas).map(([area, path]) => [area, `${origin}${path}`])),
      hubs: { lite: `${origin}/sportsBookHubLite`, score: `${origin}/sportsBookHub` },
    },
    stop: () => service.stop(),
  };
}

/** The compiler itself finds what is newer. */
function build(): void {
  const args = ['build', at('server'), '--nologo', '-c', 'Release', '-o', at('server/bin')];
  const { status, stdout, error } = spawnSync('dotnet', args, { encoding: 'utf8' });
  if (error !== undefined) throw new Error('The second backend needs dotnet 10, not installed here.');
  if (status !== 0) throw new Error(`The second backend could not be built:\n${stdout}`);
}
