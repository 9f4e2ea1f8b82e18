/** `npm run build`: builds the app into `dist/`, with the compressed files that web servers send. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({ root, logLevel: 'warn' });
console.log(`dist/ is built; ${await precompress(`${root}/dist`)} files have .br and .gz beside them`);
