import Activity from 'lucide-react/icons/activity';
import { type ReactNode, useState } from 'react';
import type { EventHead } from '../../../model/program.ts';
import { useMayFrame } from '../../../state/device/tracker.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { useScoreWish } from '../../../state/scores/wish.ts';
import { Button } from '../../../ui/control/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { hasEnded } from '../page/use-late.ts';
import { statisticsId } from '../page/use-live-read.ts';
import styles from './match-animation.module.css';

export interface MatchAnimation {
  /** For the head of the match, where its coming moves nothing. */
  way: ReactNode;
  /** Below the head; null until it was asked for. */
  shown: ReactNode;
}

/** The animation of a running match: in a frame where the content policy lets it, else a way to it (rule match-51). */
export function useMatchAnimation(head: EventHead, ended: boolean): MatchAnimation {
  const asks = head.phase !== 0 && !ended && !hasEnded(head);
  const load = useRead('getEventStreamUrl', asks ? { parameters: { eventId: statisticsId(head) } } : null);
  const address = load.value ?? null;
  const framed = useMayFrame(address);
  const [opened, setOpened] = useState(false);
  if (address === null || framed === undefined) return none;
  if (!framed) {
    const way = (
      <a className={styles['way']} href={address} target="_blank" rel="noopener noreferrer">
        <Words />
      </a>
    );
    return { way, shown: null };
  }
  const way = (
    <button type="button" className={styles['way']} aria-expanded={opened} onClick={() => setOpened(!opened)}>
      <Words />
    </button>
  );
  return { way, shown: opened ? <Frame key={address} address={address} name={head.name} /> : null };
}

const none: MatchAnimation = { way: null, shown: null };

/** A phone has room for the sign alone. */
function Words() {
  return (
    <>
      <Activity size={18} aria-hidden />
      <span className={styles['words']}>Canlı animasyon</span>
    </>
  );
}

/** Another's page cannot be covered: who does not wish to see scores yet is told before it comes (rule cover-9). */
function Frame({ address, name }: { address: string; name: string }) {
  const wished = useScoreWish().how !== 'shown';
  const [asked, setAsked] = useState(false);
  if (wished && !asked) {
    return (
      <EmptyState
        title="Canlı animasyon kapalı"
        text="Animasyon skoru hemen gösterir."
        action={
          <Button variant="quiet" onClick={() => setAsked(true)}>
            Yine de aç
          </Button>
        }
      />
    );
  }
  return (
    <iframe
      className={styles['frame']}
      src={address}
      title={`${name}, canlı animasyon`}
      // Never of our own origin, which would be ours to read.
      // oxlint-disable-next-line react/iframe-missing-sandbox
      sandbox="allow-scripts allow-same-origin"
      referrerPolicy="no-referrer"
    />
  );
}
