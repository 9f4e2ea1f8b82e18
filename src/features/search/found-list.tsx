import ChevronRight from 'lucide-react/icons/chevron-right';
import ListFilter from 'lucide-react/icons/list-filter';
import { type ReactNode, useEffect } from 'react';
import type { FoundMarket } from './search-markets.ts';
import { eventWord } from '../../domain/event-word.ts';
import { sportById } from '../../domain/sports.ts';
import type { FoundCount, FoundLeague, ProgramFound, EventRow } from '../../model/program.ts';
import { eventListHref } from '../../parts/event-link/event-list-href.ts';
import { LeagueBadge } from '../../parts/pictures/badges.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { type TopicView, useTopicEntry } from '../../state/engine/use-topic.ts';
import { SportIcon } from '../../parts/pictures/picture.tsx';
import { SearchOption } from './search-option.tsx';
import { FoundOdds } from './found-odds.tsx';
import { SEARCH_LISTBOX_ID, searchOptionId, searchState } from './search-state.ts';
import styles from './search-results.module.css';
import { clockTime, dayKey, dayLabel } from '../../domain/time.ts';
import { eventHref } from '../../parts/event-link/event-link.tsx';
import { useToday } from '../../state/device/clock.ts';

interface FoundListProps {
  view: TopicView<'search'>;
  found: ProgramFound;
  markets: readonly FoundMarket[];
  text: string;
}

/** All results in groups; for the keyboard they are one list. */
export function FoundList({ view, found, markets, text }: FoundListProps) {
  const { eventIds, longTermIds, minorIds, leagues, sports, total, leaguesFirst, correction } = found;
  const searched = correction ?? text;
  // If not all matches are shown, links lead to the others in each sport's program.
  const rest = total > eventIds.length ? sports.slice(0, MOST_SPORTS) : [];
  const count = eventIds.length + rest.length + leagues.length + markets.length;
  useEffect(() => {
    searchState.count = count;
    searchState.active = Math.min(searchState.active, Math.max(0, count - 1));
    return () => {
      searchState.count = 0;
    };
  }, [count]);
  const eventsFrom = leaguesFirst ? leagues.length : 0;
  const leaguesFrom = leaguesFirst ? 0 : eventIds.length + rest.length;
  const marketsFrom = eventIds.length + rest.length + leagues.length;
  // Minor events are the last ones. They need a title of their own only below others.
  const majorCount = minorIds.length === eventIds.length ? eventIds.length : eventIds.length - minorIds.length;
  const eventsOf = (ids: readonly number[], from: number): ReactNode =>
    ids.map((eventId, place) => (
      <FoundEvent
        key={eventId}
        view={view}
        eventId={eventId}
        index={from + place}
        longTerm={longTermIds.includes(eventId)}
      />
    ));
  const leagueGroup = (
    <Group title="Ligler" there={leagues.length > 0}>
      {leagues.map((league, place) => (
        <League key={league.id} league={league} place={leaguesFrom + place} />
      ))}
    </Group>
  );
  return (
    <div className={`stack gap-4 ${styles['list']}`}>
      {/* A listbox has options only, so that it owns the links and the odds beside them stay buttons. */}
      <div
        id={SEARCH_LISTBOX_ID}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a `<select>` cannot own links
        role="listbox"
        className="visually-hidden"
        aria-label="Arama sonuçları"
        aria-owns={Array.from({ length: count }, (_, index) => searchOptionId(index)).join(' ')}
      />
      {leaguesFirst && leagueGroup}
      <Group title="Maçlar" there={eventIds.length > 0}>
        {eventsOf(eventIds.slice(0, majorCount), eventsFrom)}
      </Group>
      <Group title="Altyapı, yedek ve e-spor" there={majorCount < eventIds.length}>
        {eventsOf(eventIds.slice(majorCount), eventsFrom + majorCount)}
      </Group>
      <Group title="Diğer sonuçlar" there={rest.length > 0}>
        {rest.map((counted, place) => (
          <Rest
            key={`${counted.sportId} ${counted.longTerm}`}
            counted={counted}
            text={searched}
            place={eventsFrom + eventIds.length + place}
          />
        ))}
      </Group>
      {!leaguesFirst && leagueGroup}
      <Group title="Bahis türleri" there={markets.length > 0}>
        {markets.map(({ sportId, name, group }, place) => (
          <SearchOption
            key={`${sportId} ${name}`}
            index={marketsFrom + place}
            href={entryLinks.program(sportById(sportId)?.slug, { grup: group })}
            icon={<ListFilter size={18} aria-hidden="true" />}
            title={name}
            detail={`${sportById(sportId)?.name ?? ''} · oranları programda`}
            end={<ChevronRight size={16} aria-hidden="true" />}
          />
        ))}
      </Group>
    </div>
  );
}

