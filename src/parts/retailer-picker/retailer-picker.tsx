import { type ReactNode, useState } from 'react';
import type { Retailer } from '../../model/retailer.ts';
import { type RetailerMode, retailerModeTexts } from '../../domain/member/retailer/retailer-mode.ts';
import type { RetailerSearch } from './use-retailer-search.ts';
import { RetailerConfirm } from './retailer-confirm.tsx';
import { RetailerFilters } from './retailer-filters.tsx';
import styles from './retailer-picker.module.css';
import { RetailerResults } from './retailer-results.tsx';

export interface RetailerPickerProps {
  mode: RetailerMode;
  search: RetailerSearch;
  /** The choice is on its way to the service. */
  busy: boolean;
  /** Why the last choice was refused. */
  error: string | null;
  /** A retailer that takes members now, confirmed by the player. */
  onChoose: (retailer: Retailer) => void;
  /** Stands between the description and the search. */
  children?: ReactNode;
}

/** The retailer-selection view (player-account §2), the same in registration and in the profile. */
export function RetailerPicker({ mode, search, busy, error, onChoose, children }: RetailerPickerProps) {
  const [selected, setSelected] = useState<Retailer | null>(null);
  const [checking, setChecking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const { title, description } = retailerModeTexts[mode];

  const select = (retailer: Retailer): void => {
    setSelected(retailer);
    setFault(null);
  };
  const confirm = async (retailer: Retailer): Promise<void> => {
    if (busy || checking) return;
    setChecking(true);
    const found = await search.check(retailer);
    setChecking(false);
    setFault(found);
    if (found === null) onChoose(retailer);
  };

  return (
    <div className={styles['picker']}>
      <header className={styles['head']}>
        <h1 className={styles['title']}>{title}</h1>
        {description !== '' && <p className={styles['description']}>{description}</p>}
      </header>
      {children}
      <RetailerFilters search={search} />
      <RetailerResults search={search} selectedId={selected?.id ?? 0} onSelect={select} />
      {selected !== null && (
        <RetailerConfirm
          retailer={selected}
          busy={busy || checking}
          // What was just found out is newer than what the service said before.
          error={fault ?? error}
          onConfirm={() => void confirm(selected)}
        />
      )}
    </div>
  );
}
