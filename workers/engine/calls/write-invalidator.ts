/** Invalidates what a write changed: screens refetch by generation, and the engine refetches its own values. */
import type { Subject } from '../../../src/contract/services/call.ts';
import type { Member } from '../session/member.ts';
import type { Generations } from './generations.ts';

interface WriteInvalidatorOptions {
  generations: Generations;
  member: Pick<Member, 'reload' | 'refresh'>;
  onCouponsChanged(): void;
}

export function createWriteInvalidator({
  generations,
  member,
  onCouponsChanged: onCoupons,
}: WriteInvalidatorOptions): (subjects: readonly Subject[]) => void {
  const reload = (): void => void member.reload();
  const refresh = (): void => void member.refresh();
  const reads: Partial<Record<Subject, () => void>> = {
    player: reload,
    balance: refresh,
    coupons: onCoupons,
    messages: refresh,
  };
  return (subjects) => {
    subjects.forEach(generations.invalidate);
    const due = new Set(subjects.map((subject) => reads[subject]));
    // A reload of the player includes the refresh.
    if (due.has(reload)) due.delete(refresh);
    for (const read of due) read?.();
  };
}
