import ListFilter from 'lucide-react/icons/list-filter';
import X from 'lucide-react/icons/x';
import { useCallback } from 'react';
import { Link } from 'wouter';
import type { ListGroup } from '../../../domain/program/columns.ts';
import type { ListFacets } from '../../../model/program.ts';
import { useViewport } from '../../../state/device/viewport.ts';
import { Chip, chipClass } from '../../../ui/control/chip.tsx';
import { Segmented } from '../../../ui/control/segmented.tsx';
import { type ProgramPlace, placeLink } from '../program-place.ts';
import type { ChangeFilters } from '../use-program-address.ts';
import { Choice } from './choice.tsx';
import styles from './filter-bar.module.css';
import { dayOptions, groupOptions, kingOptions, mbsOptions, sortOptions, toKing } from './filter-options.ts';
import { useLeagueFilter } from './league-filter.tsx';
import { type ProgramFilters, clearedFilters, countActive } from './program-filters.ts';
import { ProgramSearch } from './program-search.tsx';

export interface FilterBarProps {
  place: ProgramPlace;
  /** Running and long-term events have no day to choose. */
  days: boolean;
  filters: ProgramFilters;
  change: ChangeFilters;
  facets: ListFacets | undefined;
  groups: readonly ListGroup[];
}

/** Every filter of the program: one line that scrolls on a phone, two lines where there is room. */
export function FilterBar(props: FilterBarProps) {
  const { filters, change } = props;
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const phone = useViewport() === 'mobile';
  const searchField = <ProgramSearch value={filters.search} onSearch={search} />;
  return (
    <section className={`${styles['bar']} ${phone ? styles['phone'] : ''}`} aria-label="Filtreler">
      {phone ? (
        <>
          {searchField}
          <div className={styles['line']}>
            <ClearFilters {...props} />
            <MarketChoice {...props} />
            <Days {...props} />
            <Narrowing {...props} />
          </div>
        </>
      ) : (
        <>
          <div className={styles['line']}>
            <Days {...props} />
            {searchField}
          </div>
          <div className={styles['line']}>
            <MarketChoice {...props} />
            <Narrowing {...props} />
            <ClearFilters {...props} />
          </div>
        </>
      )}
    </section>
  );
}

function ClearFilters({ filters, change }: FilterBarProps) {
  const active = countActive(filters);
  if (active === 0) return null;
  return (
    <Chip onClick={() => change(clearedFilters)}>
      <X size={14} aria-hidden="true" />
      Temizle <b className="num">{active}</b>
      <span className="visually-hidden"> filtre</span>
    </Chip>
  );
}

function MarketChoice({ groups, filters, change }: FilterBarProps) {
  const markets = groupOptions(groups, filters.group);
  if (markets.options.length < 2) return null;
  return (
    <Choice
      label="Bahis grubu"
      value={markets.value}
      options={markets.options}
      onChange={(group) => change({ group })}
    />
  );
}

function Days({ days, facets, filters, change }: FilterBarProps) {
  if (!days) return null;
  return (
    <Segmented
      label="Gün"
      options={dayOptions(facets?.days ?? [], filters.day)}
      value={filters.day}
      onChange={(day) => change({ day })}
    />
  );
}

function Narrowing({ place, facets, filters, change }: FilterBarProps) {
  const openLeagues = useLeagueFilter(facets, filters.leagues, change);
  return (
    <>
      <Chip selected={filters.leagues.length > 0} aria-haspopup="dialog" onClick={openLeagues}>
        <ListFilter size={14} aria-hidden="true" />
        Ligler
        {filters.leagues.length > 0 && <b className="num">{filters.leagues.length}</b>}
      </Chip>
      <Choice
        label="MBS"
        value={String(filters.minBets)}
        options={mbsOptions}
        active={filters.minBets > 0}
        onChange={(value) => change({ minBets: Number(value) })}
      />
      <Choice
        label="Kral"
        tour="king-filter"
        value={filters.king}
        options={kingOptions}
        active={filters.king !== ''}
        onChange={(value) => change({ king: toKing(value) })}
      />
      <Choice
        label="Sıralama"
        value={filters.sort}
        options={sortOptions}
        onChange={(sort) => change({ sort: sort === 'date' ? 'date' : 'league' })}
      />
      <AllOddsLink place={place} />
    </>
  );
}

/** To the page of all columns and back. */
function AllOddsLink({ place }: { place: ProgramPlace }) {
  if (place.sport === null || place.mode === 'special' || place.sport.hasWideOddBoxes) return null;
  const here = place.mode === 'allOdds';
  return (
    <Link
      className={chipClass(here)}
      href={placeLink(here ? 'program' : 'allOdds', place.sport)}
      aria-current={here ? 'page' : undefined}
    >
      Tüm oranlar
    </Link>
  );
}
