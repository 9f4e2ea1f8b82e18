import { type Momentum, momentumPointsText } from '../../domain/statistics/momentum.ts';
import {
  goalMinutes,
  momentumAxis,
  smoothMomentum,
  type SmoothedMinute,
} from '../../domain/statistics/momentum-curve.ts';
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

/** Chart of important moments: home above the line, away below it, goals at the ends. Screen readers get a table. */
export function MomentumChart({ momentum: { bars }, home, away, text }: MomentumChartProps) {
  const curve = smoothMomentum(bars);
  const most = Math.max(...curve.flatMap((minute) => [minute.home, minute.away]));
  // Space for the whole half, so that bars keep their width while the match goes on.
  const step = WIDTH / Math.max(bars.length, (bars.at(-1)?.part ?? 1) > 1 ? MATCH : HALF_TIME);
  const area = (side: keyof SmoothedMinute): string => {
    const height = ((HALF - GOAL - 2) / most) * (side === 'home' ? -1 : 1);
    const tops = curve.map(
      (minute, place) => `${((place + 0.5) * step).toFixed(1)},${(HALF + minute[side] * height).toFixed(1)}`,
    );
    return `0,${HALF} ${tops.join(' ')} ${(curve.length * step).toFixed(1)},${HALF}`;
  };
  const breaks = bars.flatMap(({ part }, place) => (place > 0 && bars[place - 1]?.part !== part ? [place * step] : []));
  return (
    <figure className={styles['chart']}>
      <figcaption className={styles['text']}>{text}</figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${2 * HALF}`} className={styles['drawing']} aria-hidden>
        {breaks.map((at) => (
          <line key={at} className={styles['break']} x1={at} x2={at} y1={0} y2={2 * HALF} />
        ))}
        <line className={styles['zero']} x1={0} x2={WIDTH} y1={HALF} y2={HALF} />
        <polygon className={styles['home']} points={area('home')} />
        <polygon className={styles['away']} points={area('away')} />
        {bars.map((bar, place) => {
          const middle = (place + 0.5) * step;
          return (
            <g key={`${bar.part}.${bar.label}`}>
              {bar.goals.home > 0 && <circle className={styles['goal']} cx={middle} cy={GOAL / 2} r={3.4} />}
              {bar.goals.away > 0 && <circle className={styles['goal']} cx={middle} cy={2 * HALF - GOAL / 2} r={3.4} />}
            </g>
          );
        })}
      </svg>
      <p className={`${styles['axis']} num`} aria-hidden>
        {momentumAxis(bars).map(({ label, at }) => (
          <span key={label} style={{ left: `${((at * step) / WIDTH) * 100}%` }}>
            {label}
          </span>
        ))}
      </p>
      <p className={styles['legend']} aria-hidden>
        <Side name={home} goals={goalMinutes(bars, 'home')} className={styles['isHome']} />
        <Side name={away} goals={goalMinutes(bars, 'away')} className={styles['isAway']} />
      </p>
      <details className={styles['how']}>
        <summary>Nasıl okunur?</summary>
        <p>Her dakika, çevresindeki beş dakikanın ağırlıklı ortalamasıdır. Puanlar: {momentumPointsText}.</p>
      </details>
      {/* A table keeps the width of its content, so the box around it is the one that takes no space. */}
      <div className="visually-hidden">
        <table>
          <caption>Dakika dakika önemli anlar, puan</caption>
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
      </div>
    </figure>
  );
}

interface SideProps {
  name: string;
  /** Minutes of its goals; '' for none. */
  goals: string;
  className: string | undefined;
}

function Side({ name, goals, className }: SideProps) {
  return (
    <span className={className}>
      {name}
      {goals !== '' && (
        <>
          {' '}
          <b className="num">
            <i className={styles['ball']} /> {goals}
          </b>
        </>
      )}
    </span>
  );
}

function valueText(value: number, goals: number): string {
  return goals > 0 ? `${value}, gol` : String(value);
}