const MOST_SPORTS = 3;

function Rest({
  counted: { sportId, count, longTerm },
  text,
  place,
}: {
  counted: FoundCount;
  text: string;
  place: number;
}) {
  const sport = sportById(sportId);
  const name = sport?.name ?? '';
  return (
    <SearchOption
      index={place}
      href={eventListHref(sport, longTerm, { searchTerm: text })}
      icon={<SportIcon sportId={sportId} />}
      title={
        longTerm ? `${name} özel etkinliklerinde ${count} sonuç` : `${name} programında ${count} ${eventWord(sportId)}`
      }
    />
  );
}

function League({ league, place }: { league: FoundLeague; place: number }) {
  const sport = sportById(league.sportId);
  return (
    <SearchOption
      index={place}
      href={eventListHref(sport, league.longTerm, { lig: String(league.id) })}
      icon={<LeagueBadge league={league} sportId={league.sportId} />}
      title={league.name}
      detail={`${sport?.name ?? ''} · ${league.count} ${league.longTerm ? 'özel etkinlik' : eventWord(league.sportId)}`}
      end={<ChevronRight size={16} aria-hidden="true" />}
    />
  );
}

function Group({ title, there, children }: { title: string; there: boolean; children: ReactNode }) {
  if (!there) return null;
  return (
    // A group of options is not a fieldset of a form.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={title} className="stack">
      <p className={`text-xs weight-650 faint ${styles['title']}`} aria-hidden="true">
        {title}
      </p>
      {children}
    </div>
  );
}

interface FoundEventProps {
  view: TopicView<'search'>;
  eventId: number;
  index: number;
  longTerm: boolean;
}

/** A found match: teams, league, and time or score. A placeholder is shown until its row arrives. */
function FoundEvent({ view, eventId, index: place, longTerm }: FoundEventProps) {
  const row = useTopicEntry(view, `row:${eventId}`);
  const today = useToday();
  if (row === undefined)
    return <div className={`stack middle gap-2 ${styles['option']} ${styles['coming']}`} aria-hidden="true" />;
  const running = row.phase !== 0;
  const sport = sportById(row.sportId);
  return (
    <div className={styles['found']}>
      <SearchOption
        index={place}
        href={eventHref(row.sportId, row.id) ?? eventListHref(sport, longTerm, { searchTerm: row.name })}
        icon={<SportIcon sportId={row.sportId} />}
        title={row.name}
        detail={[sport?.name, row.competition?.name].filter(Boolean).join(' · ')}
        end={running ? <Standing row={row} /> : <Start at={row.start} today={today} />}
      />
      {!longTerm && <FoundOdds row={row} />}
    </div>
  );
}

function Standing({ row }: { row: EventRow }) {
  const { main, clock } = row.standing;
  return (
    <>
      {main !== null && (
        <b className="num">
          {main.home}-{main.away}
        </b>
      )}
      <span className={`${styles['live']} num`}>{clock}</span>
    </>
  );
}

function Start({ at, today }: { at: number; today: number }) {
  return (
    <>
      <b className="num">{clockTime(at)}</b>
      <span>{dayLabel(dayKey(at), today)}</span>
    </>
  );
}
