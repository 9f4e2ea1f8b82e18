import { useCallback } from 'react';
import { countText } from '../../domain/number-text.ts';
import { pickText } from '../../domain/program/pick-text.ts';
import { clockTime, dayKey, dayLabel } from '../../domain/time.ts';
import { OPEN } from '../../model/betting-status.ts';
import type { Market, Outcome } from '../../model/event.ts';
import type { PopularBet } from '../../model/program.ts';
import { useToday } from '../../state/device/clock.ts';
import { classNames } from '../../ui/style/class-names.ts';
import { EventLink, eventHref } from '../event-link/event-link.tsx';
import { PickLine } from '../leg-list/pick-line.tsx';
import { Teams } from '../leg-list/teams.tsx';
import { MbsBadge } from '../event-row/mbs-badge.tsx';
import { OddButton } from '../odd/odd-button.tsx';
import styles from './bet-row.module.css';
import { toggleSelection, useSelectedOutcome } from '../../state/slip/selected-outcome.ts';

interface PopularBetRowProps {
  bet: PopularBet;
  selected: boolean;
  /** Pass a stable function: the row's select callback depends on it. */
  onSelect: (bet: PopularBet) => void;
  /** Address of the match page; undefined for a sport without match pages. */
  href: string | undefined;
  /** Hides play count and share in dense lists (ready coupons). */
  compact?: boolean;
}

/**
 * Row of a popular bet: event, market, outcome, play count, MBS and odd. The height is the same if values are missing.
 */
export function PopularBetRow({ bet, selected, onSelect, href, compact = false }: PopularBetRowProps) {
  const today = useToday();
  const [market, outcome] = oddOf(bet);
  const select = useCallback(() => onSelect(bet), [bet, onSelect]);
  return (
    <div
      className={classNames('stack middle gap-3', styles['row'], compact && styles['compact'])}
      data-event={bet.eventId}
    >
      <div className={`stack shrink ${styles['text']}`}>
        <EventLink href={href} className={`clamp-2 text-xs weight-600 muted ${styles['event']}`}>
          <Teams eventName={bet.eventName} sportId={bet.sportId} size={14} />
        </EventLink>
        <PickLine pick={pickText(bet.outcomeName, bet.marketName)} market={bet.marketName} large />
        <span className={`clip faint ${styles['meta']} num`}>
          {bet.clock === '' && bet.start !== null && (
            <span>
              {dayLabel(dayKey(bet.start), today)} {clockTime(bet.start)}
            </span>
          )}
          {bet.clock !== '' && (
            <span className={styles['live']}>Canlı{bet.clock === 'Canlı' ? '' : ` ${bet.clock}`}</span>
          )}
          {!compact && bet.playedCount !== null && <span>{countText(bet.playedCount)} kez oynandı</span>}
        </span>
      </div>
      <div className={styles['figures']}>
        {bet.minBets !== null && <MbsBadge value={bet.minBets} />}
        {!compact && bet.percent !== null && (
          <span className="text-xs weight-650 muted num">
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

/** Builds the market and outcome that `OddButton` needs; key, line and version are unused there and left empty. */
function oddOf(bet: PopularBet): [Market, Outcome] {
  const outcome: Outcome = {
    number: bet.outcomeNumber,
    name: bet.outcomeName,
    odd: bet.odd,
    webOdd: bet.webOdd,
    status: OPEN,
  };
  const market: Market = {
    id: bet.marketId,
    key: '',
    line: '',
    version: 0,
    status: bet.status,
    minBets: bet.minBets ?? 1,
    outcomes: [outcome],
  };
  return [market, outcome];
}

/** 12.34 → "%12,3" */
function percentText(percent: number): string {
  return `%${String(Math.round(percent * 10) / 10).replace('.', ',')}`;
}

/** Popular bet bound to the slip; selected when its outcome is the event's selection in the slip. */
export function SelectablePopularBet({ bet, compact = false }: { bet: PopularBet; compact?: boolean }) {
  const chosen = useSelectedOutcome(bet.eventId);
  return (
    <PopularBetRow
      bet={bet}
      selected={chosen?.marketId === bet.marketId && chosen.outcomeNumber === bet.outcomeNumber}
      onSelect={toggleSelection}
      href={eventHref(bet.sportId, bet.eventId)}
      compact={compact}
    />
  );
}
