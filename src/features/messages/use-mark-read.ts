import { useEffect, useRef } from 'react';
import { writeService } from '../../state/engine/call-service.ts';
import { useSession } from '../../state/member/session.ts';

/**
 * Marks a message as read, once, because not every service does so when it sends the message (rule inbox-3). If the
 * request fails, the message stays unread until it is opened again.
 * @param id null while the message is not loaded, or is a cached one
 * @param read read flag of its row; true as well if the service has no such flag
 */
export function useMarkRead(id: string | null, read: boolean): void {
  const { unread } = useSession();
  const told = useRef<string | null>(null);
  useEffect(() => {
    // An unread count of 0 is not enough: the message may be newer than the count.
    if (id === null || (read && unread === 0) || told.current === id) return;
    told.current = id;
    void writeService('markMessagesRead', { body: { ids: [id] } });
  }, [id, read, unread]);
}
