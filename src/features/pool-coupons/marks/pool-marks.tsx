import { type CSSProperties, useState } from 'react';
import { type BlockProgress, type MatchStanding } from '../../../domain/pool/progress.ts';
import type { PoolCouponDetail } from '../../../model/pool.ts';
import { PoolMatch } from '../../../parts/pool/pool-match.tsx';
import { useViewport } from '../../../state/device/viewport.ts';
import type { MatchStandings } from '../../../state/pool/match-standings.ts';
import { BlockHeads } from './block-heads.tsx';
import { MarkCells } from './mark-cells.tsx';
import styles from './pool-marks.module.css';

export interface PoolMarksProps {
  coupon: PoolCouponDetail;
  live: MatchStandings;
  /** Progress of each block. */
  progress: readonly BlockProgress[];
  /** True while the coupon is undecided. */
  waits: boolean;
  /** Epoch seconds. */
  now: number;
}

/** The marks of the blocks against the results: all blocks side by side on a wide screen, else one at a time. */
export function PoolMarks({ coupon, live, progress, waits, now }: PoolMarksProps) {
  const { standings, stale, clockOf, hrefOf } = live;
  const [chosen, setChosen] = useState(0);
  const beside = useViewport() === 'desktop';
  const shown = beside ? coupon.marks.map((_, place) => place) : [chosen];
  return (
    <section className={styles['section']} aria-label="İşaretlerin">
      <BlockHeads
        progress={progress}
        waits={waits}
        begun={standings.some(({ sign }) => sign !== null)}
        chosen={beside ? undefined : chosen}
        onChoose={setChosen}
      />
      <ol className={styles['list']} aria-label="Maçlar" style={{ '--blocks': shown.length } as CSSProperties}>
        {coupon.events.map((event, match) => {
          const standing: MatchStanding = standings[match] ?? unknown;
          return (
            <li key={event.number} className={styles['row']} data-match={event.number} data-state={standing.state}>
              <PoolMatch
                event={event}
                standing={standing}
                clock={clockOf(event)}
                href={hrefOf(event)}
                {...{ stale, now }}
              />
              {shown.map((place) => (
                <MarkCells key={place} place={place} marks={coupon.marks[place]?.[match] ?? []} standing={standing} />
              ))}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

const unknown: MatchStanding = { state: 'open', sign: null, score: '' };
