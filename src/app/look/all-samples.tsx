import { ChartSamples } from './chart-samples.tsx';
import { ControlSamples } from './control-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import styles from './look.module.css';
import { OddSamples } from './odd-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import { Sample } from './sample.tsx';

/** Lists all parts. */
export function AllSamples() {
  return (
    <main className={`stack pad ${styles['parts']}`}>
      <TokenSamples />
      <ControlSamples />
      <FieldSamples />
      <OddSamples />
      <StateSamples />
      <ChartSamples />
    </main>
  );
}

const surfaces = ['bg', 'surface', 'surface-2', 'surface-3', 'control', 'control-2', 'line'];
const inks = ['text', 'text-2', 'text-3', 'accent', 'king', 'live', 'up', 'down', 'focus'];
const sizes = ['2xs', 'xs', 'sm', 'md', 'lg', 'xl', '2xl'];

function TokenSamples() {
  return (
    <>
      <Sample name="Yüzeyler">
        {surfaces.map((name) => (
          <span key={name} className={styles['swatch']} style={{ background: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Sample>
      <Sample name="Renkler">
        {inks.map((name) => (
          <span key={name} className={styles['swatch']} style={{ color: `var(--${name})` }}>
            {name}
          </span>
        ))}
      </Sample>
      <Sample name="Yazı">
        {sizes.map((name) => (
          <span key={name} style={{ fontSize: `var(--text-${name})` }}>
            Beşiktaş 1.234,50 ₺ {name}
          </span>
        ))}
      </Sample>
    </>
  );
}
