/**
 * The match in place of the product's header on a phone, once the match's own head has left the window (match-65): one
 * bets on "Alt 2,5" with the score in sight.
 */
import { type RefObject, useEffect, useState } from 'react';
import { sportById } from '../../../domain/sports.ts';
import { clockText, mainScore } from '../../../domain/program/score-text.ts';
import { clockTime } from '../../../domain/time.ts';
import type { EventHead } from '../../../model/program.ts';
import { FavouriteStar } from '../../../parts/favourite-star/favourite-star.tsx';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { BackLink } from './event-header.tsx';
import styles from './match-bar.module.css';

interface MatchBarProps {
  head: EventHead;
  fromLive: boolean;
  longTerm: boolean;
  /** The head whose place it takes. */
  below: RefObject<HTMLElement | null>;
}

export function MatchBar({ head, fromLive, longTerm, below }: MatchBarProps) {
  const isPhone = useViewport() === 'mobile';
  const hasLeft = useHasLeft(below, isPhone);
  const sport = sportById(head.sportId);
  if (!isPhone || !hasLeft || sport === undefined || head.home === '' || head.away === '') return null;
  return (
    <section className={`row ${styles['bar']}`} aria-label={head.name}>
      <BackLink sport={sport} fromLive={fromLive} longTerm={longTerm} />
      <p translate="no" className={`text-xs weight-650 ${styles['team']} ${styles['home']}`}>
        {head.home}
      </p>
      <p className={`stack ${styles['now']} num`}>
        <b>{resultText(head)}</b>
        {head.phase !== 0 && <small className={styles['clock']}>{clockText(head, head.score)}</small>}
      </p>
      <p translate="no" className={`text-xs weight-650 ${styles['team']}`}>
        {head.away}
      </p>
      {head.competition !== null && head.competitionId > 0 && (
        <FavouriteStar sportId={head.sportId} competitionId={head.competitionId} name={head.competition.name} />
      )}
    </section>
  );
}

/** The kick-off before the match; a score the player does not want to see is left out. */
function resultText(head: EventHead): string {
  if (head.phase === 0) return clockTime(head.start);
  const score = head.scoreHidden === true ? null : mainScore(head.sportId, head.score);
  return score === null ? '–' : `${score.home} - ${score.away}`;
}

/** Returns true while the element is above the window, less the product's header. */
function useHasLeft(element: RefObject<HTMLElement | null>, isWatched: boolean): boolean {
  const [hasLeft, setHasLeft] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (current === null || !isWatched || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry !== undefined) setHasLeft(!entry.isIntersecting && entry.boundingClientRect.top < 0);
      },
      { rootMargin: '-56px 0px 0px' },
    );
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isWatched]);
  return hasLeft;
}
