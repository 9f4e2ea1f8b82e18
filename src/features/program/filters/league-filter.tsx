import type { ListFacets } from '../../../model/program.ts';
import { useMemo, useState } from 'react';
import { matchesSearch } from '../../../domain/text.ts';
import { Button } from '../../../ui/control/button.tsx';
import { CountryFlag } from '../country-flag.tsx';
import styles from './league-filter.module.css';
import { SearchField } from './search-field.tsx';

export interface LeagueFilterProps {
  leagues: ListFacets['leagues'];
  favourites: ReadonlySet<number>;
  chosen: readonly number[];
  onApply: (leagues: number[]) => void;
}

/** Leagues to choose from, favourites first, then by priority; nothing changes until it is applied. */
export function LeagueFilter({ leagues, favourites, chosen, onApply }: LeagueFilterProps) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => new Set(chosen));
  const [search, setSearch] = useState('');
  const ordered = useMemo(
    () => [...leagues].sort((a, b) => Number(favourites.has(b.id)) - Number(favourites.has(a.id))),
    [leagues, favourites],
  );
  const shown = ordered.filter((league) => matchesSearch(`${league.name} ${league.shortName}`, search));
  const toggle = (id: number): void => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
  };
  return (
    <div className={styles['filter']}>
      <SearchField value={search} onSearch={setSearch} label="Lig ara" placeholder="Lig ara…" delayMs={0} />
      <ul className={styles['list']} aria-label="Ligler">
        {shown.map((league) => (
          <li key={league.id}>
            <label className={styles['league']}>
              <input type="checkbox" checked={picked.has(league.id)} onChange={() => toggle(league.id)} />
              {league.country !== '' && <CountryFlag country={league.country} icon={league.icon} />}
              <span className={styles['name']}>{league.name.trim()}</span>
              <span className={`${styles['count']} num`}>{league.count}</span>
            </label>
          </li>
        ))}
        {shown.length === 0 && <li className={styles['none']}>Bu aramaya uyan lig yok.</li>}
      </ul>
      <div className={styles['actions']}>
        <Button variant="quiet" disabled={picked.size === 0} onClick={() => setPicked(new Set())}>
          Seçimi temizle
        </Button>
        <Button variant="primary" onClick={() => onApply([...picked].sort((a, b) => a - b))}>
          {picked.size === 0 ? 'Tüm ligleri göster' : `${picked.size} ligi göster`}
        </Button>
      </div>
    </div>
  );
}
