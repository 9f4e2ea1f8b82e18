import { useMemo, useState } from 'react';
import { matchesSearch } from '../../../../domain/text.ts';
import type { Competition } from '../../../../model/event.ts';
import type { ListFacets } from '../../../../model/program.ts';
import { LeagueBadge } from '../../../../parts/pictures/badges.tsx';
import { useTopicValue } from '../../../../state/engine/use-topic.ts';
import { Button } from '../../../../ui/control/button.tsx';
import { SearchField } from '../../../../ui/control/search-field.tsx';
import choice from '../../../../ui/form/choice.module.css';
import styles from './league-filter.module.css';

export interface LeagueChoiceProps {
  leagues: ListFacets['leagues'];
  /** Leagues by id, for those without a match in the list. */
  knownLeagues: ReadonlyMap<number, Competition>;
  chosen: readonly number[];
  onApply: (leagues: number[]) => void;
}

/** Leagues to choose from, favourites first, then by priority; nothing changes until the choice is applied. */
export function LeagueChoice({ leagues, knownLeagues: seen, chosen, onApply }: LeagueChoiceProps) {
  const [picked, setPicked] = useState<ReadonlySet<number>>(() => new Set(chosen));
  /** Every id ticked here, so that an unticked row without a match stays in the list. */
  const [touched, setTouched] = useState<ReadonlySet<number>>(picked);
  const [search, setSearch] = useState('');
  const rows = useLeagueRows(leagues, seen, touched);
  const shown = rows.filter(({ words }) => matchesSearch(words, search));
  const toggle = (id: number): void => {
    const next = new Set(picked);
    if (!next.delete(id)) next.add(id);
    setPicked(next);
    if (!touched.has(id)) setTouched(new Set([...touched, id]));
  };
  return (
    <div className={styles['filter']}>
      <SearchField value={search} onSearch={setSearch} label="Lig ara" placeholder="Lig ara…" delayMs={0} />
      <ul className={styles['list']} aria-label="Ligler">
        {shown.map(({ id, league, name, count }) => (
          <li key={id}>
            <label className={`row gap-3 text-sm ${styles['league']}`}>
              <input
                type="checkbox"
                className={choice['checkbox']}
                checked={picked.has(id)}
                onChange={() => toggle(id)}
              />
              {league !== undefined && <LeagueBadge league={league} sportId={league.sportId} />}
              <span className={`fill shrink clip ${styles['name']}`}>{name}</span>
              <span className={`${styles['count']} num`}>{count}</span>
            </label>
          </li>
        ))}
        {shown.length === 0 && (
          <li className={`text-sm muted ${styles['none']}`}>
            {search.trim() === '' ? 'Gösterilecek lig yok.' : 'Bu aramaya uyan lig yok.'}
          </li>
        )}
      </ul>
      <div className={`flex gap-2 ${styles['actions']}`}>
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

interface LeagueRow {
  id: number;
  /** Undefined if the league is not known any more. */
  league: Competition | undefined;
  name: string;
  /** Text the search matches against. */
  words: string;
  count: number;
}

/** The leagues of the list. Ticked leagues without a match come first, because they must be visible to be unticked. */
function useLeagueRows(
  leagues: ListFacets['leagues'],
  seen: LeagueChoiceProps['knownLeagues'],
  ticked: ReadonlySet<number>,
): LeagueRow[] {
  const favourites = useTopicValue({ kind: 'favourites' }, 'leagues');
  return useMemo(() => {
    const starred = new Set(favourites?.map(({ competitionId }) => competitionId));
    const listed = new Set(leagues.map(({ id }) => id));
    const absent = [...ticked].filter((id) => !listed.has(id));
    return [
      ...absent.map((id) => rowOf(id, seen.get(id), 0)),
      ...leagues
        .toSorted((a, b) => Number(starred.has(b.id)) - Number(starred.has(a.id)))
        .map((league) => rowOf(league.id, league, league.count)),
    ];
  }, [leagues, seen, ticked, favourites]);
}

function rowOf(id: number, league: Competition | undefined, count: number): LeagueRow {
  const name = league?.name.trim() ?? 'Maçı olmayan lig';
  return { id, league, name, words: `${name} ${league?.shortName ?? ''}`, count };
}
