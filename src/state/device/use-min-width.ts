import { useCallback, useSyncExternalStore } from 'react';

/** Returns true while the window is at least so many px wide. */
export function useMinWidth(px: number): boolean {
  const query = `(min-width: ${px}px)`;
  const watch = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(watch, () => matchMedia(query).matches);
}
