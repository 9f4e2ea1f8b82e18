/**
 * Accepting or refusing a bonus (rule bonus-5, bonus-6): the answer is sent once. After a failure without a response it
 * is unknown whether the answer arrived, so the buttons are locked until a newer list shows the status.
 */
import { useState } from 'react';
import { isOutcomeUnknown } from '../../contract/failure-checks.ts';
import { outcomeText } from '../../domain/outcome-text.ts';
import type { Bonus } from '../../model/payment.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { LoadedRows } from '../../model/load.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { useAction } from '../../state/engine/use-action.ts';

export interface BonusAnswer {
  /** True while an answer is in flight, and while the list is read to learn the outcome of a failed one. */
  isLocked: boolean;
  /** Text for the last success, because a filtered list may not contain the bonus any more; '' for none. */
  successText: string;
  /** Note to show under this bonus; '' for none. */
  noteOf: (bonus: Bonus) => string;
  /** True while this bonus's answer is in flight. */
  isSending: (bonus: Bonus) => boolean;
  answer: (bonus: Bonus, yes: boolean) => void;
}

/** A failed answer: its failure and the time of it. */
interface Open {
  id: string;
  failure: Failure;
  since: Moment;
}

interface Moment {
  /** Milliseconds since the epoch, as the device's clock was set then. */
  date: number;
  /** Milliseconds of the monotonic clock (`performance.now`). */
  tick: number;
}

export function useBonusAnswer(list: LoadedRows<Bonus>): BonusAnswer {
  const { busy, note, failed, run } = useAction();
  const [open, setOpen] = useState<Open | null>(null);
  const doubted = open !== null && isOutcomeUnknown(open.failure);
  const read = list.failure === null && !list.age.stale && !list.loading;
  const told = open !== null && read && list.age.at >= secondOf(open.since);
  return {
    isLocked: busy !== '' || (doubted && !told),
    successText: failed ? '' : note,
    isSending: ({ id }) => busy === id,
    noteOf: ({ id, status }) => {
      if (open === null || open.id !== id || status !== 'waits') return '';
      if (!doubted) return outcomeText(open.failure, '');
      return told ? NOT_ARRIVED : CHECKING;
    },
    answer: (bonus, yes) =>
      run(
        async () => {
          setOpen(null);
          const result: Result<unknown> = await writeService('confirmBonus', {
            body: { bonusId: bonus.id, isConfirmed: yes },
          });
          if (!result.ok) {
            setOpen({ id: bonus.id, failure: result.failure, since: { date: Date.now(), tick: performance.now() } });
            // Reload after a refusal as well, because the bonus may have been answered elsewhere.
            list.retry();
          }
          return result;
        },
        { name: bonus.id, onDone: () => (yes ? TAKEN : REFUSED) },
      ),
  };
}

/**
 * Epoch seconds, comparable with a list's age: a list read within the same second counts as read after the failure. The
 * monotonic clock gives the moment by the device's clock as it is set now (rule realms-15); the date bounds it, because the
 * monotonic clock may stop while the device sleeps.
 */
const secondOf = ({ date, tick }: Moment): number =>
  Math.floor(Math.min(date, Date.now() - performance.now() + tick) / 1000);

const TAKEN = 'Bonus hesabına yüklendi.';
const REFUSED = 'Bonusu reddettin.';
const CHECKING = 'Yanıtının ulaşıp ulaşmadığı bilinmiyor. Bonusun durumu kontrol ediliyor.';
const NOT_ARRIVED = 'Yanıtın kayıtlı görünmüyor. Yeniden yanıtlayabilirsin.';
