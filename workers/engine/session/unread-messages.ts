/**
 * Detects messages that arrive while the app is open by their unread count, because no hub reports them (rule inbox-4).
 */
import type { Timing } from '../../../src/contract/environment.ts';
import { reconcile } from '../live/reconcile.ts';
import type { Member } from './member.ts';

export interface UnreadOptions {
  member: Pick<Member, 'unread' | 'onChange' | 'look'>;
  timing(): Promise<Timing>;
  /** True when a tab may be visible and the services are reachable. */
  isNeeded(): boolean;
  /** Called when messages have arrived, or were read on another device. */
  onCountChange(): void;
  signal: AbortSignal;
}

export function watchUnread({ member, timing, isNeeded, onCountChange: onMoved, signal }: UnreadOptions): void {
  let known = member.unread;
  member.onChange(() => {
    const before = known;
    known = member.unread;
    // The first count of a session is no news, nor is its end.
    if (before !== undefined && known !== undefined && known !== before) onMoved();
  });
  reconcile({ timing, isNeeded, run: member.look, signal });
}
