/** The match shown beside the list on a wide screen (rule program-29), and how a player chooses one. */
import { type MouseEvent, useCallback, useState } from 'react';
import type { Sport } from '../../domain/sports.ts';
import type { ListItem } from '../../model/program.ts';
import { eventIdOfPath } from '../../routes/parse-path.ts';
import type { ChangeFilters } from './use-program-address.ts';

export interface MatchPanelProps {
  sport: Sport;
  eventId: number;
}

/** Px, as in `program-page.module.css`. */
export const MATCH_PANEL_WIDTH_PX = 392;

interface PanelMatch {
  /** 0 while there is none. */
  eventId: number;
  /** Keeps the current match in the panel, called when the pointer or the focus enters it. */
  pin: () => void;
}

/**
 * The match of the address, else the first of the list, which changes with the list until the player enters the panel.
 */
export function usePanelMatch(addressed: number, items: readonly ListItem[] | undefined): PanelMatch {
  const [held, setHeld] = useState(0);
  const first = items?.find((item) => item.type === 'event')?.eventId ?? 0;
  const stays = held !== 0 && items?.some((item) => item.type === 'event' && item.eventId === held) === true;
  const eventId = items === undefined ? 0 : addressed !== 0 ? addressed : stays ? held : first;
  const hold = useCallback(() => setHeld(eventId), [eventId]);
  return { eventId, pin: hold };
}

/**
 * Click handler that opens a row's match in the panel instead of following its link. The first choice is a history
 * entry, so that "back" undoes it; later ones replace it. A click that opens another tab is left alone.
 */
export function useMatchChoice(chosen: number, change: ChangeFilters) {
  return useCallback(
    (event: MouseEvent) => {
      const { target } = event;
      if (!(target instanceof Element) || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
        return;
      const link = target.closest('a');
      const row = target.closest<HTMLElement>('article[data-event]');
      if (row === null || (link === null && target.closest('button') !== null)) return;
      const eventId = link === null ? Number(row.dataset['event']) : eventIdOfPath(new URL(link.href).pathname);
      if (eventId === undefined) return;
      // Prevents the link's own navigation.
      event.preventDefault();
      if (eventId !== chosen) change({ match: eventId }, { replace: chosen !== 0 });
    },
    [chosen, change],
  );
}
