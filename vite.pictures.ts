/**
 * Flags as files of the build: pictures of a library, without its scripts, in one folder that is named by what is in
 * it. A flag is asked for when it is first seen, so the shell does not grow by them.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const source = new URL('./node_modules/country-flag-icons/3x2/', import.meta.url);
/** Countries, the four of the United Kingdom, and Europe. */
const wanted = /^([A-Z]{2}|GB-[A-Z]{3})\.svg$/;
const names = readdirSync(fileURLToPath(source)).filter((name) => wanted.test(name));

/** Where they are, with a slash at the end. */
export const flagFolder = `/assets/flags-${hashOfAll()}/`;

export function flagFiles(): Plugin {
  return {
    name: 'flag-files',
    applyToEnvironment: ({ name }) => name === 'client',
    configureServer: (server) => {
      server.middlewares.use(flagFolder, (request, response, next) => {
        const name = names.find((candidate) => fileName(candidate) === request.url?.slice(1));
        if (name === undefined) next();
        else response.setHeader('Content-Type', 'image/svg+xml').end(read(name));
      });
    },
    generateBundle() {
      for (const name of names) {
        this.emitFile({ type: 'asset', fileName: `${flagFolder.slice(1)}${fileName(name)}`, source: read(name) });
      }
    },
  };
}

function fileName(name: string): string {
  return name.toLowerCase();
}

function read(name: string): Buffer {
  return readFileSync(new URL(name, source));
}

function hashOfAll(): string {
  const hash = createHash('sha256');
  for (const name of names) hash.update(name).update(read(name));
  return hash.digest('hex').slice(0, 8);
}
