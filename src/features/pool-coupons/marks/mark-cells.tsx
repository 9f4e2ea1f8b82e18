import { poolSigns } from '../../../domain/pool/marks.ts';
import { type PoolMatchStatus, isPoolMatchDecided } from '../../../domain/pool/pool-progress.ts';
import type { PoolMarks } from '../../../model/pool.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './pool-coupon-marks.module.css';

interface MarkCellsProps {
  /** Index of the block, from 0. */
  blockIndex: number;
  marks: PoolMarks;
  standing: PoolMatchStatus;
}

/** The marks of a match against its sign: right marks filled, wrong ones struck out, a missed sign outlined. */
export function MarkCells({ blockIndex: place, marks, standing }: MarkCellsProps) {
  const { sign } = standing;
  const decided = isPoolMatchDecided(standing);
  return (
    <div className={styles['cells']} data-block={place + 1}>
      <span className="visually-hidden">
        {place + 1}. Kolon: {marks.join(' ve ')} {judgement(marks, standing)}
      </span>
      {poolSigns.map((each) => {
        const marked = marks.includes(each);
        const right = each === sign;
        return (
          <span
            key={each}
            aria-hidden
            className={classNames(
              'stack text-sm weight-550 faint',
              styles['cell'],
              marked && styles['marked'],
              marked && right && styles[decided ? 'rightMark' : 'rightNow'],
              marked && !right && decided && styles['wrong'],
              !marked && right && decided && styles['came'],
            )}
          >
            {each}
          </span>
        );
      })}
    </div>
  );
}

/** Text for screen readers in place of the cells. */
function judgement(marks: PoolMarks, standing: PoolMatchStatus): string {
  const { sign } = standing;
  if (sign === null) return 'işaretli, sonuç yok';
  const right = marks.includes(sign);
  if (isPoolMatchDecided(standing)) return `işaretli, sonuç ${sign}, ${right ? 'doğru' : 'yanlış'}`;
  return `işaretli, şu an ${sign}, ${right ? 'doğru gidiyor' : 'yanlış gidiyor'}`;
}
