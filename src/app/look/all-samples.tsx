import { ChartSamples } from './chart-samples.tsx';
import { ControlSamples } from './control-samples.tsx';
import { FieldSamples } from './field-samples.tsx';
import styles from './look.module.css';
import { OddSamples } from './odd-samples.tsx';
import { StateSamples } from './state-samples.tsx';
import { TokenSamples } from './token-samples.tsx';

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
