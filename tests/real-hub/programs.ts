/** Programs that the real hubs need on a machine, and the hub program itself, built when its sources are newer. */
import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('server', import.meta.url));
const isThere = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
/** Other versions cannot build the hub program. */
const hasSdk = /^10\./m.test(String(spawnSync('dotnet', ['--list-sdks']).stdout));

/** Names of the programs that are missing to run the hubs here. */
export const missing = [...(hasSdk ? [] : ['dotnet 10']), ...(isThere('nginx', '-v') ? [] : ['nginx'])];
/** Each hub server listens to the feed itself if Redis is not installed. */
const hasRedis = isThere('redis-server', '--version');

export interface HubProgram {
  /** Argument for `dotnet`. */
  file: string;
  /** True if the program can use Redis to carry messages between processes, and Redis is installed. */
  backplane: boolean;
}

/** Builds the program a second time without the backplane if the package of the backplane is not available. */
export function hubProgram(): HubProgram {
  const program = programs.find(({ file }) => isNewer(file)) ?? programs.find(build);
  if (program === undefined) throw new Error('the hub program could not be built');
  return { ...program, backplane: program.backplane && hasRedis };
}

const programs = [
  { file: join(folder, 'bin/backplane/RealHub.dll'), backplane: true },
  { file: join(folder, 'bin/alone/RealHub.dll'), backplane: false },
];

function build({ backplane }: HubProgram): boolean {
  return isThere(
    'dotnet',
    ...['build', folder, '--nologo', '-c', 'Release', `-p:Backplane=${backplane}`],
    ...['-o', join(folder, 'bin', backplane ? 'backplane' : 'alone')],
  );
}

function isNewer(file: string): boolean {
  const at = (path: string): number => statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const sources = readdirSync(folder).filter((name) => /\.cs(proj)?$/.test(name));
  return at(file) > Math.max(...sources.map((name) => at(join(folder, name))));
}
