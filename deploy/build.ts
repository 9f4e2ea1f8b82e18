/** `npm run build`: the app into `dist/`, with what web servers send instead of compressing. */
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { precompress } from './precompress.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({ root, logLevel: 'warn' });
console.log(`dist/ is built; ${await precompress(`${root}/dist`)} files have .br and .gz beside them`);
