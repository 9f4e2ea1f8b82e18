/**
 * Choice of the player for a live picture: the browser's where it supports the stream and has no media source,
 * otherwise ours.
 */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type PlaybackFault, playVideo } from '../../../../src/features/event/video/playback.ts';

type Listener = (event: unknown, told: { fatal: boolean; type: string }) => void;

const player = vi.hoisted(() => ({ supported: true, made: [] as { calls: string[]; fail: Listener }[] }));

vi.mock('hls.js/light', () => ({
  Events: { ERROR: 'error' },
  ErrorTypes: { MEDIA_ERROR: 'media', NETWORK_ERROR: 'network' },
  default: class {
    static isSupported = () => player.supported;
    calls: string[] = [];
    fail: Listener = () => {};
    constructor() {
      player.made.push(this);
    }
    on = (_: string, listener: Listener) => void (this.fail = listener);
    loadSource = (url: string) => void this.calls.push(`load ${url}`);
    attachMedia = () => void this.calls.push('attach');
    recoverMediaError = () => void this.calls.push('recover');
    destroy = () => void this.calls.push('destroy');
  },
}));

class FakeVideo extends EventTarget {
  src = '';
  error: { code: number } | null = null;
  constructor(readonly answer: string) {
    super();
  }
  canPlayType = () => this.answer;
  removeAttribute = () => void (this.src = '');
  load = () => {};
  fail(code: number) {
    this.error = { code };
    this.dispatchEvent(new Event('error'));
  }
}

async function playing(video: FakeVideo) {
  const life = new AbortController();
  const faults: PlaybackFault[] = [];
  const onFault = (fault: PlaybackFault) => void faults.push(fault);
  await playVideo(video as unknown as HTMLVideoElement, '/live.m3u8', { signal: life.signal, onFault });
  return { life, faults, made: player.made.at(-1) };
}

beforeEach(() => {
  player.made.length = 0;
  player.supported = true;
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: 2 });
});
afterEach(() => vi.unstubAllGlobals());

describe('the browser plays the stream', () => {
  test('if it supports it and has no media source (Safari on a phone), until it is closed', async () => {
    const video = new FakeVideo('maybe');
    const { life, faults } = await playing(video);
    expect(video.src).toBe('/live.m3u8');
    expect(player.made).toEqual([]);
    video.fail(2);
    expect(faults).toEqual(['network']);
    life.abort();
    expect(video.src).toBe('');
  });

  test('and any fault other than the network counts as a picture fault; nothing is reported after the end', async () => {
    const video = new FakeVideo('probably');
    const { life, faults } = await playing(video);
    video.fail(3);
    expect(faults).toEqual(['picture']);
    life.abort();
    video.fail(2);
    expect(faults).toEqual(['picture']);
  });
});

describe('the player plays the stream', () => {
  test.each([
    ['a media source, whatever the browser says of playlists', 'maybe', true],
    ['no word of the browser', '', false],
  ])('with %s', async (_, answer, mediaSource) => {
    if (mediaSource) vi.stubGlobal('MediaSource', EventTarget);
    const video = new FakeVideo(answer);
    const { life, faults, made } = await playing(video);
    expect(video.src).toBe('');
    expect(made?.calls).toEqual(['load /live.m3u8', 'attach']);
    made?.fail(null, { fatal: false, type: 'network' });
    made?.fail(null, { fatal: true, type: 'media' });
    expect([made?.calls.at(-1), ...faults]).toEqual(['recover']);
    made?.fail(null, { fatal: true, type: 'media' });
    made?.fail(null, { fatal: true, type: 'network' });
    expect(faults).toEqual(['picture', 'network']);
    life.abort();
    expect(made?.calls.at(-1)).toBe('destroy');
  });

  test('unless it is unsupported, which counts as a picture fault', async () => {
    player.supported = false;
    const { faults } = await playing(new FakeVideo(''));
    expect(faults).toEqual(['picture']);
    expect(player.made).toEqual([]);
  });
});
