import { useEffect, useRef } from 'react';
import { writeService } from '../../state/engine/services.ts';
import { useSession } from '../../state/member/session.ts';

/**
 * Says once that a message was read: the service may know it by having sent it, or not (rule inbox-3). Where this does not
 * arrive, the message stays unread until it is opened again.
 * @param id null while it is not there, or a copy
 */
export function useMarkRead(id: string | null): void {
  const { unread } = useSession();
  const told = useRef<string | null>(null);
  useEffect(() => {
    // Nothing is unread: there is nothing to say.
    if (id === null || unread === 0 || told.current === id) return;
    told.current = id;
    void writeService('markMessagesRead', { body: { ids: [id] } });
  }, [id, unread]);
}
