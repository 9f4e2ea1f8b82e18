import { useEffect, useRef } from 'react';
import { writeService } from '../../state/engine/services.ts';
import { useSession } from '../../state/member/session.ts';

/**
 * Says once that a message was read: the service may know it by having sent it, or not (rule inbox-3). Where this does not
 * arrive, the message stays unread until it is opened again.
 * @param id null while it is not there, or a copy
 * @param read its row called it read, which a service that does not say of each is taken to mean
 */
export function useMarkRead(id: string | null, read: boolean): void {
  const { unread } = useSession();
  const told = useRef<string | null>(null);
  useEffect(() => {
    // The count alone does not say that nothing is unread: a message may be younger than it.
    if (id === null || (read && unread === 0) || told.current === id) return;
    told.current = id;
    void writeService('markMessagesRead', { body: { ids: [id] } });
  }, [id, read, unread]);
}
