import { stepLine } from '../../ui/chart/step-line.ts';
import styles from './moving-odds.module.css';

/** Step line of an odd over the window: up is a higher odd. `at` of the last point may be Infinity, the present. */
export function OddsSparkLine({ points }: { points: readonly { at: number; odd: number }[] }) {
  const odds = points.map(({ odd }) => odd);
  const lowest = Math.min(...odds);
  const span = Math.max(1, Math.max(...odds) - lowest);
  const times = points.map(({ at }) => at).filter(Number.isFinite);
  const from = Math.min(...times);
  // The last change is drawn with a piece of the present after it.
  const to = Math.max(...times) + Math.max(1, (Math.max(...times) - from) / PRESENT_PART);
  const corners = stepLine(
    points.map(({ at, odd }) => ({ at: Math.min(at, to), share: (odd - lowest) / span })),
    { width: WIDTH, height: HEIGHT, from, to },
  );
  return (
    <svg viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`} preserveAspectRatio="none" className={styles['spark']} aria-hidden>
      <polyline points={corners.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ')} />
    </svg>
  );
}

const WIDTH = 56;
const HEIGHT = 24;
/** The present takes this part of the observed time. */
const PRESENT_PART = 6;
