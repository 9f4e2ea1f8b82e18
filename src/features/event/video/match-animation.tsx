import Activity from 'lucide-react/icons/activity';
import { type ReactNode, useState } from 'react';
import type { EventHead } from '../../../model/program.ts';
import { ThirdPartyFrame } from '../../../parts/third-party-frame/third-party-frame.tsx';
import { useIsFrameAllowed } from '../../../state/device/match-tracker.ts';
import { useRead } from '../../../state/load/use-read.ts';
import { hasEnded } from '../page/use-delayed.ts';
import { statisticsId } from '../page/use-live-read.ts';
import styles from './match-animation.module.css';

interface MatchAnimation {
  /** Button or link for the match's header, where adding it moves nothing. */
  headerLink: ReactNode;
  /** Content below the header; null until the player opens it. */
  content: ReactNode;
}

/** The animation of a running match: in a frame if the content policy allows it, else as a link (rule match-51). */
export function useMatchAnimation(head: EventHead, ended: boolean): MatchAnimation {
  const asks = head.phase !== 0 && !ended && !hasEnded(head);
  // The id that found the animation is kept: statistics may change the match's id, which would close the animation.
  const [found, setFound] = useState<number | null>(null);
  const eventId = found ?? statisticsId(head);
  const load = useRead('getEventStreamUrl', asks ? { parameters: { eventId } } : null);
  const address = load.value ?? null;
  const by = address === null ? null : eventId;
  if (asks && load.phase !== 'loading' && by !== found) setFound(by);
  const framed = useIsFrameAllowed(address);
  const [opened, setOpened] = useState(false);
  if (address === null || framed === undefined) return none;
  if (!framed) {
    const way = (
      <a className={styles['way']} href={address} target="_blank" rel="noopener noreferrer">
        <Words />
      </a>
    );
    return { headerLink: way, content: null };
  }
  const way = (
    <button type="button" className={styles['way']} aria-expanded={opened} onClick={() => setOpened(!opened)}>
      <Words />
    </button>
  );
  const frame = (
    <ThirdPartyFrame
      key={address}
      address={address}
      title={`${head.name}, canlı animasyon`}
      className={styles['frame']}
      spoilerNotice={{ title: 'Canlı animasyon kapalı', text: 'Animasyon skoru hemen gösterir.' }}
    />
  );
  return { headerLink: way, content: opened ? frame : null };
}

const none: MatchAnimation = { headerLink: null, content: null };

/** On a phone there is room for the icon alone. */
function Words() {
  return (
    <>
      <Activity size={18} aria-hidden />
      <span className={styles['words']}>Canlı animasyon</span>
    </>
  );
}
