import Star from 'lucide-react/icons/star';
import { memo } from 'react';
import type { ListQuery } from '../../../contract/port/topics.ts';
import { eventWord } from '../../../domain/event-word.ts';
import { isLineHeader } from '../../../domain/program/column-headers.ts';
import { shortColumnName } from '../../../domain/program/market-name.ts';
import { longDate } from '../../../domain/date-text.ts';
import type { ListFacets } from '../../../model/program.ts';
import { LeagueBadge } from '../../../parts/pictures/badges.tsx';
import { useFavouriteLeague } from '../../../state/device/use-favourite-league.ts';
import { LabelledGraphic } from '../../../ui/picture/labelled-graphic.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './program-list.module.css';
import type { SectionHeader } from './list-sections.ts';
import type { RowLayout } from './program-row.tsx';

interface ListHeaderProps {
  header: SectionHeader | undefined;
  facets: ListFacets | undefined;
  layout: RowLayout;
  sort: ListQuery['sort'];
  /** True for the sticky header: on a phone it alone names the columns. */
  pinned: boolean;
}

/** Header of a league's (or a day's) events: name, count, and the columns of the odds below. */
export const ListHeader = memo(function ListHeader({ header, facets, layout, sort, pinned }: ListHeaderProps) {
  if (header === undefined) return null;
  const shared = { header, layout, pinned };
  if (header.coming === true)
    return <PlainHeader title={`Sıradaki canlı ${eventWord(header.sportId)}lar`} {...shared} />;
  if (header.mixed === true) return <PlainHeader title={`Canlı ${eventWord(header.sportId)}lar`} {...shared} />;
  if (sort === 'date') return <PlainHeader title={dayTitle(header)} {...shared} />;
  return <LeagueHeader facets={facets} {...shared} />;
});

interface HeaderProps {
  header: SectionHeader;
  layout: RowLayout;
  pinned: boolean;
}

function PlainHeader({ title, header, layout, pinned }: HeaderProps & { title: string }) {
  return (
    <div className={headerClass(layout, pinned)}>
      <div className={`row shrink gap-2 text-sm ${styles['league']}`}>
        <Title title={title} header={header} />
      </div>
      <ColumnHeads layout={layout} />
    </div>
  );
}

function dayTitle({ day, sportId }: SectionHeader): string {
  return day === '' ? `Tüm ${eventWord(sportId)}lar` : longDate(Date.parse(`${day}T09:00:00Z`) / 1000);
}

function LeagueHeader({ header, facets, layout, pinned }: HeaderProps & Pick<ListHeaderProps, 'facets'>) {
  const { sportId, competitionId } = header;
  const league = facets?.leagues.find(({ id }) => id === competitionId);
  const title = league?.name.trim() ?? 'Diğer';
  const { favourite, toggle } = useFavouriteLeague(sportId, competitionId);
  return (
    <div className={headerClass(layout, pinned)}>
      <div className={`row shrink gap-2 text-sm ${styles['league']}`}>
        <button
          // Keyed by league, because the sticky header changes its league: a focused star would otherwise apply to
          // another league than the one read out.
          key={competitionId}
          type="button"
          className={`stack rigid faint ${styles['star']}`}
          aria-pressed={favourite}
          aria-label={`${title} favori lig`}
          onClick={toggle}
        >
          <Star size={15} aria-hidden="true" />
        </button>
        {league !== undefined && <LeagueBadge league={league} sportId={sportId} />}
        <Title title={title} header={header} />
      </div>
      <ColumnHeads layout={layout} />
    </div>
  );
}

function Title({ title, header: { count, sportId } }: { title: string; header: SectionHeader }) {
  return (
    <>
      <h2 className={`clamp-2 weight-600 ${styles['title']}`}>{title}</h2>
      <LabelledGraphic
        name={`${count} ${eventWord(sportId)}`}
        className={`rigid weight-600 faint ${styles['count']} num`}
      >
        {count}
      </LabelledGraphic>
    </>
  );
}

/** Memoised separately, because a league's count and facets change often and its columns do not. */
const ColumnHeads = memo(function ColumnHeads({ layout: { columns, named } }: { layout: RowLayout }) {
  return (
    <div className={`flex weight-600 faint ${styles['columns']}`} aria-hidden="true">
      {columns.map((column, index) => (
        <div key={index} className={styles['column']}>
          {named && <span className={`clip muted ${styles['market']}`}>{shortColumnName(column.title)}</span>}
          <div className={styles['labels']}>
            {column.headers.map((header, place) => (
              <span
                key={place}
                className={isLineHeader(header) ? `rigid clip ${styles['line']}` : `rigid clip ${styles['outcome']}`}
              >
                {header}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
});

function headerClass({ scrolling }: RowLayout, pinned: boolean): string {
  return classNames(styles['header'], scrolling ? styles['scrolling'] : !pinned && styles['quiet']);
}
