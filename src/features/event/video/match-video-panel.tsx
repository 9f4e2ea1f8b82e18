import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { type ReactNode, useState } from 'react';
import type { Failure } from '../../../model/failure.ts';
import type { MatchVideo as Video } from '../../../model/event.ts';
import { failureText } from '../../../domain/failure-text.ts';
import { useSession } from '../../../state/member/session.ts';
import { readService } from '../../../state/engine/call-service.ts';
import { createLoadableComponent } from '../../../state/load/loadable.ts';
import { requestSignIn } from '../../../state/overlays/sign-in-prompt.ts';
import { Button } from '../../../ui/control/button.tsx';
import styles from './match-video-panel.module.css';
import type { PlaybackFault } from './playback.ts';

const VideoPlayer = createLoadableComponent(() => import('./video-player.tsx'));

interface MatchVideoPanelProps {
  eventId: number;
  /** "Galatasaray - Fenerbahçe". */
  name: string;
}

type Shown =
  | { at: 'closed' }
  | { at: 'asking' }
  | { at: 'playing'; video: Video; since: number }
  | { at: 'failed'; text: string };

const FAILED = 'Video yüklenemedi';

/** The match's video stream, requested when a player opens it; visitors see a sign-in button (rule match-22). */
export function MatchVideoPanel({ eventId, name }: MatchVideoPanelProps) {
  const { phase } = useSession();
  const [shown, setShown] = useState<Shown>({ at: 'closed' });
  const ask = async (): Promise<void> => {
    const asking: Shown = { at: 'asking' };
    setShown(asking);
    const answer = await readService('getSoccerStreamUrl', { parameters: { id: String(eventId) } });
    const answered: Shown = answer.ok
      ? { at: 'playing', video: answer.value.data, since: performance.now() }
      : { at: 'failed', text: wordsOf(answer.failure) };
    // The response is ignored if the player closed the video meanwhile or opened it again.
    setShown((now) => (now === asking ? answered : now));
  };
  const onFault = (fault: PlaybackFault): void => {
    // A stream's address expires; playback continues with a new one.
    if (shown.at === 'playing' && fault === 'network' && isOver(shown)) void ask();
    else setShown({ at: 'failed', text: fault === 'network' ? failureText({ kind: 'network' }) : FAILED });
  };

  if (phase !== 'member') {
    return (
      <Bar>
        <Button variant="quiet" onClick={() => requestSignIn()}>
          <Play size={18} aria-hidden="true" /> <span className={styles['words']}>İzlemek için giriş yap</span>
        </Button>
      </Bar>
    );
  }
  if (shown.at === 'closed') {
    return (
      <Bar>
        <Button variant="quiet" onClick={() => void ask()}>
          <Play size={18} aria-hidden="true" /> <span className={styles['words']}>Maçı izle</span>
        </Button>
      </Bar>
    );
  }
  return (
    <section className={styles['video']} aria-label="Maç yayını" aria-busy={shown.at === 'asking'}>
      <div className={styles['frame']}>
        {shown.at === 'asking' && <p className={`stack pad gap-3 ${styles['note']}`}>Yayın açılıyor…</p>}
        {shown.at === 'playing' && (
          <VideoPlayer
            key={shown.since}
            video={shown.video}
            name={name}
            onFault={onFault}
            fallback={<p className={`stack pad gap-3 ${styles['note']}`}>Yayın açılıyor…</p>}
          />
        )}
        {shown.at === 'failed' && (
          <div className={`stack pad gap-3 ${styles['note']}`} role="alert">
            <p>{shown.text}</p>
            <Button variant="quiet" onClick={() => void ask()}>
              Tekrar dene
            </Button>
          </div>
        )}
      </div>
      <button
        type="button"
        className={`icon-button ${styles['close']}`}
        aria-label="Yayını kapat"
        onClick={() => setShown({ at: 'closed' })}
      >
        <X size={18} aria-hidden="true" />
      </button>
    </section>
  );
}

function Bar({ children }: { children: ReactNode }) {
  return <div className={styles['bar']}>{children}</div>;
}

function isOver({ video, since }: { video: Video; since: number }): boolean {
  return video.expires !== null && performance.now() - since > video.expires * 1_000;
}

/** The service's own text; else that there is no network, or that the video failed. */
function wordsOf(failure: Failure): string {
  return failure.message ?? (failure.kind === 'network' ? failureText(failure) : FAILED);
}
