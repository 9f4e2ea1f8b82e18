import type { SlipView } from '../../domain/slip/slip-view.ts';
import { changeSlip } from '../../state/slip/slip.ts';
import { Segmented } from '../../ui/control/segmented.tsx';
import styles from './slip-kind.module.css';

export type SlipKind = 'plain' | 'system';

interface SlipKindProps {
  kind: SlipKind;
  onChange: (kind: SlipKind) => void;
}

/** All in one column, or systems. */
export function SlipKindTabs({ kind, onChange }: SlipKindProps) {
  return (
    <div className={styles['tabs']} data-tour="slip-kind">
      <Segmented
        wide
        label="Kupon türü"
        options={[
          { value: 'plain', label: 'Tekli/Normal' },
          { value: 'system', label: 'Sistem' },
        ]}
        value={kind}
        onChange={onChange}
      />
    </div>
  );
}

/** The systems on offer, several at once (sportsbook §4). */
export function SystemChoice({ view }: { view: SlipView }) {
  const { slip, offered } = view;
  // Chosen before the slip changed by itself: shown, so that it can be taken back.
  const shown = [...new Set([...offered, ...slip.systems])].toSorted((one, other) => one - other);
  if (shown.length === 0) return <p className={styles['none']}>Bu seçimlerle sistem oynanamıyor.</p>;
  return (
    <fieldset className={styles['systems']}>
      <legend className={styles['legend']}>Sistem: kaç seçimin birlikte tutması gereksin?</legend>
      {shown.map((system) => (
        <button
          key={system}
          type="button"
          className={`${styles['system']} num`}
          aria-pressed={slip.systems.includes(system)}
          onClick={() => void changeSlip({ type: 'system', system, chosen: !slip.systems.includes(system) })}
        >
          {system}
        </button>
      ))}
    </fieldset>
  );
}

/** Back to the plain coupon: no system stays chosen. */
export function leaveSystems(systems: readonly number[]): void {
  for (const system of systems) void changeSlip({ type: 'system', system, chosen: false });
}
