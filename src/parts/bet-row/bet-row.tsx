import type { PopularBet } from '../../model/program.ts';
import { useCallback } from 'react';
import { Link } from 'wouter';
import { clockTime, dayKey, dayLabel } from '../../domain/time.ts';
import { MbsBadge } from '../event-row/mbs-badge.tsx';
import { OddButton } from '../odd/odd-button.tsx';
import { useToday } from '../../ui/page/use-today.ts';
import { popularBetOdd } from './bet-odd.ts';
import styles from './bet-row.module.css';

export interface PopularBetRowProps {
  bet: PopularBet;
  selected: boolean;
  /** Keep it stable. */
  onSelect: (bet: PopularBet) => void;
  /** Address of the match detail; a sport without one has none. */
  href: string | undefined;
  /** Leaves out how often it was played, where rows stand close (ready coupons). */
  compact?: boolean;
}

/** One outcome many players chose: event, market and outcome, how often, MBS, and its odd. Fixed height. */
export function PopularBetRow({ bet, selected, onSelect, href, compact = false }: PopularBetRowProps) {
  const today = useToday();
  const { market, outcome } = popularBetOdd(bet);
  const select = useCallback(() => onSelect(bet), [bet, onSelect]);
  return (
    <div className={`${styles['row']}${compact ? ` ${styles['compact']}` : ''}`} data-event={bet.eventId}>
      <div className={styles['text']}>
        {href === undefined ? (
          <span className={styles['event']}>{bet.eventName}</span>
        ) : (
          <Link href={href} className={styles['event']}>
            {bet.eventName}
          </Link>
        )}
        <span className={styles['bet']}>
          {bet.marketName} · <b>{bet.outcomeName}</b>
        </span>
        <span className={`${styles['meta']} num`}>
          <span>{startText(bet.start, today)}</span>
          {!compact && <span>{playedText(bet.playedCount)}</span>}
        </span>
      </div>
      <div className={styles['figures']}>
        <MbsBadge value={bet.minBets} />
        {!compact && (
          <span className={`${styles['share']} num`}>
            <span className="visually-hidden">Oynanma oranı </span>
            {percentText(bet.percent)}
          </span>
        )}
      </div>
      <OddButton
        eventId={bet.eventId}
        market={market}
        outcome={outcome}
        selected={selected}
        onSelect={select}
        name={`${bet.eventName}, ${bet.marketName} ${bet.outcomeName}`}
      />
    </div>
  );
}

function startText(start: number, now: number): string {
  return `${dayLabel(dayKey(start), now)} ${clockTime(start)}`;
}

function playedText(count: number): string {
  return `${count.toLocaleString('tr-TR')} kez oynandı`;
}

function percentText(percent: number): string {
  return `%${percent.toLocaleString('tr-TR', { maximumFractionDigits: 1 })}`;
}
