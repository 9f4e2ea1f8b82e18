/** The three widths the layout knows (rule navigation-8): mobile under 660 px, desktop from 1100 px. */
export type Viewport = 'mobile' | 'tablet' | 'desktop';

const TABLET = '(min-width: 660px)';
const DESKTOP = '(min-width: 1100px)';

export function currentViewport(): Viewport {
  if (matchMedia(DESKTOP).matches) return 'desktop';
  return matchMedia(TABLET).matches ? 'tablet' : 'mobile';
}

/** Calls back when one of the two bounds is crossed; the answer stops it. */
export function watchViewport(onChange: () => void): () => void {
  const bounds = [matchMedia(TABLET), matchMedia(DESKTOP)];
  for (const bound of bounds) bound.addEventListener('change', onChange);
  return () => {
    for (const bound of bounds) bound.removeEventListener('change', onChange);
  };
}
