import { useEffect, useRef } from 'react';
import type { MatchVideo } from '../../../model/event.ts';
import styles from './match-video-panel.module.css';
import { type PlaybackFault, playVideo } from './playback.ts';

interface VideoPlayerProps {
  video: MatchVideo;
  name: string;
  onFault: (fault: PlaybackFault) => void;
}

/** Uses the browser's own controls, because players know their sound, full screen, picture in picture and keys. */
export default function VideoPlayer({ video, name, onFault }: VideoPlayerProps) {
  const element = useRef<HTMLVideoElement>(null);
  const fault = useRef(onFault);
  useEffect(() => {
    fault.current = onFault;
  });
  useEffect(() => {
    if (element.current === null) return undefined;
    const life = new AbortController();
    void playVideo(element.current, video.url, { signal: life.signal, onFault: (kind) => fault.current(kind) });
    return () => life.abort();
  }, [video.url]);
  if (video.kind === 'frame') {
    return (
      <iframe
        className={styles['screen']}
        title={`${name}, yayın`}
        src={video.url}
        // The frame never has our own origin: the content policy allows only the named hosts in a frame.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-presentation"
        allow="autoplay; fullscreen; picture-in-picture"
      />
    );
  }
  return (
    // No video of a match has subtitles.
    // oxlint-disable-next-line jsx-a11y/media-has-caption
    <video
      ref={element}
      className={styles['screen']}
      aria-label={`${name}, yayın`}
      controls
      autoPlay
      muted
      playsInline
    />
  );
}
