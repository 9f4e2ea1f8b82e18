import ListFilter from 'lucide-react/icons/list-filter';
import { type ReactNode, useCallback } from 'react';
import { Link } from 'wouter';
import type { ListGroup } from '../../../domain/program/columns.ts';
import type { ListFacets } from '../../../model/program.ts';
import { movingOddsLinks } from '../../../routes/moving-odds-routes.ts';
import { useToday } from '../../../state/device/clock.ts';
import { useViewport } from '../../../state/device/use-viewport.ts';
import type { TopicView } from '../../../state/engine/use-topic.ts';
import { useArrowLine } from '../../../ui/control/use-arrow-rows.ts';
import { Chip, chipClass } from '../../../ui/control/chip.tsx';
import { type ProgramRoute, listScope, programRouteLink, type ChangeFilters } from '../program-route.ts';
import { ActiveFilters } from './active-filters.tsx';
import { ChipSelect } from './chip-select.tsx';
import { DayStrip } from './day-strip.tsx';
import styles from './filters.module.css';
import {
  MINE_LABEL,
  STREAM_LABEL,
  dayOptions,
  groupOptions,
  kingOptions,
  mbsOptions,
  parseKingFilter,
  sortOptions,
  timeOptions,
} from './filter-options.ts';
import { useLeagueFilter } from './leagues/league-filter.tsx';
import { OddsRangeChip } from './odds-range/odds-range-chip.tsx';
import type { ProgramFilters } from './program-filters.ts';
import { ProgramSearch } from '../search/program-search.tsx';

interface FilterBarProps {
  route: ProgramRoute;
  /** False for running and long-term events, which have no day to choose. */
  days: boolean;
  filters: ProgramFilters;
  change: ChangeFilters;
  facets: ListFacets | undefined;
  /** The list the filters apply to. */
  view: TopicView<'list'>;
  /** `undefined` until the configuration is known: the space is reserved, and all filters appear at once. */
  groups: readonly ListGroup[] | undefined;
  /** The sign of king odds, once their sentence was shown in this visit. */
  king: ReactNode;
}

/** Every filter of the program: time, then kind, then the active filters. A line that is too narrow scrolls. */
export function FilterBar(props: FilterBarProps) {
  const { route: place, days, filters, change, facets, groups } = props;
  const search = useCallback((text: string) => change({ search: text }, { replace: true }), [change]);
  const phone = useViewport() === 'mobile';
  const searchField = <ProgramSearch value={filters.search} onSearch={search} />;
  const searchWithDays = days && !phone;
  const line = useArrowLine<HTMLDivElement>();
  return (
    <section className={styles['bar']} aria-label="Filtreler">
      {searchWithDays && (
        <div className="row shrink gap-2">
          <DayStrip sport={place.sport} filters={filters} change={change} facets={facets} />
          {searchField}
        </div>
      )}
      <div className={`row shrink gap-2 ${styles['filters']}`}>
        {!searchWithDays && searchField}
        <div {...line} className={`row shrink gap-2 ${styles['chips']}`}>
          {props.king}
          {days && phone && <DayChoice filters={filters} change={change} facets={facets} />}
          {groups !== undefined && (
            <>
              <MarketChoice groups={groups} filters={filters} change={change} />
              <Narrowing {...props} />
            </>
          )}
        </div>
      </div>
      <ActiveFilters sport={place.sport} filters={filters} change={change} facets={facets} />
    </section>
  );
}

/** The days of the strip behind a chip: a phone has one line for all filters (rule program-28). */
function DayChoice({ filters, change, facets }: Pick<FilterBarProps, 'filters' | 'change' | 'facets'>) {
  const today = useToday();
  const options = timeOptions(facets, filters, today);
  return (
    <ChipSelect
      label="Gün"
      value={String(options.findIndex(({ chosen }) => chosen))}
      options={dayOptions(options)}
      active={filters.day !== '' || filters.hours > 0}
      onChange={(place) => {
        const chosen = options[Number(place)];
        if (chosen !== undefined) change({ day: chosen.day, hours: chosen.hours });
      }}
    />
  );
}

function MarketChoice({
  groups,
  filters,
  change,
}: Pick<FilterBarProps, 'filters' | 'change'> & { groups: readonly ListGroup[] }) {
  const markets = groupOptions(groups, filters.group);
  if (markets.options.length < 2) return null;
  return (
    <ChipSelect
      label="Bahis grubu"
      value={markets.value}
      options={markets.options}
      onChange={(group) => change({ group })}
    />
  );
}

function Narrowing({ route: place, facets, view, filters, change }: FilterBarProps) {
  const isLongTerm = listScope(place, filters) === 'longTerm';
  const openLeagues = useLeagueFilter(view, facets, filters.leagues, change);
  return (
    <>
      <Chip selected={filters.leagues.length > 0} aria-haspopup="dialog" onClick={openLeagues}>
        <ListFilter size={14} aria-hidden="true" />
        Ligler
        {filters.leagues.length > 0 && <b className="num">{filters.leagues.length}</b>}
      </Chip>
      <ChipSelect
        label="MBS"
        value={String(filters.minBets)}
        options={mbsOptions(facets, filters.minBets)}
        active={filters.minBets > 0}
        onChange={(value) => change({ minBets: Number(value) })}
      />
      <ChipSelect
        label="Kral"
        tour="king-filter"
        value={filters.king}
        options={kingOptions(facets, filters.king)}
        active={filters.king !== ''}
        onChange={(value) => change({ king: parseKingFilter(value) })}
      />
      <Chip selected={filters.mine} onClick={() => change({ mine: !filters.mine })}>
        {MINE_LABEL}
      </Chip>
      {!isLongTerm && (
        <Chip selected={filters.stream} onClick={() => change({ stream: !filters.stream })}>
          {STREAM_LABEL}
        </Chip>
      )}
      <OddsRangeChip view={view} filters={filters} change={change} />
      <ChipSelect
        label="Sıralama"
        value={filters.sort}
        options={sortOptions}
        onChange={(sort) => change({ sort: sort === 'date' ? 'date' : 'league' })}
      />
      <AllOddsLink place={place} />
      {place.sport !== null && (
        <Link className={chipClass(false)} href={movingOddsLinks.list(place.sport.slug)}>
          Hareketli oranlar
        </Link>
      )}
    </>
  );
}

/** Link to the page of all odds columns, or back. */
function AllOddsLink({ place }: { place: ProgramRoute }) {
  if (place.sport === null || place.mode === 'special' || place.sport.hasWideOddBoxes) return null;
  const here = place.mode === 'allOdds';
  return (
    <Link
      className={chipClass(here)}
      href={programRouteLink(here ? 'program' : 'allOdds', place.sport)}
      aria-current={here ? 'page' : undefined}
    >
      Tüm oranlar
    </Link>
  );
}
