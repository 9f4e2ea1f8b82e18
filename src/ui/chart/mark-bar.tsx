import styles from './mark-bar.module.css';

export type MarkShape = 'line' | 'dot' | 'diamond' | 'square';

export interface BarMark {
  shape: MarkShape;
  /** 0 to 1. */
  share: number;
}

/** Bar from 0 to 100 percent with marks on it. The text beside it names them, so assistive technology skips it. */
export function MarkBar({ marks }: { marks: readonly BarMark[] }) {
  return (
    <div className={styles['bar']} aria-hidden>
      {marks.map(({ shape, share }) => (
        <i key={shape} data-shape={shape} style={{ left: `${Math.min(Math.max(share, 0), 1) * 100}%` }} />
      ))}
    </div>
  );
}

/** The mark of the bar, as its key beside its name. */
export function MarkKey({ shape }: { shape: MarkShape }) {
  return (
    <span className={styles['key']} aria-hidden>
      <i data-shape={shape} />
    </span>
  );
}
