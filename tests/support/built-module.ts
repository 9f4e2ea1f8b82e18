/**
 * Builds one module of the product as a script for an empty page: its exports are available under a name of the window.
 */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

export async function builtModule(path: string, name: string): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: false,
      target: 'es2023',
      lib: { entry: fileURLToPath(new URL(`../../${path}`, import.meta.url)), formats: ['iife'], name },
    },
  });
  const [output] = Array.isArray(built) ? built : [built];
  if (output === undefined || !('output' in output)) throw new Error(`${path} was not built`);
  return output.output[0].code;
}
