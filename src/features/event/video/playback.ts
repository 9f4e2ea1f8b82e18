/** Plays live video playlists with the browser's own player if possible, else with hls.js. */
import type Hls from 'hls.js';

export type PlaybackFault = 'network' | 'picture';

/**
 * Plays until `signal` is aborted. Muted, because browsers block autoplay with sound.
 * @param onFault called once for a failure that cannot be repaired
 */
export async function playVideo(
  video: HTMLVideoElement,
  url: string,
  { signal, onFault }: { signal: AbortSignal; onFault: (fault: PlaybackFault) => void },
): Promise<void> {
  const end = (): void => {
    video.removeAttribute('src');
    video.load();
  };
  if (canPlayItself(video)) {
    video.addEventListener('error', () => onFault(faultOf(video.error)), { signal, once: true });
    video.src = url;
    signal.addEventListener('abort', end, { once: true });
    return;
  }
  const loaded = await import('hls.js/light').catch(() => undefined);
  if (signal.aborted) return;
  if (loaded === undefined) return onFault('network');
  const { default: Player, Events, ErrorTypes } = loaded;
  if (!Player.isSupported()) return onFault('picture');
  // The player's worker would be loaded from a blob, which the content policy forbids.
  const player: Hls = new Player({ enableWorker: false });
  signal.addEventListener('abort', () => player.destroy(), { once: true });
  let repaired = false;
  player.on(Events.ERROR, (_event, { fatal, type }) => {
    if (!fatal) return;
    if (type === ErrorTypes.MEDIA_ERROR && !repaired) {
      repaired = true;
      player.recoverMediaError();
    } else onFault(type === ErrorTypes.NETWORK_ERROR ? 'network' : 'picture');
  });
  player.loadSource(url);
  player.attachMedia(video);
}

/** True for Safari only: other browsers that claim support play only some playlists. */
function canPlayItself(video: HTMLVideoElement): boolean {
  return !('MediaSource' in globalThis) && video.canPlayType('application/vnd.apple.mpegurl') !== '';
}

function faultOf(error: MediaError | null): PlaybackFault {
  return error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'picture';
}
