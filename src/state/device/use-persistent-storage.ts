/** Requests persistent storage for a member's cached coupons, once a session, in a visible tab (offline-14). */
import { useEffect } from 'react';
import { requestPersistentStorage } from '../../platform/device/persistent-storage.ts';
import { readTabNote, writeTabNote } from '../../platform/browser-storage/tab-notes.ts';
import { useSession } from '../member/session.ts';

const NOTE = 'persistenceAsked';

export function usePersistentStorage(): void {
  const member = useSession().phase === 'member';
  useEffect(() => {
    if (!member || readTabNote(NOTE) !== '' || document.visibilityState !== 'visible') return;
    writeTabNote(NOTE, '1');
    void requestPersistentStorage();
  }, [member]);
}
