/** Certificates that Node does not know: it reads further authorities only when it starts, so the program starts again. */
import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { resolve } from 'node:path';

const VARIABLE = 'NODE_EXTRA_CA_CERTS';

/**
 * Runs this program again with the authorities of a file and sets its exit code.
 *
 * @returns true when it ran again, so that the caller has nothing left to do
 * @throws Error when the file cannot be read, because Node would only print a warning
 */
export function ranWithAuthority(file: string | undefined): boolean {
  if (file === undefined || process.env[VARIABLE] === resolve(file)) return false;
  accessSync(file, constants.R_OK);
  const { status } = spawnSync(process.execPath, [...process.execArgv, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [VARIABLE]: resolve(file) },
  });
  process.exitCode = status ?? 1;
  return true;
}
