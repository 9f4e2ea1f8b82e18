/** Builds the peer's page for production into a folder of its own. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { flagFolder } from '../../../vite.pictures.ts';

export interface BuiltPeer {
  folder: string;
  remove(): Promise<void>;
}

export async function buildReduxPage(): Promise<BuiltPeer> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-peer-'));
  await build({
    configFile: false,
    root: fileURLToPath(new URL('redux-page', import.meta.url)),
    base: './',
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    // The product's own flags are used, because the rows are its own.
    define: { __FLAGS__: JSON.stringify(flagFolder) },
    build: { target: 'es2023', outDir: folder, emptyOutDir: true, modulePreload: { polyfill: false } },
  });
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}
