import { useCallback, useSyncExternalStore } from 'react';

/**
 * Returns true while the window is at least so wide.
 * @param width in rem, if a larger text of the browser needs more room
 */
export function useMinWidth(width: `${number}px` | `${number}rem`): boolean {
  const query = `(min-width: ${width})`;
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
