/**
 * A test picture that never ends: twelve seconds of VP9, a codec that browsers can play without a licence, served
 * repeatedly as a live playlist. Made by `ffmpeg -f lavfi -i testsrc2=size=426x240:rate=15:duration=12 -c:v libvpx-vp9
 * -b:v 90k -g 30 -f hls -hls_time 2 -hls_segment_type fmp4`.
 */
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

/** URL path of the playlist. */
export const TEST_VIDEO_PATH = '/video/live.m3u8';

const PARTS = 6;
const PART_SECONDS = 2;
/** Number of parts in a playlist. */
const WINDOW = 5;

export function serveTestVideo(app: FastifyInstance): void {
  // The start is a minute ago, so that a whole window of parts exists. The epoch would not work: players keep a list as
  // long as the number of repetitions, and 150 million entries block a browser for seconds.
  const began = Date.now() - 60_000;
  app.get(TEST_VIDEO_PATH, (_request, reply) =>
    reply
      .type('application/vnd.apple.mpegurl')
      .header('cache-control', 'no-store')
      .send(livePlaylist(Date.now() - began)),
  );
  for (const name of ['start.mp4', ...Array.from({ length: PARTS }, (_, part) => `part-${part}.m4s`)]) {
    app.get(`/video/${name}`, (_request, reply) =>
      reply.type('video/mp4').send(createReadStream(join(import.meta.dirname, name))),
    );
  }
}

/** @param sinceMs milliseconds since the start; the newest part is the one that ends now */
function livePlaylist(sinceMs: number): string {
  const first = Math.floor(sinceMs / 1_000 / PART_SECONDS) - WINDOW;
  const parts = Array.from({ length: WINDOW }, (_, index) => first + index);
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${PART_SECONDS}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil(first / PARTS)}`,
    '#EXT-X-MAP:URI="start.mp4"',
    ...parts.flatMap((part) => [
      // The picture restarts here.
      ...(part % PARTS === 0 ? ['#EXT-X-DISCONTINUITY'] : []),
      `#EXTINF:${PART_SECONDS}.0,`,
      `part-${part % PARTS}.m4s`,
    ]),
    '',
  ].join('\n');
}
