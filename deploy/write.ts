/**
 * `npm run deploy-files -- --environment environment.json --host tribun.example`: writes the files a web server needs
 * beside `dist/` to `deploy/out`.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readDeployFlags } from './deploy-flags.ts';
import { missingServicesWarning } from './own-host.ts';
import { serverFiles } from './server-files.ts';

try {
  const flags = readDeployFlags(process.argv.slice(2), fileURLToPath(new URL('out', import.meta.url)));
  const { environmentFile, services, out } = flags;
  const told: unknown = JSON.parse(await readFile(environmentFile, 'utf8'));
  const written = serverFiles(flags, told);
  await Promise.all(
    Object.entries(written).map(async ([name, text]) => {
      await mkdir(dirname(join(out, name)), { recursive: true });
      await writeFile(join(out, name), text);
    }),
  );
  const warning = missingServicesWarning(told as Parameters<typeof missingServicesWarning>[0], services);
  if (warning !== null) console.warn(warning);
  console.log(`${Object.keys(written).join(', ')} in ${out}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
