/** Builds the app when there is none or the sources are newer, and compresses what another build left as it was. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buildInputs } from '../deploy/build-inputs.ts';
import { precompress } from '../deploy/precompress.ts';

export async function buildIfNeeded(root: string): Promise<void> {
  if (await needsBuild(root)) {
    console.log('Building the app…');
    // Loaded only here: most starts have nothing to build and should not wait for a bundler.
    const { build } = await import('vite');
    await build({ root, logLevel: 'error' });
  }
  if (await needsCompression(root)) await precompress(join(root, 'dist'));
}

/** The build of the tests has nothing beside its files: a phone's first visit then takes twice as long. */
export async function needsCompression(root: string): Promise<boolean> {
  const page = join(root, 'dist/index.html');
  return (await modifiedAt(`${page}.gz`)) < (await modifiedAt(page));
}

export async function needsBuild(root: string): Promise<boolean> {
  const built = await modifiedAt(join(root, 'dist/index.html'));
  const sources = await Promise.all(buildInputs.map((source) => newest(join(root, source))));
  return built === 0 || built < Math.max(...sources);
}

/** The latest change of a file, or of anything below a folder; 0 for what is not there. */
async function newest(path: string): Promise<number> {
  const entries = await readdir(path, { recursive: true }).catch(() => []);
  const times = await Promise.all([path, ...entries.map((entry) => join(path, entry))].map(modifiedAt));
  return Math.max(...times);
}

async function modifiedAt(path: string): Promise<number> {
  const entry = await stat(path).catch(() => undefined);
  return entry?.mtimeMs ?? 0;
}
