/** A match shown beside the list it is chosen from, on wide screens (rules program-29, scores-14). */
import { type MouseEvent, type ReactNode, useCallback, useState } from 'react';
import type { Sport } from '../../domain/sports.ts';
import { eventIdOfPath } from '../../routes/parse-path.ts';
import { chosenElement } from '../side-panel/side-panel.tsx';
import styles from './match-choice.module.css';

/** Props of the panel's content; the app passes its component in, because it belongs to the match's own code. */
export interface MatchPanelProps {
  sport: Sport;
  eventId: number;
  /** Shows a match that has left the program as well, with its summary. */
  played?: boolean;
  /** Button at the end of the match's header. */
  end?: ReactNode;
}

/** Class of a list in which a click anywhere in a row chooses its match. */
export const choosingClass = styles['choosing'];

interface PanelMatch {
  /** 0 while there is none. */
  eventId: number;
  /** Keeps the current match in the panel, called when the pointer or the focus enters it. */
  pin: () => void;
}

/**
 * The match of the address, else the first of the list, which changes with the list until the player enters the panel.
 * @param addressed 0 if the address names none
 * @param eventIds the matches of the list in order; undefined while there is no list or no panel
 */
export function usePanelMatch(addressed: number, eventIds: readonly number[] | undefined): PanelMatch {
  const [held, setHeld] = useState(0);
  const stays = held !== 0 && eventIds?.includes(held) === true;
  const eventId = eventIds === undefined ? 0 : addressed !== 0 ? addressed : stays ? held : (eventIds[0] ?? 0);
  const pin = useCallback(() => setHeld(eventId), [eventId]);
  return { eventId, pin };
}

export interface MatchChoice {
  /** False for the first choice, which becomes a history entry, so that "back" undoes it; later ones replace it. */
  replace: boolean;
  /** True when a key activated the row's link. */
  byKeyboard: boolean;
}

/**
 * Click handler that opens a row's match in the panel instead of following its link. A click that opens another tab
 * keeps its effect.
 * @param chosen the match of the address; 0 for none
 * @param isOfRow true when every link of a row chooses its match; otherwise only a link to a match's page does
 */
export function useMatchChoice(
  chosen: number,
  choose: (eventId: number, how: MatchChoice) => void,
  isOfRow = false,
): (event: MouseEvent) => void {
  return useCallback(
    (event) => {
      const target = chosenElement(event);
      if (target === undefined) return;
      const link = target.closest('a');
      const row = target.closest<HTMLElement>('article[data-event]');
      if (row === null || (link === null && target.closest('button') !== null)) return;
      const ownId = Number(row.dataset['event']);
      const eventId = link === null || isOfRow ? ownId : eventIdOfPath(new URL(link.href).pathname);
      if (eventId === undefined) return;
      // Prevents the link's own navigation.
      event.preventDefault();
      choose(eventId, { replace: chosen !== 0, byKeyboard: event.detail === 0 });
    },
    [chosen, choose, isOfRow],
  );
}
