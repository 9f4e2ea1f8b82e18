import { Charts } from './charts.tsx';
import { Controls } from './controls.tsx';
import { Fields } from './fields.tsx';
import styles from './look.module.css';
import { Odds } from './odds.tsx';
import { States } from './states.tsx';
import { Tokens } from './tokens.tsx';

/** Lists all parts. */
export function Parts() {
  return (
    <main className={styles['parts']}>
      <Tokens />
      <Controls />
      <Fields />
      <Odds />
      <States />
      <Charts />
    </main>
  );
}
