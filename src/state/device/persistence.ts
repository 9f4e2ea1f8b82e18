/** Requests persistent storage for a member's cached coupons, once a session, in a visible tab (offline-14). */
import { useEffect } from 'react';
import { askPersistence } from '../../platform/device/persistence.ts';
import { readNote, writeNote } from '../../platform/kept/tab-note.ts';
import { useSession } from '../member/session.ts';

const NOTE = 'persistenceAsked';

export function usePersistence(): void {
  const member = useSession().phase === 'member';
  useEffect(() => {
    if (!member || readNote(NOTE) !== '' || document.visibilityState !== 'visible') return;
    writeNote(NOTE, '1');
    void askPersistence();
  }, [member]);
}
