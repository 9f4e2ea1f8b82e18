/**
 * Serves the built app: hashed assets are cached for ever, files that name them are always revalidated, and every other
 * page is the shell.
 */
import { stat } from 'node:fs/promises';
import { join, normalize, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Environment } from '../../src/contract/environment.ts';
import { filePathPattern } from '../../src/lib/file-path-pattern.ts';
import { frameablePartAt } from '../../deploy/framing-sites.ts';
import { NO_STORE, cacheControl, securityHeaders } from '../../deploy/response-headers.ts';

const SHELL = 'index.html';

export function serveApp(app: FastifyInstance, distDir: string, environment: Environment): void {
  app.register(fastifyStatic, { root: distDir, serve: false, preCompressed: true, cacheControl: false });
  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    reply.headers(securityHeaders(environment, request.headers.host, frameablePartAt(request.url)));
    const file = fileOf(request.params['*']);
    if (file === undefined) return missing(reply);
    if (await isFile(join(distDir, file))) return sendFile(reply, file);
    // A missing asset must not return the shell: a browser with an old page open would run and cache HTML in place of a
    // script.
    if (file.startsWith(`assets${sep}`) || !isNavigation(request.headers.accept, file)) return missing(reply);
    if (await isFile(join(distDir, SHELL))) return sendFile(reply, SHELL);
    return reply.code(503).type('text/plain').send('The app is not built yet: run "npm run build" first.\n');
  });
}

function fileOf(path: string): string | undefined {
  const file = normalize(path);
  return path.includes('\0') || file.startsWith('..') ? undefined : file;
}

/** Returns true for a request that accepts HTML, or whose path is no file path. */
function isNavigation(accept = '', file: string): boolean {
  return accept.includes('text/html') || !filePathPattern.test(file);
}

function sendFile(reply: FastifyReply, file: string): FastifyReply {
  return reply.header('cache-control', cacheControl(file)).header('vary', 'Accept-Encoding').sendFile(file);
}

function missing(reply: FastifyReply): FastifyReply {
  return reply.code(404).header('cache-control', NO_STORE).type('text/plain').send('Not found.\n');
}

async function isFile(path: string): Promise<boolean> {
  const entry = await stat(path).catch(() => undefined);
  return entry?.isFile() === true;
}
