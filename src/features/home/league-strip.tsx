import type { HighlightedLeague } from '../../model/program.ts';
import { Link } from 'wouter';
import { links } from '../../routes/routes.ts';
import { sportById } from '../../domain/sports.ts';
import { useEntry } from '../../state/engine/live.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { HomeSection } from './home-section.tsx';
import styles from './league-strip.module.css';
import { shownFor } from './home-loads.ts';
import { useHighlights } from './topics.ts';

/** The leagues the service puts forward, each a link to the program filtered by it. Stays away when there are none. */
export function LeagueStrip() {
  const view = useHighlights();
  const load = useEntry(view, 'load');
  const leagues = useEntry(view, 'leagues') ?? [];
  const shown = shownFor(load, leagues.length);
  // The events of the same load stand below and tell its failure once.
  if (shown === 'empty' || shown === 'failure') return null;
  return (
    <HomeSection title="Öne çıkan ligler">
      <ul className={styles['strip']} aria-busy={shown === 'skeleton'}>
        {shown === 'skeleton'
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
  const slug = sportById(league.sportId)?.slug ?? 'futbol';
  return (
    <Link className={styles['league']} href={links.program(slug, { lig: String(league.competitionId) })}>
      <span className={styles['code']} aria-hidden>
        {(league.competition?.country ?? '').slice(0, 3) || '—'}
      </span>
      <span className={styles['text']}>
        <span className={styles['name']}>{league.competition?.name ?? league.name}</span>
        <span className={`${styles['count']} num`}>{league.eventCount} maç</span>
      </span>
    </Link>
  );
}

const placeholders = [0, 1, 2, 3, 4, 5];
