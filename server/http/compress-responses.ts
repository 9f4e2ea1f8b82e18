/** Compresses service responses with gzip, as an operator's services do: a program of 700 KB becomes 100 KB. */
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const compress = promisify(gzip);
/** Smaller responses are not compressed, because they need one packet either way. */
const LEAST_BYTES = 1_000;
/** Compression level close to the best ratio at a tenth of its time. */
const LEVEL = 4;

export function compressResponses(app: FastifyInstance): void {
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
