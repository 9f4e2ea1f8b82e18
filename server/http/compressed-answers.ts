/** Answers of services go out compressed, as those of an operator do: a program of 700 KB is 100 KB on the way. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);
/** Below it, a packet is sent either way. */
const LEAST_BYTES = 1_000;
/** A good deal of the best, at a tenth of the time. */
const LEVEL = 4;

export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST_BYTES || reply.hasHeader('content-encoding')) {
      return payload;
    }
    reply.header('vary', 'Accept-Encoding');
    if (!/\bgzip\b/.test(request.headers['accept-encoding'] ?? '')) return payload;
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return compress(payload, { level: LEVEL });
  });
}
