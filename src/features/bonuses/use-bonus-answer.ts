/**
 * A yes or a no to a bonus (rule bonus-5, bonus-6): sent once. Without an answer of the service nobody knows whether it
 * arrived: nothing can be said a second time until the list was read after it, and the list tells.
 */
import { useState } from 'react';
import { leavesDoubt } from '../../contract/errors.ts';
import { outcomeText } from '../../domain/outcome-text.ts';
import type { Bonus } from '../../model/bonus.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { LoadedRows } from '../../model/load.ts';
import { writeService } from '../../state/engine/services.ts';
import { useAction } from '../../state/engine/use-action.ts';

export interface BonusAnswer {
  /** An answer is on its way, or the list is being asked what became of one. */
  locked: boolean;
  /** What was done, in words: a narrowed list may not have the bonus any more. '' for nothing. */
  done: string;
  /** What is said under this bonus; '' for nothing. */
  noteOf: (bonus: Bonus) => string;
  /** Its answer is on its way. */
  sending: (bonus: Bonus) => boolean;
  answer: (bonus: Bonus, yes: boolean) => void;
}

/** The answer that did not go well: why, and when that was known. */
interface Open {
  id: string;
  failure: Failure;
  since: Moment;
}

interface Moment {
  /** Milliseconds since the epoch, as the device's clock was set then. */
  date: number;
  /** By the other clock, which nobody sets back. */
  tick: number;
}

export function useBonusAnswer(list: LoadedRows<Bonus>): BonusAnswer {
  const { busy, note, failed, run } = useAction();
  const [open, setOpen] = useState<Open | null>(null);
  const doubted = open !== null && leavesDoubt(open.failure);
  const read = list.failure === null && !list.age.stale && !list.loading;
  const told = open !== null && read && list.age.at >= secondOf(open.since);
  return {
    locked: busy !== '' || (doubted && !told),
    done: failed ? '' : note,
    sending: ({ id }) => busy === id,
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
            // Also after a refusal: the bonus may have been answered elsewhere.
            list.retry();
          }
          return result;
        },
        { name: bonus.id, onDone: () => (yes ? TAKEN : REFUSED) },
      ),
  };
}

/**
 * As ages are told: a list that is read within the second of the failure was read after it. Where the clock was set back
 * since, so is the moment; the other clock may have slept with the device.
 */
const secondOf = ({ date, tick }: Moment): number =>
  Math.floor(Math.min(date, Date.now() - performance.now() + tick) / 1000);

const TAKEN = 'Bonus hesabına yüklendi.';
const REFUSED = 'Bonusu reddettin.';
const CHECKING = 'Yanıtının ulaşıp ulaşmadığı bilinmiyor. Bonusun durumu kontrol ediliyor.';
const NOT_ARRIVED = 'Yanıtın kayıtlı görünmüyor. Yeniden yanıtlayabilirsin.';
