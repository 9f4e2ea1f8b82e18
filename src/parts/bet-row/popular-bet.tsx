import type { PopularBet } from '../../model/program.ts';
import { links } from '../../routes/routes.ts';
import { sportById } from '../../domain/sports.ts';
import { toggleSelection, useSelectedOutcome } from '../../state/slip/slip.ts';
import { PopularBetRow } from './bet-row.tsx';

/** A popular bet bound to the slip: chosen when its outcome is the event's selection. */
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

/** A sport without match pages (sportsbook §3) has no address to lead to. */
function eventHref(sportId: number, eventId: number): string | undefined {
  const sport = sportById(sportId);
  return sport?.hasMatchDetail === true ? links.event(sport.slug, eventId) : undefined;
}
