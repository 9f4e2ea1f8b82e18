/** The match chosen beside the list of scores (rules scores-14 and scores-15). */
import { type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { type MatchChoice, useMatchChoice } from '../../parts/match-choice/match-choice.ts';
import { useCloseOnEscape } from '../../parts/side-panel/side-panel.tsx';

export interface ScorePanelState {
  /** Event id of the address; 0 for none. */
  chosen: number;
  /** Click handler of the list: opens a row's match in the panel. */
  onListClick: (event: MouseEvent) => void;
  /** Removes the choice and returns the focus to its row. */
  close: () => void;
  aside: RefObject<HTMLDivElement | null>;
}

/**
 * Choosing and closing the match of the address. Escape closes it.
 * @param go changes the match of the address; 0 removes it
 */
export function useScorePanel(
  chosen: number,
  go: (eventId: number, how: { replace: boolean }) => void,
): ScorePanelState {
  const aside = useRef<HTMLDivElement>(null);
  // True while the history entry below is the list without a choice: choosing again after closing adds no second one.
  const returns = useRef(false);
  const choose = (eventId: number, { replace, byKeyboard }: MatchChoice): void => {
    if (eventId !== chosen) {
      go(eventId, { replace: replace || returns.current });
      if (!replace) returns.current = true;
    }
    // The list may have hundreds of tab stops before the panel.
    if (byKeyboard) aside.current?.focus({ preventScroll: true });
  };
  const close = (): void => {
    go(0, { replace: true });
    (rowLinkInSight(chosen) ?? aside.current)?.focus({ preventScroll: true });
  };
  useEffect(() => {
    const forget = (): void => {
      returns.current = false;
    };
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);
  useCloseOnEscape(chosen !== 0, close);
  return { chosen, onListClick: useMatchChoice(chosen, choose, true), close, aside };
}

/** Link of a match's row, unless the player has scrolled it away: focusing it would move the list. */
function rowLinkInSight(eventId: number): HTMLElement | undefined {
  const link = [...document.querySelectorAll<HTMLElement>(`main article[data-event="${eventId}"] a`)].at(-1);
  if (link === undefined) return undefined;
  const { top, bottom } = link.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight ? link : undefined;
}
