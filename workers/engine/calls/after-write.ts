/** What a write made old is asked for again: by whoever shows it, and by the engine what is its own. */
import type { Subject } from '../../../src/contract/services/call.ts';
import type { Member } from '../session/member.ts';
import type { Generations } from './generations.ts';

export interface AfterWriteOptions {
  generations: Generations;
  member: Pick<Member, 'reload' | 'refresh'>;
  onCoupons(): void;
}

export function afterWrite({
  generations,
  member,
  onCoupons,
}: AfterWriteOptions): (subjects: readonly Subject[]) => void {
  const reload = (): void => void member.reload();
  const refresh = (): void => void member.refresh();
  const reads: Partial<Record<Subject, () => void>> = {
    player: reload,
    balance: refresh,
    coupons: onCoupons,
    messages: refresh,
  };
  return (subjects) => {
    subjects.forEach(generations.grow);
    const due = new Set(subjects.map((subject) => reads[subject]));
    // What is read with the player is not read once more by itself.
    if (due.has(reload)) due.delete(refresh);
    for (const read of due) read?.();
  };
}
