import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Virtuoso } from 'react-virtuoso';
import { mainScoreLabel } from './score-columns.ts';
import {
  type CurrentMatch,
  type ScoreFavourites,
  type ScoreSection,
  isFavouriteMatch,
} from '../../domain/live-scores/sections.ts';
import type { Sport } from '../../domain/sports.ts';
import type { Score } from '../../model/event.ts';
import type { ScoreLeague } from '../../model/live-score.ts';
import { FavouriteStar } from '../../parts/favourite-star/favourite-star.tsx';
import { LeagueBadge } from '../../parts/pictures/badges.tsx';
import { useViewport } from '../../state/device/use-viewport.ts';
import type { TopicView } from '../../state/engine/use-topic.ts';
import { LabelledGraphic } from '../../ui/picture/labelled-graphic.tsx';
import styles from './live-scores.module.css';
import { ScoreRow } from './score-row.tsx';

interface ScoreListProps {
  sport: Sport;
  sections: readonly ScoreSection[];
  /** Day of the list if it is before today; otherwise undefined. */
  past: string | undefined;
  favourites: ScoreFavourites;
  /** The running events of the sport; undefined on a day without running matches. */
  view: TopicView<'list'> | undefined;
  /** Last score of each match received from the program. */
  lasts: Map<number, Score> | undefined;
}

type Item = { league: ScoreLeague; count: number } | { match: CurrentMatch };

/** Leagues and their matches; only visible rows are rendered and subscribed to. */
export function ScoreList({ sport, sections, past, favourites, view, lasts }: ScoreListProps) {
  const items = useMemo(
    () =>
      sections.flatMap(({ league, matches }): Item[] => [
        { league, count: matches.length },
        ...matches.map((match) => ({ match })),
      ]),
    [sections],
  );
  const show = useFollowed(view, items);
  const { row, head } = useViewport() === 'mobile' ? PHONE_HEIGHTS : HEIGHTS;
  const height = items.reduce((sum, item) => sum + ('match' in item ? row : head), 0);
  return (
    <Virtuoso
      useWindowScroll
      data={items}
      // Rows for the first screen, as in `EndlessList`, so that no blank frame is shown before the first measurement.
      initialItemCount={Math.min(items.length, Math.ceil(window.innerHeight / row))}
      computeItemKey={(_, item) => ('match' in item ? `m${item.match.id}` : `l${item.league.id}${item.league.name}`)}
      itemContent={(_, item) =>
        'match' in item ? (
          <ScoreRow
            match={item.match}
            sport={sport}
            past={past}
            starred={isFavouriteMatch(item.match, favourites)}
            view={view}
            lasts={lasts}
          />
        ) : (
          <LeagueHead sportId={sport.id} {...item} />
        )
      }
      // Space for rows not measured yet, so that nothing overlaps the footer and the scroll position can be restored.
      style={{ minHeight: height }}
      increaseViewportBy={BEYOND}
      rangeChanged={show}
    />
  );
}

/** Px, as in the style sheets. */
const HEIGHTS = { row: 64, head: 40 };
const PHONE_HEIGHTS = { row: 48, head: 32 };
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
      <LabelledGraphic name={`${count} maç`} className={`weight-600 faint ${styles['number']} num`}>
        {count}
      </LabelledGraphic>
      <span className={`weight-600 faint ${styles['label']}`} aria-hidden>
        {mainScoreLabel(sportId)}
      </span>
    </div>
  );
}
