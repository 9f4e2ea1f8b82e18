import { autoUpdate, computePosition, flip, offset, shift } from '@floating-ui/dom';
import { type RefObject, useEffect, useRef } from 'react';
import { closeTour } from '../../state/overlays/tours.ts';
import { tourTarget } from './tour-target.ts';

interface TourPosition {
  light: RefObject<HTMLDivElement | null>;
  card: RefObject<HTMLDivElement | null>;
}

/** Px between the target and its rim, the rim and the card, the card and the edge of the screen. */
const RIM = 4;
const GAP = 12;
const EDGE = 12;

/**
 * Keeps the highlight on the target and the card beside it during scrolling, loading and rotation. Closes the tour if
 * the target is removed.
 */
export function useTourPosition(target: string): TourPosition {
  const light = useRef<HTMLDivElement>(null);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = tourTarget(target);
    const [lit, beside] = [light.current, card.current];
    if (element === null || lit === null || beside === null) {
      closeTour();
      return undefined;
    }
    element.scrollIntoView({ block: 'center', inline: 'center' });
    return autoUpdate(element, beside, () => {
      if (lightUp(lit, element)) void placeCard(beside, element);
      else closeTour();
    });
  }, [target]);
  return { light, card };
}

/** Places the highlight around the element, within the screen. Returns false if the element is not visible any more. */
function lightUp(light: HTMLElement, element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  if (box.width === 0 || box.height === 0) return false;
  const left = Math.max(RIM, box.left - RIM);
  const top = Math.max(RIM, box.top - RIM);
  const width = Math.min(innerWidth - RIM, box.right + RIM) - left;
  const height = Math.min(innerHeight - RIM, box.bottom + RIM) - top;
  light.style.setProperty('translate', `${left}px ${top}px`);
  light.style.setProperty('width', `${width}px`);
  light.style.setProperty('height', `${height}px`);
  return true;
}

async function placeCard(card: HTMLElement, element: HTMLElement): Promise<void> {
  const { x, y } = await computePosition(element, card, {
    strategy: 'fixed',
    placement: 'bottom',
    middleware: [
      offset(RIM + GAP),
      flip({ fallbackPlacements: ['top', 'left', 'right'], padding: EDGE }),
      shift({ padding: EDGE }),
    ],
  });
  card.style.setProperty('left', `${x}px`);
  card.style.setProperty('top', `${y}px`);
}
