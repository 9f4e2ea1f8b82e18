/// <reference types="vitest/config" />
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { type Plugin, type UserConfig, defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { buildInputs } from './deploy/build-inputs.ts';
import { webManifest } from './sw/web-manifest.ts';
import { chunkGroups, engineGroups, neutralName } from './vite.chunks.ts';
import { firstLoad } from './vite.first-load.ts';
import { pushWorker } from './vite.push.ts';
import { flagFiles, flagFolder } from './vite.pictures.ts';
import { scopedName, smallFirstLoad } from './vite.small.ts';
import { type TestProject, filesOf, projects, workersOf } from './tests/projects.ts';

const root = fileURLToPath(new URL('.', import.meta.url));
const target = 'es2023';
/** Tests of two builds side by side name their own. */
const buildName = (): string => process.env['TRIBUN_BUILD'] ?? sourceHash(buildInputs);

export default defineConfig(({ command }): UserConfig => ({
  root,
  define: {
    __BUILD__: JSON.stringify(command === 'build' ? buildName() : 'dev'),
    __FLAGS__: JSON.stringify(flagFolder),
  },
  plugins: [
    react(),
    flagFiles(),
    smallFirstLoad(),
    firstLoad(),
    pushWorker(buildName),
    leaveNoServiceWorker(),
    VitePWA({
      strategies: 'injectManifest',
      registerType: 'prompt',
      // `src/platform/service-worker` registers it; a second registration would fight over the update prompt.
      injectRegister: false,
      srcDir: 'sw',
      filename: 'service-worker.ts',
      manifest: webManifest,
      injectManifest: {
        rollupFormat: 'iife',
        target,
        globPatterns: ['index.html', 'favicon.svg', 'icons/icon-192.png', 'assets/*.{js,css}', 'assets/inter-*.woff2'],
        // Without a network there is no picture to play, and no subscription to send. Without its configuration nothing of
        // push is requested (push-1).
        globIgnores: ['assets/hls*.js', 'assets/push*'],
        // The build fails above it (browser-30): a chunk left out of the shell is a route that fails offline.
        maximumFileSizeToCacheInBytes: 2 * 1024 * 1024,
      },
      // The browser reads most of the manifest's images when it installs; the one it reads at every start is above.
      includeManifestIcons: false,
    }),
  ],
  resolve: {
    alias: [
      // Dexie's own entry is an ES5 wrapper; the modern one is smaller, and one realm never holds both.
      { find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' },
      // SignalR's other transports and its requests, which the engine never asks for.
      {
        find: /^\.\/(LongPollingTransport|ServerSentEventsTransport|DefaultHttpClient)$/,
        replacement: `${root}workers/engine/live/other-transports.ts`,
      },
      // One meaning of a pattern: the router's own parser is never used (`src/app/app.tsx`).
      { find: /^regexparam$/, replacement: `${root}src/routes/pattern.ts` },
      // The router brings what older Reacts lack.
      { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
    ],
  },
  css: { modules: { generateScopedName: scopedName } },
  // WebKit does not know a worker's own module by its address, so a chunk that imports it runs it a second time, and a
  // second engine with it (measured on WebKitGTK 2.50). So the file a worker starts from holds nothing: the engine is a
  // chunk beside it, and what the engine loads later (Dexie) imports that one.
  worker: {
    format: 'es',
    plugins: () => [smallFirstLoad()],
    rolldownOptions: {
      // SignalR asks Node's own `require` where it is in no browser. The bundler would write a file for it, which the engine
      // waits for by a round trip of its own (`first-load-3`).
      transform: { define: { require: 'undefined' } },
      output: { codeSplitting: { groups: engineGroups } },
    },
  },
  build: {
    target,
    // Every browser that runs this build preloads modules by itself.
    modulePreload: { polyfill: false },
    // The policy takes fonts from files alone.
    assetsInlineLimit: (file) => (file.endsWith('.woff2') ? false : undefined),
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        chunkFileNames: ({ name }) => `assets/${neutralName(name)}-[hash].js`,
        assetFileNames: ({ names: [name = ''] }) => `assets/${neutralName(name.replace(/\.\w+$/, ''))}-[hash][extname]`,
      },
    },
  },
  test: {
    reporters: ['default', './tests/reporter.ts'],
    projects: projects.map(vitestProject),
  },
}));

function vitestProject(project: TestProject): object {
  const { name, needs } = project;
  const isDevelopment = project.react === 'development';
  // Limits that tell a hang from a slow machine: a shared one was seen to stand still for a good part of a minute.
  const timeout = needs === 'browser' ? 120_000 : 60_000;
  return {
    root,
    define: { __BUILD__: JSON.stringify('test'), __FLAGS__: JSON.stringify(flagFolder) },
    plugins: [react()],
    oxc: { jsx: { development: isDevelopment } },
    test: {
      name,
      env: { NODE_ENV: isDevelopment ? 'development' : 'production' },
      include: filesOf(project),
      environment: needs === 'document' ? 'happy-dom' : 'node',
      testTimeout: timeout,
      hookTimeout: timeout,
      maxWorkers: workersOf(project),
      ...waysOf[needs],
    },
  };
}

// A tab or a world of each test is garbage after it: with more room for the young less of it is copied (an eighth of the
// time of the screens; with twice this they were slower).
const execArgv = ['--max-semi-space-size=128'];

const waysOf: Record<TestProject['needs'], object> = {
  // One process for many files: what they import is loaded, parsed and warm once.
  node: {
    isolate: false,
    execArgv,
    setupFiles: [
      'tests/support/real-fetch.ts',
      'tests/support/own-storage.ts',
      'tests/support/fresh-modules.ts',
      'tests/support/without-styles.ts',
    ],
  },
  // Likewise; a screen test loads what holds state anew for each tab. Its own time passes with each look.
  document: {
    isolate: false,
    execArgv,
    // The document is prepared first, because the router and React keep the history and the timers they find when loaded.
    setupFiles: ['tests/support/own-storage.ts', 'tests/support/screen/process.ts'],
    expect: { poll: { timeout: 20_000, interval: 1 } },
    // A frame's page is somebody else's; asked for, it would be asked of the network. The frame has its address all the same.
    environmentOptions: { happyDOM: { settings: { navigation: { disableChildFrameNavigation: true } } } },
  },
  // Real browsers on a shared machine: limits that tell a hang from a slow one, and on a build server one more try, which
  // the report names.
  browser: {
    isolate: false,
    expect: { poll: { timeout: 25_000 } },
    retry: process.env['CI'] === undefined ? 0 : 1,
  },
};

/**
 * Development and `npm start` share a port: the service worker of a built app would go on answering with that build.
 * The development server offers one in its place that takes itself away.
 */
function leaveNoServiceWorker(): Plugin {
  const worker = `
    self.addEventListener('install', () => self.skipWaiting());
    self.addEventListener('activate', (event) => event.waitUntil((async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
    })()));`;
  return {
    name: 'leave-no-service-worker',
    apply: 'serve',
    configureServer: (server) => {
      server.middlewares.use('/service-worker.js', (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(worker);
      });
    },
  };
}

/** Names a build by what went into it, so that the same sources give the same name on every machine. */
function sourceHash(paths: readonly string[]): string {
  const hash = createHash('sha256');
  for (const path of paths) {
    for (const file of filesUnder(join(root, path))) hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex').slice(0, 10);
}

function filesUnder(path: string): string[] {
  if (statSync(path).isFile()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .toSorted();
}
