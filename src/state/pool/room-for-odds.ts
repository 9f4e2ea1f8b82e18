/** Whether odds stand beside the matches of the pool: on a narrow phone the marks and the names take all there is. */
import { useSyncExternalStore } from 'react';

const ROOM = '(min-width: 420px)';

export function useRoomForOdds(): boolean {
  return useSyncExternalStore(watch, hasRoom);
}

const hasRoom = (): boolean => matchMedia(ROOM).matches;

function watch(onChange: () => void): () => void {
  const room = matchMedia(ROOM);
  room.addEventListener('change', onChange);
  return () => room.removeEventListener('change', onChange);
}
