import type { PopularBet } from '../../model/program.ts';
import { toggleSelection, useSelectedOutcome } from '../../state/slip/selected-outcome.ts';
import { eventHref } from '../event-link/event-link.tsx';
import { PopularBetRow } from './bet-row.tsx';

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
