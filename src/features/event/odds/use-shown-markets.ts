import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type CardSection, type ShownSection, toShownSections, reconcileSections } from './shown-markets.ts';

interface ShownMarkets {
  sections: ShownSection[];
  /** Removes the closed cards and moves the new ones to their places, even in sight. Stable. */
  removeClosed: () => void;
}

/**
 * The cards on the page for the wanted sections. A change of `view`, the player's choice, starts afresh; a change of
 * the markets alone moves nothing in sight (`shown-markets.ts`).
 */
export function useShownMarkets(
  wanted: CardSection[],
  view: string,
  list: RefObject<HTMLElement | null>,
): ShownMarkets {
  const [shown, setShown] = useState(() => ({ view, wanted, sections: toShownSections(wanted) }));
  if (shown.view !== view) setShown({ view, wanted, sections: toShownSections(wanted) });

  const reconcile = useCallback(
    (settled: number) => {
      setShown((before) => ({ ...before, wanted, sections: reconcileSections(before.sections, wanted, settled) }));
    },
    [wanted],
  );

  const first = useRef(true);
  useLayoutEffect(() => {
    if (first.current) first.current = false;
    else reconcile(cardsAboveEdge(list.current));
  }, [reconcile, list]);

  const hasGone = shown.sections.some((section) => section.cards.some((card) => card.removed));
  useLayoutEffect(() => {
    if (!hasGone) return undefined;
    // Closed cards are removed once they are below the lower edge. Without closed cards there is no listener, so that
    // scrolling costs nothing. A browser without `scrollend` keeps them until the group is opened again.
    // A browser without `scrollend` keeps them until the group is opened again.
    const onScrollEnd = (): void => reconcile(cardsAboveEdge(list.current));
    addEventListener('scrollend', onScrollEnd, { passive: true });
    return () => removeEventListener('scrollend', onScrollEnd);
  }, [hasGone, reconcile, list]);

  const tidy = useCallback(() => {
    setShown((before) => ({ ...before, sections: reconcileSections(before.sections, before.wanted, 0) }));
  }, []);
  return { sections: shown.sections, removeClosed: tidy };
}

/**
 * Number of cards that must not move: up to the last one that begins above the lower edge of the screen. `data-card` is
 * a card's index in the order of the sections, which differs from the document's order in two columns.
 */
function cardsAboveEdge(list: HTMLElement | null): number {
  let count = 0;
  for (const card of list?.querySelectorAll<HTMLElement>('[data-card]') ?? []) {
    if (card.getBoundingClientRect().top < innerHeight) count = Math.max(count, Number(card.dataset['card']) + 1);
  }
  return count;
}
