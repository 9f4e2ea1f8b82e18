import { useState } from 'react';
import { placeText } from '../../domain/member/retailer/retailer-text.ts';
import type { Retailer } from '../../model/retailer.ts';
import { useIsMounted, useAction } from '../../state/engine/use-action.ts';
import { Button } from '../../ui/control/button.tsx';
import { RetailerFilters } from './retailer-filters.tsx';
import styles from './retailer-picker.module.css';
import { RetailerResults } from './retailer-results.tsx';
import { checkRetailer, useRetailerSearch } from './use-retailer-search.ts';

interface RetailerPickerProps {
  /** True while the request that sets the retailer is pending. */
  busy: boolean;
  /** Reason why the last choice failed; '' for none. */
  error: string;
  /** Called with a retailer that accepts members now, after the player confirmed it. */
  onChoose: (retailer: Retailer) => void;
}

/** Retailer selection (rule retailer-3), shared by registration and profile. */
export function RetailerPicker({ busy, error, onChoose }: RetailerPickerProps) {
  const search = useRetailerSearch();
  const [selected, setSelected] = useState<Retailer | null>(null);
  const check = useAction('');
  const stillHere = useIsMounted();

  const select = (retailer: Retailer): void => {
    // The last check's result belongs to another retailer.
    check.reset();
    setSelected(retailer);
  };
  const confirm = (retailer: Retailer): void => {
    if (busy) return;
    check.run(() => checkRetailer(retailer), {
      onDone: () => {
        // The retailer must not change once the player has left, because changing it costs bonuses.
        if (stillHere()) onChoose(retailer);
        return undefined;
      },
    });
  };

  return (
    <div className="stack one-column gap-4">
      <RetailerFilters search={search} />
      <RetailerResults search={search} selectedId={selected?.id ?? 0} onSelect={select} />
      {selected !== null && (
        <ConfirmBar
          retailer={selected}
          busy={busy || check.busy !== ''}
          // The check's result is newer than the service's failure.
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

/** Selected retailer with the confirm button; sticky, so that it stays visible above the list. */
function ConfirmBar({ retailer, busy, error, onConfirm }: ConfirmBarProps) {
  return (
    <section className={styles['bar']} aria-label="Seçimin">
      {error !== '' && !busy && (
        <p className={`text-sm weight-550 ${styles['error']}`} role="alert">
          {error}
        </p>
      )}
      <div className={`row gap-4 ${styles['line']}`}>
        <output className={`stack fill shrink ${styles['chosen']}`}>
          <span className="text-xs muted">
            Seçtiğin bayi<span className="visually-hidden">: </span>
          </span>
          <b className={styles['name']}>{retailer.name}</b>
          <span className={`text-xs muted ${styles['place']}`}>{placeText(retailer)}</span>
        </output>
        {/* `aria-disabled` instead of `disabled`, which would lose the focus; `confirm` ignores a second press. */}
        <Button variant="primary" className={styles['button']} onClick={onConfirm} aria-disabled={busy}>
          {busy ? 'Seçiliyor…' : 'Bu bayiyi seç'}
        </Button>
      </div>
    </section>
  );
}
