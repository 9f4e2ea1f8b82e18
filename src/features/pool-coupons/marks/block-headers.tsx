import { POOL_MATCHES } from '../../../model/pool.ts';
import { type BlockProgress, remainingMatchesText } from '../../../domain/pool/pool-progress.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './pool-coupon-marks.module.css';

interface BlockHeadersProps {
  progress: readonly BlockProgress[];
  /** True while the coupon is undecided: the open matches of its round still matter. */
  isUndecided: boolean;
  /** True when the result or score of a match is known. */
  hasScores: boolean;
  /** Index of the block on screen; undefined if all are. */
  chosen: number | undefined;
  onChoose: (place: number) => void;
}

/**
 * Correct marks of each block: "1. Kolon 12/15, 2 maç oynanıyor". If one block is shown at a time, these are its tabs.
 */
export function BlockHeaders({ progress, isUndecided: waits, hasScores: begun, chosen, onChoose }: BlockHeadersProps) {
  const choice = chosen !== undefined && progress.length > 1;
  return (
    <ul className={`stack gap-2 ${styles['heads']}`} aria-label="Kolonlar">
      {progress.map((block, place) => {
        const name = `${place + 1}. Kolon`;
        const current = choice && place === chosen;
        const look = classNames(styles['head'], current && styles['current'], !block.alive && styles['out']);
        return (
          <li key={name} data-block={place + 1}>
            {choice ? (
              <button type="button" className={look} aria-pressed={current} onClick={() => onChoose(place)}>
                <Hits {...{ name, block, waits, begun }} />
              </button>
            ) : (
              <div className={look}>
                <Hits {...{ name, block, waits, begun }} />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function Hits({ name, block, waits, begun }: { name: string; block: BlockProgress; waits: boolean; begun: boolean }) {
  const left = waits ? remainingMatchesText(block) : '';
  return (
    <>
      <span className={styles['name']}>{name}</span>
      <b className={`${styles['right']} num`}>
        {begun ? block.right : '–'}/{POOL_MATCHES}
        <span className="visually-hidden"> doğru{left !== '' && ', '}</span>
      </b>
      <span className={styles['left']}>{block.alive ? left : 'İkramiye yok'}</span>
    </>
  );
}
