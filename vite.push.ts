/**
 * The push worker's script: one file for itself, because it is registered as a service worker of its own and only on devices
 * with its setting on. No other file of the build imports it, and the shell does not store it.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, build } from 'vite';
import { pushWorkerPath } from './src/contract/push.ts';

const root = fileURLToPath(new URL('.', import.meta.url));

/** @param name of the build, as `__BUILD__` */
export function pushWorker(name: () => string): Plugin {
  return {
    name: 'push-worker',
    apply: 'build',
    async generateBundle() {
      const fileName = relative('/', pushWorkerPath(name()));
      this.emitFile({ type: 'asset', fileName, source: await built(name()) });
    },
  };
}

async function built(name: string): Promise<string> {
  const output = await build({
    configFile: false,
    logLevel: 'warn',
    root,
    define: { __BUILD__: JSON.stringify(name) },
    resolve: { alias: [{ find: /^dexie$/, replacement: 'dexie/dist/modern/dexie.mjs' }] },
    publicDir: false,
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: `${root}sw/push/push-worker.ts`,
        // Vite's helper for imports on demand names it, and a classic script has none.
        transform: { define: { 'import.meta': '{}' } },
        // A classic script: not every browser runs a service worker as a module.
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const [first] = [output].flat();
  if (first === undefined || !('output' in first)) throw new Error('the push worker is not built');
  const { output: files } = first;
  if (files.length !== 1) throw new Error(`the push worker has ${files.length} files`);
  return files[0].code;
}
