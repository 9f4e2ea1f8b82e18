/**
 * Builds the server-rendered peer for production, for browser and server; returns its files and its render function.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import { type InlineConfig, build } from 'vite';
import { flagFolder } from '../../../vite.pictures.ts';

export interface ListPeer {
  /** Renders the whole document, from the responses of the services at `origin`. */
  render(origin: string, live: boolean): Promise<string>;
  /** Path below the build's folder. */
  file(path: string): Promise<Buffer>;
  remove(): Promise<void>;
}

const source = (name: string): string => fileURLToPath(new URL(`list-page/${name}`, import.meta.url));

export async function buildListPage(): Promise<ListPeer> {
  const folder = await mkdtemp(join(tmpdir(), 'tribun-list-'));
  const common: InlineConfig = {
    configFile: false,
    root: source(''),
    mode: 'production',
    logLevel: 'error',
    plugins: [react()],
    // The product's own flags are used, because the rows are its own.
    define: { __FLAGS__: JSON.stringify(flagFolder) },
  };
  await build({
    ...common,
    base: '/list/',
    build: {
      target: 'es2023',
      outDir: join(folder, 'client'),
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      rollupOptions: {
        input: source('client.tsx'),
        output: {
          entryFileNames: 'client.js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: ({ names }) => (names[0]?.endsWith('.css') === true ? 'client.css' : '[name][extname]'),
        },
      },
    },
  });
  await build({
    ...common,
    ssr: { noExternal: true },
    resolve: { alias: [{ find: /^.*\/after-first-screen\.ts$/, replacement: source('nothing-later.ts') }] },
    build: {
      target: 'node20',
      ssr: source('server.tsx'),
      outDir: join(folder, 'server'),
      rollupOptions: { output: { entryFileNames: 'server.mjs' } },
    },
  });
  const { render } = (await import(pathToFileURL(join(folder, 'server/server.mjs')).href)) as Pick<ListPeer, 'render'>;
  return {
    render,
    file: (path) => readFile(join(folder, 'client', path)),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
