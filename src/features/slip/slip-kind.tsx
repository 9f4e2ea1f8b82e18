/** Kind of the slip: all selections in one column, or systems. */
import { countText } from '../../domain/number-text.ts';
import type { SlipView } from './slip-view.ts';
import { columnCount } from '../../domain/slip/systems.ts';
import { changeSlip } from '../../state/slip/slip-calls.ts';
import { Segmented } from '../../ui/control/segmented.tsx';
import styles from './filled-slip.module.css';

export type SlipKind = 'plain' | 'system';

interface SlipKindProps {
  kind: SlipKind;
  /** Number of selections. */
  count: number;
  onChange: (kind: SlipKind) => void;
}

/** Tabs for one column or systems. */
export function SlipKindTabs({ kind, count, onChange }: SlipKindProps) {
  return (
    <div className={styles['tabs']} data-tour="slip-kind">
      <Segmented
        wide
        label="Kupon türü"
        options={[
          { value: 'plain', label: count === 1 ? 'Tekli' : 'Kombine' },
          { value: 'system', label: 'Sistem' },
        ]}
        value={kind}
        onChange={onChange}
      />
    </div>
  );
}

/** Price of one coupon before its systems changed. */
export interface FormerPrice {
  /** Kuruş. */
  price: number;
  /** The change is over once the player sets another multiplier. */
  multiplier: number;
}

interface SystemChoiceProps {
  view: SlipView;
  /** Called before the systems change. */
  onChange: () => void;
}

/** The systems on offer, of which several can be chosen (rule slip-10), each with its number of columns. */
export function SystemChoice({ view: { slip, offered }, onChange }: SystemChoiceProps) {
  const { items, systems } = slip;
  // Includes systems chosen before the slip changed by itself, so that they can be deselected.
  const shown = [...new Set([...offered, ...systems])].toSorted((one, other) => one - other);
  if (shown.length === 0) return <p className={`text-xs muted ${styles['none']}`}>Bu seçimlerle sistem oynanamıyor.</p>;
  return (
    <fieldset className={`flex wrap rigid shrink ${styles['systems']}`}>
      <legend className={`text-sm muted ${styles['legend']}`}>Kaç seçim tutmalı?</legend>
      {shown.map((system) => (
        <button
          key={system}
          type="button"
          className={`row text-sm ${styles['system']} num`}
          aria-pressed={systems.includes(system)}
          onClick={() => {
            onChange();
            void changeSlip({ type: 'system', system, chosen: !systems.includes(system) });
          }}
        >
          <b>
            {system}/{items.length}
          </b>{' '}
          <small>{countText(columnCount(items, [system]))} kolon</small>
        </button>
      ))}
      <p className={`text-xs muted ${styles['hint']}`}>Banko yaptığın seçim her kolonda yer alır.</p>
    </fieldset>
  );
}

/** Returns to the plain coupon by deselecting every system. */
export function deselectSystems(systems: readonly number[]): void {
  for (const system of systems) void changeSlip({ type: 'system', system, chosen: false });
}
