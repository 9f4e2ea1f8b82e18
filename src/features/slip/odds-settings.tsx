import { useState } from 'react';
import type { OddsAcceptance } from '../../contract/slip.ts';
import { failureText } from '../../domain/failure-text.ts';
import { showModal } from '../../state/dialogs.ts';
import { setOddsAcceptance, useOddsAcceptance } from '../../state/slip.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './odds-settings.module.css';

/** A member's word on odds that move between the tap and the coupon: aa and aoi (sportsbook §7). */
export function showOddsSettings(): void {
  showModal({ title: 'Oran değişiklikleri', content: <OddsSettings />, buttonText: 'Tamam' });
}

function OddsSettings() {
  const acceptance = useOddsAcceptance();
  const [fault, setFault] = useState('');
  const [busy, setBusy] = useState(false);
  const choose = async (next: OddsAcceptance): Promise<void> => {
    setBusy(true);
    const result = await setOddsAcceptance(next);
    setBusy(false);
    setFault(result.ok ? '' : failureText(result.failure));
  };
  return (
    <fieldset className={styles['settings']} disabled={busy || acceptance === undefined} aria-busy={busy}>
      <legend className={styles['legend']}>Kuponun gönderilirken bir oran değişirse:</legend>
      {options.map((option) => (
        <label key={option.label} className={styles['option']}>
          <input
            type="radio"
            name="oddsAcceptance"
            checked={acceptance !== undefined && isSame(acceptance, option.value)}
            onChange={() => void choose(option.value)}
          />
          {option.label}
        </label>
      ))}
      <FormError text={fault} />
    </fieldset>
  );
}

const options: { label: string; value: OddsAcceptance }[] = [
  { label: 'Her değişiklikte bana sor', value: { acceptAll: false, acceptIncreases: false } },
  { label: 'Yalnızca yükselen oranları kabul et', value: { acceptAll: false, acceptIncreases: true } },
  { label: 'Tüm oran değişikliklerini kabul et', value: { acceptAll: true, acceptIncreases: true } },
];

/** To accept all includes the increases, whatever is said of them. */
function isSame(one: OddsAcceptance, other: OddsAcceptance): boolean {
  return one.acceptAll === other.acceptAll && (one.acceptAll || one.acceptIncreases === other.acceptIncreases);
}
