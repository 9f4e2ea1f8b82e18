import { useState } from 'react';
import { placeText } from '../../domain/member/retailer/retailer-text.ts';
import type { Retailer } from '../../model/retailer.ts';
import { useStillHere } from '../../state/engine/still-here.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { Button } from '../../ui/control/button.tsx';
import { RetailerFilters } from './retailer-filters.tsx';
import styles from './retailer-picker.module.css';
import { RetailerResults } from './retailer-results.tsx';
import { checkRetailer, useRetailerSearch } from './use-retailer-search.ts';

export interface RetailerPickerProps {
  /** The request that chooses is under way. */
  busy: boolean;
  /** Why the last choice did not work; '' for nothing to say. */
  error: string;
  /** A retailer that takes members now, confirmed by the player. */
  onChoose: (retailer: Retailer) => void;
}

/** The retailer-selection view (rule retailer-3), the same in registration and in the profile. */
export function RetailerPicker({ busy, error, onChoose }: RetailerPickerProps) {
  const search = useRetailerSearch();
  const [selected, setSelected] = useState<Retailer | null>(null);
  const check = useAction('');
  const stillHere = useStillHere();

  const select = (retailer: Retailer): void => {
    // What is found out is of no other.
    check.forget();
    setSelected(retailer);
  };
  const confirm = (retailer: Retailer): void => {
    if (busy) return;
    check.run(() => checkRetailer(retailer), {
      onDone: () => {
        // Nobody changes the retailer of a player who left: it costs bonuses.
        if (stillHere()) onChoose(retailer);
        return undefined;
      },
    });
  };

  return (
    <div className={styles['picker']}>
      <RetailerFilters search={search} />
      <RetailerResults search={search} selectedId={selected?.id ?? 0} onSelect={select} />
      {selected !== null && (
        <ConfirmBar
          retailer={selected}
          busy={busy || check.busy !== ''}
          // What was just found out is newer than what the service said before.
          error={check.note || error}
          onConfirm={() => confirm(selected)}
        />
      )}
    </div>
  );
}

interface ConfirmBarProps {
  retailer: Retailer;
  busy: boolean;
  error: string;
  onConfirm: () => void;
}

/** Which one is selected, and the one next step; stays in sight while the list is read. */
function ConfirmBar({ retailer, busy, error, onConfirm }: ConfirmBarProps) {
  return (
    <section className={styles['bar']} aria-label="Seçimin">
      {error !== '' && !busy && (
        <p className={styles['error']} role="alert">
          {error}
        </p>
      )}
      <div className={styles['line']}>
        <output className={styles['chosen']}>
          <span className={styles['label']}>
            Seçtiğin bayi<span className="visually-hidden">: </span>
          </span>
          <b className={styles['name']}>{retailer.name}</b>
          <span className={styles['place']}>{placeText(retailer)}</span>
        </output>
        {/* Not disabled while busy: the focus would be lost, and a second press does nothing. */}
        <Button variant="primary" className={styles['button']} onClick={onConfirm} aria-disabled={busy}>
          {busy ? 'Seçiliyor…' : 'Bu bayiyi seç'}
        </Button>
      </div>
    </section>
  );
}
