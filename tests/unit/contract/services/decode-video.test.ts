/** Address of a match's video stream, in every form a service may send. */
import { describe, expect, test } from 'vitest';
import { videoCalls } from '../../../../src/contract/services/video-calls.ts';

const decode = (answer: unknown): unknown =>
  videoCalls.getSoccerStreamUrl.decode(answer, { input: {}, dropped: () => undefined });

describe('the address of a match’s video stream', () => {
  test.each([
    ['https://v.example/a.m3u8', { url: 'https://v.example/a.m3u8', kind: 'hls', expires: null }],
    [
      { streamUrl: '/a', type: 'HLS', expires: '60' },
      { url: '/a', kind: 'hls', expires: 60 },
    ],
    [
      { streamUrl: '/a', type: 'iframe', expires: 60 },
      { url: '/a', kind: 'frame', expires: 60 },
    ],
    [
      { streamUrl: '/a', type: 'dash', expires: {} },
      { url: '/a', kind: 'hls', expires: null },
    ],
    [{ type: 'hls' }, undefined],
    [null, undefined],
  ])('is decoded from %j', (answer, read) => {
    expect(decode(answer)).toEqual(read);
  });
});
