import { useSyncExternalStore } from 'react';

/** What the browser believes of the network; the hubs know better, but later. */
export function useOnline(): boolean {
  return useSyncExternalStore(watchOnline, () => navigator.onLine);
}

function watchOnline(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}
