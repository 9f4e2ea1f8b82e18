import { useRef, useState } from 'react';
import type { OddsAcceptance } from '../../contract/slip.ts';
import { failureText } from '../../domain/failure-text.ts';
import { showModal } from '../../state/dialogs.ts';
import { setOddsAcceptance, useOddsAcceptance } from '../../state/slip.ts';
import { FormError } from '../../ui/form/form-error.tsx';
import styles from './odds-settings.module.css';
import { useWanted } from './use-wanted.ts';

/** A member's word on odds that move between the tap and the coupon: aa and aoi (sportsbook §7). */
export function showOddsSettings(): void {
  showModal({ title: 'Oran değişiklikleri', content: <OddsSettings />, buttonText: 'Tamam' });
}

function OddsSettings() {
  const acceptance = useOddsAcceptance();
  const { send, fault } = useSending();
  const told = options.findIndex(({ value }) => acceptance !== undefined && isSame(acceptance, value));
  const [chosen, choose] = useWanted(told, send);
  return (
    <fieldset className={styles['settings']} disabled={acceptance === undefined}>
      <legend className={styles['legend']}>Kuponun gönderilirken bir oran değişirse:</legend>
      {options.map((option, place) => (
        <label key={option.label} className={styles['option']}>
          <input type="radio" name="oddsAcceptance" checked={place === chosen} onChange={() => choose(place)} />
          {option.label}
        </label>
      ))}
      <FormError text={fault} />
    </fieldset>
  );
}

/** One after the other: the last one chosen is the one that stays. */
function useSending(): { send: (place: number) => Promise<unknown>; fault: string } {
  const [fault, setFault] = useState('');
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const after = async (before: Promise<unknown>, place: number): Promise<unknown> => {
    await before;
    const result = await setOddsAcceptance(options[place]?.value ?? ask);
    setFault(result.ok ? '' : failureText(result.failure));
    return result;
  };
  const send = (place: number): Promise<unknown> => {
    last.current = after(last.current, place);
    return last.current;
  };
  return { send, fault };
}

const ask: OddsAcceptance = { acceptAll: false, acceptIncreases: false };
const options: { label: string; value: OddsAcceptance }[] = [
  { label: 'Her değişiklikte bana sor', value: ask },
  { label: 'Yalnızca yükselen oranları kabul et', value: { acceptAll: false, acceptIncreases: true } },
  { label: 'Tüm oran değişikliklerini kabul et', value: { acceptAll: true, acceptIncreases: true } },
];

/** To accept all includes the increases, whatever is said of them. */
function isSame(one: OddsAcceptance, other: OddsAcceptance): boolean {
  return one.acceptAll === other.acceptAll && (one.acceptAll || one.acceptIncreases === other.acceptIncreases);
}
