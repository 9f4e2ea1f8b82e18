import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { mainScoreLabel } from './score-columns.ts';
import {
  type CurrentMatch,
  type ScoreFavourites,
  type ScoreFilter,
  type ScoreGroup,
  type ScoreSection,
  isFavouriteMatch,
  joinSmallSections,
} from '../../domain/live-scores/sections.ts';
import type { Sport } from '../../domain/sports.ts';
import type { Score } from '../../model/event.ts';
import type { ScoreLeague } from '../../model/live-score.ts';
import { FavouriteStar } from '../../parts/favourite-star/favourite-star.tsx';
import { LeagueBadge } from '../../parts/pictures/badges.tsx';
import type { TopicView } from '../../state/engine/use-topic.ts';
import { LabelledGraphic } from '../../ui/picture/labelled-graphic.tsx';
import styles from './live-scores.module.css';
import { ScoreRow } from './score-row.tsx';

interface ScoreListProps {
  sport: Sport;
  sections: readonly ScoreSection[];
  show: ScoreFilter;
  /** True in a narrow list, as on a phone. */
  isCompact: boolean;
  /** The match shown beside the list; 0 for none, undefined without a panel. */
  currentId: number | undefined;
  /** Day of the list if it is before today; otherwise undefined. */
  past: string | undefined;
  favourites: ScoreFavourites;
  /** The running events of the sport; undefined on a day without running matches. */
  view: TopicView<'list'> | undefined;
  /** Last score of each match received from the program. */
  lasts: Map<number, Score> | undefined;
}

type Item = { league: ScoreLeague | null; first: number; count: number } | { match: CurrentMatch; mixed: boolean };

/** Leagues and their matches; only visible rows are rendered and subscribed to. */
export function ScoreList(props: ScoreListProps) {
  const { sport, sections, show, isCompact, currentId, past, favourites, view, lasts } = props;
  const items = useMemo(() => {
    const groups: readonly ScoreGroup[] = isCompact ? joinSmallSections(sections, favourites) : sections;
    return groups.flatMap(({ league, matches }): Item[] => [
      { league, first: matches[0]?.id ?? 0, count: matches.length },
      ...matches.map((match) => ({ match, mixed: league === null })),
    ]);
  }, [sections, favourites, isCompact]);
  const onRange = useFollowed(view, items);
  const { row, mixedRow, head } = isCompact ? COMPACT_HEIGHTS : HEIGHTS;
  const height = items.reduce((sum, item) => sum + ('match' in item ? (item.mixed ? mixedRow : row) : head), 0);
  return (
    <Virtuoso
      useWindowScroll
      data={items}
      // Rows for the first screen, as in `EndlessList`, so that no blank frame is shown before the first measurement.
      initialItemCount={Math.min(items.length, Math.ceil(window.innerHeight / row))}
      computeItemKey={(_, item) =>
        'match' in item ? `m${item.match.id}` : `l${item.league?.id ?? ''}${item.league?.name ?? item.first}`
      }
      itemContent={(_, item) =>
        'match' in item ? (
          <ScoreRow
            match={item.match}
            sport={sport}
            past={past}
            mixed={item.mixed}
            opens={currentId === undefined ? 'page' : 'panel'}
            current={currentId !== undefined && item.match.eventId === currentId}
            starred={isFavouriteMatch(item.match, favourites)}
            view={view}
            lasts={lasts}
          />
        ) : item.league === null ? (
          <MixedHead sportId={sport.id} show={show} count={item.count} />
        ) : (
          <LeagueHead sportId={sport.id} league={item.league} count={item.count} />
        )
      }
      // Space for rows not measured yet, so that nothing overlaps the footer and the scroll position can be restored.
      style={{ minHeight: height }}
      increaseViewportBy={BEYOND}
      rangeChanged={onRange}
    />
  );
}

/** Px, as in the style sheets. */
const HEIGHTS = { row: 64, mixedRow: 64, head: 40 };
const COMPACT_HEIGHTS = { row: 48, mixedRow: 56, head: 32 };
const BEYOND = { top: 4 * HEIGHTS.row, bottom: 8 * HEIGHTS.row };
/** Rows subscribed to beyond the rendered ones, so that a flick finds them with data. */
const AHEAD = 16;

function useFollowed(
  view: TopicView<'list'> | undefined,
  items: readonly Item[],
): (range: { startIndex: number; endIndex: number }) => void {
  const range = useRef({ startIndex: 0, endIndex: AHEAD });
  const follow = useCallback(() => {
    const { startIndex, endIndex } = range.current;
    const near = items.slice(Math.max(0, startIndex - AHEAD), endIndex + 1 + AHEAD);
    view?.setWindow(near.flatMap((item) => ('match' in item ? (item.match.eventId ?? []) : [])));
  }, [view, items]);
  useEffect(follow, [follow]);
  return useCallback(
    (shown) => {
      range.current = shown;
      follow();
    },
    [follow],
  );
}

function LeagueHead({ sportId, league, count }: { sportId: number; league: ScoreLeague; count: number }) {
  const { id, name, country, priority } = league;
  const competition = { id, sportId, country, priority, icon: '', name, shortName: name };
  return (
    <div className={`row clip gap-2 text-sm ${styles['head']}`}>
      {id > 0 ? (
        <FavouriteStar sportId={sportId} competitionId={id} name={name} />
      ) : (
        <span className={styles['noStar']} />
      )}
      <LeagueBadge league={id > 0 ? competition : null} sportId={sportId} />
      <h2 className={`clamp-2 shrink weight-600 ${styles['league']}`}>{name === '' ? 'Diğer' : name}</h2>
      <Count sportId={sportId} count={count} />
    </div>
  );
}

interface MixedHeadProps {
  sportId: number;
  show: ScoreFilter;
  count: number;
}

/** Header of several small leagues. */
function MixedHead({ sportId, show, count }: MixedHeadProps) {
  return (
    <div className={`row clip gap-2 text-sm ${styles['head']} ${styles['mixed']}`}>
      <h2 className={`shrink weight-600 ${styles['league']}`}>{mixedTitles[show]}</h2>
      <Count sportId={sportId} count={count} />
    </div>
  );
}

const mixedTitles: Record<ScoreFilter, string> = {
  '': 'Maçlar',
  canli: 'Canlı maçlar',
  biten: 'Biten maçlar',
  favori: 'Favori maçlar',
  kuponum: 'Kuponumdaki maçlar',
  yayin: 'Yayındaki maçlar',
};

/** Number of matches below a header, and the name of the column of the main score. */
function Count({ sportId, count }: Omit<MixedHeadProps, 'show'>) {
  return (
    <>
      <LabelledGraphic name={`${count} maç`} className={`weight-600 faint ${styles['number']} num`}>
        {count}
      </LabelledGraphic>
      <span className={`weight-600 faint ${styles['label']}`} aria-hidden>
        {mainScoreLabel(sportId)}
      </span>
    </>
  );
}
