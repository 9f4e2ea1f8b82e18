/** Requests persistent storage for a member's cached coupons, once a session, in a visible tab (offline-14). */
import { useEffect } from 'react';
import { requestPersistentStorage } from '../../platform/device/persistent-storage.ts';
import { tabNote } from '../../platform/browser-storage/stored-value.ts';
import { useSession } from '../member/session.ts';

const note = tabNote('persistenceAsked');

export function usePersistentStorage(): void {
  const member = useSession().phase === 'member';
  useEffect(() => {
    if (!member || note.read() !== '' || document.visibilityState !== 'visible') return;
    note.write('1');
    void requestPersistentStorage();
  }, [member]);
}
