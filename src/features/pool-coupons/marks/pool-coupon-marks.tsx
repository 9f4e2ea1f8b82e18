import { type CSSProperties, useState } from 'react';
import { type BlockProgress, type PoolMatchStatus } from '../../../domain/pool/pool-progress.ts';
import type { PoolCouponDetail } from '../../../model/pool.ts';
import { PoolMatch } from '../../../parts/pool/pool-match.tsx';
import { useViewport } from '../../../state/device/use-viewport.ts';
import type { PoolMatchStatuses } from '../../../state/pool/pool-match-statuses.ts';
import { BlockHeaders } from './block-headers.tsx';
import { MarkCells } from './mark-cells.tsx';
import styles from './pool-coupon-marks.module.css';

interface PoolCouponMarksProps {
  coupon: PoolCouponDetail;
  live: PoolMatchStatuses;
  /** Progress of each block. */
  progress: readonly BlockProgress[];
  /** True while the coupon is undecided. */
  isUndecided: boolean;
  /** Epoch seconds. */
  now: number;
}

/** The marks of the blocks against the results: all blocks side by side on a wide screen, else one at a time. */
export function PoolCouponMarks({ coupon, live, progress, isUndecided: waits, now }: PoolCouponMarksProps) {
  const { statuses: standings, stale, clockOf, hrefOf } = live;
  const [chosen, setChosen] = useState(0);
  const beside = useViewport() === 'desktop';
  const shown = beside ? coupon.marks.map((_, place) => place) : [chosen];
  return (
    <section className="stack gap-3" aria-label="İşaretlerin">
      <BlockHeaders
        progress={progress}
        isUndecided={waits}
        hasScores={standings.some(({ sign }) => sign !== null)}
        chosen={beside ? undefined : chosen}
        onChoose={setChosen}
      />
      <ol className="card clip" aria-label="Maçlar" style={{ '--blocks': shown.length } as CSSProperties}>
        {coupon.events.map((event, match) => {
          const standing: PoolMatchStatus = standings[match] ?? unknown;
          return (
            <li
              key={event.number}
              className={`stack middle gap-3 ${styles['row']}`}
              data-match={event.number}
              data-state={standing.state}
            >
              <PoolMatch
                event={event}
                standing={standing}
                clock={clockOf(event)}
                href={hrefOf(event)}
                {...{ stale, now }}
              />
              {shown.map((place) => (
                <MarkCells
                  key={place}
                  blockIndex={place}
                  marks={coupon.marks[place]?.[match] ?? []}
                  standing={standing}
                />
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const unknown: PoolMatchStatus = { state: 'open', sign: null, score: '' };
