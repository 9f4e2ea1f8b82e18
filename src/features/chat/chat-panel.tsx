import Minus from 'lucide-react/icons/minus';
import X from 'lucide-react/icons/x';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { ChatProvider } from '../../contract/operator.ts';
import { contactLinks } from '../../routes/account-routes.ts';
import { useSession } from '../../state/member/session.ts';
import { useBottomInset } from '../../state/overlays/bottom-inset.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './chat.module.css';
import type { Player } from '../../model/player.ts';

interface ChatPanelProps {
  provider: ChatProvider;
  /** True when the panel is minimised; the conversation continues. */
  small: boolean;
  onSmall: () => void;
  onEnd: () => void;
}

/** The panel is placed beside the page and does not block it. */
export function ChatPanel({ provider, small, onSmall, onEnd }: ChatPanelProps) {
  const panel = useRef<HTMLElement>(null);
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!small) panel.current?.focus();
  }, [small]);
  useEscape(panel, onSmall);
  return (
    <section
      ref={panel}
      className={classNames(styles['panel'], small && styles['small'])}
      style={useBottomInset()}
      aria-label="Canlı destek"
      tabIndex={-1}
      inert={small}
    >
      <header className={`row ${styles['head']}`}>
        <h2 className="fill text-md weight-650">Canlı destek</h2>
        <button type="button" className="icon-button muted" aria-label="Küçült" onClick={onSmall}>
          <Minus size={20} aria-hidden="true" />
        </button>
        <button type="button" className="icon-button muted" aria-label="Görüşmeyi bitir" onClick={onEnd}>
          <X size={20} aria-hidden="true" />
        </button>
      </header>
      <Frame key={tries} provider={provider} onAgain={() => setTries(tries + 1)} />
    </section>
  );
}

/** Calls `leave` on Escape. Keys pressed inside the iframe do not arrive here. */
function useEscape(place: RefObject<HTMLElement | null>, leave: () => void): void {
  const latest = useRef(leave);
  useEffect(() => {
    latest.current = leave;
  });
  useEffect(() => {
    const heard = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') latest.current();
    };
    const element = place.current;
    element?.addEventListener('keydown', heard);
    return () => element?.removeEventListener('keydown', heard);
  }, [place]);
}

function Frame({ provider, onAgain }: { provider: ChatProvider; onAgain: () => void }) {
  const { player } = useSession();
  const frame = useRef<HTMLIFrameElement>(null);
  const [phase, setPhase] = useState<ChatPhase>('connecting');
  const [person] = useState(player);
  const address = chatAddress(provider);
  useEffect(() => {
    if (frame.current === null || person === null) return undefined;
    return connectLiveChat(frame.current, address, person, setPhase);
  }, [address, person]);
  if (phase === 'unreachable') {
    return (
      <div className={`stack fill ${styles['body']}`} role="alert">
        <EmptyState
          title="Canlı desteğe şu anda ulaşılamıyor."
          text="Tekrar dene ya da bize diğer kanallardan ulaş."
          action={
            <>
              <Button variant="primary" onClick={onAgain}>
                Tekrar dene
              </Button>
              <Link href={contactLinks.channels()} className={buttonClass('quiet')}>
                İletişim
              </Link>
            </>
          }
        />
      </div>
    );
  }
  return (
    <div className={`stack fill ${styles['body']}`} aria-busy={phase === 'connecting'}>
      {phase === 'connecting' && <p className={`stack muted ${styles['waits']}`}>Bağlanıyor…</p>}
      <iframe
        ref={frame}
        className={styles['frame']}
        title="Canlı destek görüşmesi"
        src={address}
        // The frame is of another origin, so `allow-same-origin` gives it its own storage only.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
        referrerPolicy="origin"
      />
    </div>
  );
}

type ChatPhase = 'connecting' | 'open' | 'unreachable';

/** Milliseconds until a frame counts as unreachable; a blocked one, or one without a network, never reports. */
const PATIENCE_MS = 10_000;

/**
 * Protocol with the live chat's frame: the frame reports that it is ready, then receives the player's name and phone
 * number, and nothing else.
 */
function chatAddress({ page, key }: ChatProvider): string {
  const url = new URL(page, location.origin);
  if (key !== '') url.searchParams.set('key', key);
  return url.href;
}

/** Data sent to the chat once the player has opened it (rule account-11). */
type ChatPlayer = Pick<Player, 'name' | 'surname' | 'phoneNumber'>;

/** Listens to the frame and returns how to stop. Ignores messages from other sources or origins. */
function connectLiveChat(
  frame: HTMLIFrameElement,
  address: string,
  { name, surname, phoneNumber }: ChatPlayer,
  onPhase: (phase: ChatPhase) => void,
): () => void {
  const { origin } = new URL(address);
  const timer = setTimeout(() => onPhase('unreachable'), PATIENCE_MS);
  const heard = ({ source, origin: from, data }: MessageEvent<unknown>): void => {
    if (source !== frame.contentWindow || from !== origin || !isReady(data)) return;
    clearTimeout(timer);
    const player = { name, surname, phoneNumber: phoneNumber ?? '' };
    frame.contentWindow?.postMessage({ type: 'player', player }, origin);
    onPhase('open');
  };
  addEventListener('message', heard);
  return () => {
    clearTimeout(timer);
    removeEventListener('message', heard);
  };
}

function isReady(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === 'ready';
}
