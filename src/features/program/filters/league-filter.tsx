import { useCallback, useMemo, useState } from 'react';
import { matchesSearch } from '../../../domain/text.ts';
import type { ListFacets } from '../../../model/program.ts';
import { LeagueMark } from '../../../parts/pictures/pictures.tsx';
import { useViewport } from '../../../state/device/viewport.ts';
import { useTopicValue } from '../../../state/engine/live.ts';
import { hideModal, hideSheet, showModal, showSheet } from '../../../state/overlays/dialogs.ts';
import { Button } from '../../../ui/control/button.tsx';
import type { ChangeFilters } from '../use-program-address.ts';
import styles from './league-filter.module.css';
import choice from '../../../ui/form/choice.module.css';
import { SearchField } from '../../../ui/control/search-field.tsx';

/** Opens the league filter: a sheet on a phone, a dialog elsewhere. */
export function useLeagueFilter(
  facets: ListFacets | undefined,
  chosen: readonly number[],
  change: ChangeFilters,
): () => void {
  const phone = useViewport() === 'mobile';
  const favourites = useTopicValue({ kind: 'favourites' }, 'leagues');
  return useCallback(() => {
    const apply = (leagues: number[]): void => {
      if (phone) hideSheet();
      else hideModal();
      change({ leagues });
    };
    const favouriteIds = new Set(favourites?.map(({ competitionId }) => competitionId));
    const content = (
      <LeagueFilter leagues={facets?.leagues ?? []} favourites={favouriteIds} chosen={chosen} onApply={apply} />
    );
    if (phone) showSheet({ title: 'Ligler', content, height: '85dvh' });
    else showModal({ title: 'Ligler', content });
  }, [phone, favourites, facets, chosen, change]);
}

interface LeagueFilterProps {
  leagues: ListFacets['leagues'];
  favourites: ReadonlySet<number>;
  chosen: readonly number[];
  onApply: (leagues: number[]) => void;
}

/** Leagues to choose from, favourites first, then by priority; nothing changes until it is applied. */
function LeagueFilter({ leagues, favourites, chosen, onApply }: LeagueFilterProps) {
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
              <input
                type="checkbox"
                className={choice['checkbox']}
                checked={picked.has(league.id)}
                onChange={() => toggle(league.id)}
              />
              <LeagueMark league={league} sportId={league.sportId} />
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
