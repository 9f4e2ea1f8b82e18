/** What a player does with a played coupon (sportsbook §4, §7): each told, each once, nothing changed where it fails. */
import type { Result } from '../../model/failure.ts';
import type { Coupon } from '../../model/coupon.ts';
import { playAgainText, playedSlip, playedSlipBody } from '../../domain/coupon/played-slip.ts';
import { writeService } from '../../state/engine/services.ts';
import { wantSlip } from '../../state/slip/slip-return.ts';
import { openSlip, useSelections } from '../../state/slip/slip.ts';
import { askFirst } from './ask-first.tsx';
import { type Tasks, useTasks } from './use-tasks.ts';

/** One coupon, or all of a group. */
export interface Archived {
  of: 'coupon' | 'group';
  id: string;
}

export interface CouponActionsState extends Pick<Tasks, 'busy' | 'note' | 'failed'> {
  save: () => void;
  archive: () => void;
  remove: () => void;
  playAgain: () => void;
}

export function useCouponActions(
  coupon: Coupon,
  archived: Archived,
  onChanged: () => void,
  onRemoved: () => void = onChanged,
): CouponActionsState {
  const { busy, note, failed, run } = useTasks();
  const selected = useSelections().length;
  const played = { ...coupon, legs: coupon.legs ?? [] };

  const archive = (): void =>
    run(
      'archive',
      () =>
        writeService(archived.of === 'group' ? 'moveGroupToArchive' : 'moveToArchive', {
          parameters: { id: archived.id },
        }),
      () => {
        onChanged();
        return coupon.count > 1 ? 'Kuponların arşive taşındı.' : 'Kuponun arşive taşındı.';
      },
    );
  const remove = (): void =>
    run(
      'remove',
      () => writeService('removeCoupon', { parameters: { id: coupon.id } }),
      () => {
        onRemoved();
        return '';
      },
    );
  const playAgain = (): void =>
    run(
      'again',
      () => open(played),
      (added) => {
        if (added === played.legs.length) wantSlip();
        return playAgainText(added, played.legs.length);
      },
    );

  return {
    ...{ busy, note, failed, archive },
    save: () =>
      run(
        'save',
        () => writeService('saveBetslip', { body: { slip: playedSlipBody(played) } }),
        () => SAVED,
      ),
    remove: () => askFirst({ ...removal, onYes: remove }),
    playAgain: () => {
      if (selected === 0) playAgain();
      else askFirst({ ...replacement(selected), onYes: playAgain });
    },
  };
}

/** Answers how many of the selections can be had. */
async function open(played: Parameters<typeof playedSlip>[0]): Promise<Result<number>> {
  const result = await openSlip(playedSlip(played));
  return result.ok ? { ok: true, value: result.value.added } : result;
}

const SAVED = 'Kuponun kaydedildi. “Kayıtlı” listende bulabilirsin.';

const removal = {
  title: 'Kupon kaldırılsın mı?',
  text: 'Kupon bütün listelerinden kalıcı olarak kaldırılır. Bu işlem geri alınamaz.',
  yes: 'Kaldır',
};

const replacement = (selected: number) => ({
  title: 'Kuponun değişsin mi?',
  text: `Kuponundaki ${selected} seçimin yerini bu kupon alır.`,
  yes: 'Yerine koy',
});
