/** Width classes of the layout (rule navigation-8): mobile below 660 px, desktop from 1100 px. */
export type Viewport = 'mobile' | 'tablet' | 'desktop';

const TABLET = '(min-width: 660px)';
const DESKTOP = '(min-width: 1100px)';

export function currentViewport(): Viewport {
  if (matchMedia(DESKTOP).matches) return 'desktop';
  return matchMedia(TABLET).matches ? 'tablet' : 'mobile';
}

/** Value of the Platform header. */
export const currentPlatform = (): 'mobile-web' | 'web' => (matchMedia(TABLET).matches ? 'web' : 'mobile-web');

/**
 * Calls back when a breakpoint is crossed.
 * @returns a function that stops watching
 */
export function watchViewport(onChange: () => void): () => void {
  const bounds = [TABLET, DESKTOP].map((bound) => matchMedia(bound));
  for (const bound of bounds) bound.addEventListener('change', onChange);
  return () => {
    for (const bound of bounds) bound.removeEventListener('change', onChange);
  };
}
