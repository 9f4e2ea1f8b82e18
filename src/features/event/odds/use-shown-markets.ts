import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type CardSection, type ShownSection, allShown, reconcileShown } from './shown-markets.ts';

export interface ShownMarkets {
  sections: ShownSection[];
  /** Takes the closed cards away and brings the new ones to their places, wherever they stand. Stable. */
  tidy: () => void;
}

/**
 * The cards on the page for the wanted sections. `view` names what the player chose to see; a change of it starts
 * afresh, a change of the markets alone moves nothing in sight (`shown-markets.ts`).
 */
export function useShownMarkets(
  wanted: CardSection[],
  view: string,
  list: RefObject<HTMLElement | null>,
): ShownMarkets {
  const [shown, setShown] = useState(() => ({ view, wanted, sections: allShown(wanted) }));
  if (shown.view !== view) setShown({ view, wanted, sections: allShown(wanted) });

  const reconcile = useCallback(
    (settled: number) => {
      setShown((before) => ({ ...before, wanted, sections: reconcileShown(before.sections, wanted, settled) }));
    },
    [wanted],
  );

  const first = useRef(true);
  useLayoutEffect(() => {
    if (first.current) first.current = false;
    else reconcile(cardsAboveEdge(list.current));
  }, [reconcile, list]);

  const hasGone = shown.sections.some((section) => section.cards.some((card) => card.gone));
  useLayoutEffect(() => {
    if (!hasGone) return undefined;
    // Closed cards leave once they have sunk below the lower edge; scrolling on a page without them costs nothing.
    // A browser without `scrollend` keeps them until the group is opened again.
    const onScrollEnd = (): void => reconcile(cardsAboveEdge(list.current));
    addEventListener('scrollend', onScrollEnd, { passive: true });
    return () => removeEventListener('scrollend', onScrollEnd);
  }, [hasGone, reconcile, list]);

  const tidy = useCallback(() => {
    setShown((before) => ({ ...before, sections: reconcileShown(before.sections, before.wanted, 0) }));
  }, []);
  return { sections: shown.sections, tidy };
}

/**
 * How many cards must not move: up to the last one that begins above the lower edge of the screen. `data-card` is a
 * card's place in the order of the sections; two columns stand in another order in the document.
 */
function cardsAboveEdge(list: HTMLElement | null): number {
  let count = 0;
  for (const card of list?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
    if (card.getBoundingClientRect().top < innerHeight) count = Math.max(count, Number(card.dataset['card']) + 1);
  }
  return count;
}
