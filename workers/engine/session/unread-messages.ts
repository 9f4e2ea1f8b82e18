/** Messages that come while the app is open: no hub tells of them, the number of unread ones does (rule inbox-4). */
import type { Timing } from '../../../src/contract/environment.ts';
import { reconcile } from '../live/reconcile.ts';
import type { Member } from './member.ts';

export interface UnreadOptions {
  member: Pick<Member, 'unread' | 'onChange' | 'look'>;
  timing(): Promise<Timing>;
  /** Somebody may be looking, and the services are there. */
  isNeeded(): boolean;
  /** There are other messages, or some were read elsewhere. */
  onMoved(): void;
  signal: AbortSignal;
}

export function watchUnread({ member, timing, isNeeded, onMoved, signal }: UnreadOptions): void {
  let known = member.unread;
  member.onChange(() => {
    const before = known;
    known = member.unread;
    // The first number of a session is no news, and its end is none.
    if (before !== undefined && known !== undefined && known !== before) onMoved();
  });
  reconcile({ timing, isNeeded, run: member.look, signal });
}
