import { Link } from 'wouter';
import { eventWord } from '../../domain/event-word.ts';
import { sportById } from '../../domain/sports.ts';
import { UNKNOWN_COUNT } from '../../model/load.ts';
import type { HighlightedLeague } from '../../model/program.ts';
import { LeagueBadge } from '../../parts/pictures/badges.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { useTopicLoad } from '../../state/load/use-topic-load.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { useHighlights } from './home-loads.ts';
import { HomeSection } from './home-section.tsx';
import styles from './league-strip.module.css';

/** Leagues highlighted by the service, each a link to the program filtered by it. Null if there are none. */
export default function LeagueStrip() {
  const { phase, value: leagues } = useTopicLoad(useHighlights(), 'leagues');
  // The highlighted events below use the same load and show its failure.
  if (phase === 'failed' || leagues?.length === 0) return null;
  return (
    <HomeSection title="Öne çıkan ligler">
      <ul className={`stack gap-2 ${styles['strip']}`} aria-busy={leagues === undefined}>
        {leagues === undefined
          ? placeholders.map((place) => (
              <li key={place}>
                <Skeleton height={52} />
              </li>
            ))
          : leagues.map((league) => (
              <li key={league.competitionId}>
                <LeagueLink league={league} />
              </li>
            ))}
      </ul>
    </HomeSection>
  );
}

function LeagueLink({ league }: { league: HighlightedLeague }) {
  const slug = sportById(league.sportId)?.slug ?? DEFAULT_SPORT;
  return (
    <Link className={`row ${styles['league']}`} href={entryLinks.program(slug, { lig: String(league.competitionId) })}>
      <LeagueBadge league={league.competition} sportId={league.sportId} size={30} />
      <span className={`stack shrink ${styles['text']}`}>
        <span className={`clamp-2 text-sm weight-600 ${styles['name']}`}>
          {league.competition?.name ?? (league.name || 'Lig')}
        </span>
        {league.eventCount !== UNKNOWN_COUNT && (
          <span className={`${styles['count']} num`}>
            {league.eventCount} {eventWord(league.sportId)}
          </span>
        )}
      </span>
    </Link>
  );
}

const placeholders = [0, 1, 2, 3, 4, 5];
