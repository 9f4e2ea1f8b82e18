import { type ListDensity, chooseListDensity, useListDensity } from '../../state/device/list-density.ts';
import { Segmented, type SegmentedOption } from '../../ui/control/segmented.tsx';
import styles from './settings-page.module.css';

/** Choice of the height of the program's rows (rule program-37). */
export function DensitySetting() {
  return (
    <div className={`row ${styles['row']}`}>
      <p className="stack fill shrink gap-2px">
        <span className="weight-550">Program satırları</span>
        <span className="text-xs muted leading-145">Sık görünümde ekrana daha çok maç sığar.</span>
      </p>
      <Segmented options={options} value={useListDensity()} onChange={chooseListDensity} label="Program satırları" />
    </div>
  );
}

const options: readonly SegmentedOption<ListDensity>[] = [
  { value: 'calm', label: 'Rahat' },
  { value: 'dense', label: 'Sık' },
];
