import type { Momentum } from '../../domain/statistics/momentum.ts';
import styles from './momentum-chart.module.css';

interface MomentumChartProps {
  momentum: Momentum;
  home: string;
  away: string;
  /** Summary of the chart in one sentence. */
  text: string;
}

/** Units of the drawing: width, half the height, and the space for goals at both ends. */
const WIDTH = 300;
const HALF = 40;
const GOAL = 9;
/** Number of bars of a half and of a match, with their first minute. */
const HALF_TIME = 46;
const MATCH = 91;

/** Chart with a bar per minute: home above the line, away below it, goals at the ends. Screen readers get a table. */
export function MomentumChart({ momentum: { bars, most }, home, away, text }: MomentumChartProps) {
  // Space for the whole half, so that bars keep their width while the match goes on.
  const step = WIDTH / Math.max(bars.length, (bars.at(-1)?.part ?? 1) > 1 ? MATCH : HALF_TIME);
  const size = (value: number): number => (value / most) * (HALF - GOAL - 2);
  const breaks = bars.flatMap(({ part }, place) => (place > 0 && bars[place - 1]?.part !== part ? [place * step] : []));
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['text']}>{text}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${2 * HALF}`} className={styles['drawing']} aria-hidden>
        {breaks.map((at) => (
          <line key={at} className={styles['break']} x1={at} x2={at} y1={0} y2={2 * HALF} />
        ))}
        <line className={styles['zero']} x1={0} x2={WIDTH} y1={HALF} y2={HALF} />
        {bars.map((bar, place) => {
          const x = place * step + step * 0.15;
          const middle = (place + 0.5) * step;
          const width = step * 0.7;
          return (
            <g key={`${bar.part}.${bar.label}`}>
              {bar.home > 0 && (
                <rect
                  className={styles['home']}
                  x={x}
                  width={width}
                  y={HALF - size(bar.home)}
                  height={size(bar.home)}
                />
              )}
              {bar.away > 0 && <rect className={styles['away']} x={x} width={width} y={HALF} height={size(bar.away)} />}
              {bar.goals.home > 0 && <circle className={styles['goal']} cx={middle} cy={GOAL / 2} r={3.4} />}
              {bar.goals.away > 0 && <circle className={styles['goal']} cx={middle} cy={2 * HALF - GOAL / 2} r={3.4} />}
            </g>
          );
        })}
      </svg>
      <p className={styles['legend']} aria-hidden>
        <span className={styles['isHome']}>{home}</span>
        <span className={styles['isGoal']}>Gol</span>
        <span className={styles['isAway']}>{away}</span>
      </p>
      <table className="visually-hidden">
        <caption>Dakika dakika baskı</caption>
        <thead>
          <tr>
            <th scope="col">Dakika</th>
            <th scope="col">{home}</th>
            <th scope="col">{away}</th>
          </tr>
        </thead>
        <tbody>
          {bars
            .filter((bar) => bar.home + bar.away > 0)
            .map((bar) => (
              <tr key={`${bar.part}.${bar.label}`}>
                <th scope="row">{bar.label}</th>
                <td>{valueText(bar.home, bar.goals.home)}</td>
                <td>{valueText(bar.away, bar.goals.away)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </figure>
  );
}

function valueText(value: number, goals: number): string {
  return goals > 0 ? `${value}, gol` : String(value);
}
