import { newestMatchesFirst, matchesAtVenue, teamWithFallbackName } from '../../../domain/statistics/past-matches.ts';
import { scoringOf } from './scoring.ts';
import type { LastMatches } from '../../../model/match-statistics.ts';
import type { EventHead } from '../../../model/program.ts';
import type { PlayedMatch, Team } from '../../../model/statistics.ts';
import { Segmented } from '../../../ui/control/segmented.tsx';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import { statisticsId, useSidesRead } from '../page/use-live-read.ts';
import { TabContent } from './tab-content.tsx';
import styles from './match-tabs.module.css';
import { TeamCard } from './team-card.tsx';
import { useTabChoice } from './use-tab-choice.ts';

/** "Son maçlar": the last ten matches of both sides, at home, away, or all. */
export default function LastMatchesTab({ head }: EventTabProps) {
  const { sportId } = head;
  const last = useSidesRead(
    'getLastMatches',
    {
      parameters: { sportId, eventId: statisticsId(head), count: MOST_MATCHES },
    },
    head,
  );
  return (
    <TabContent
      of={last}
      emptyText={nothing}
      isEmpty={({ homeMatches, awayMatches }) => homeMatches.length + awayMatches.length === 0}
    >
      {(value) => <BothSides last={value} head={head} />}
    </TabContent>
  );
}

const MOST_MATCHES = 10;

const nothing = { title: 'Son maçlar bilinmiyor', text: 'Bu iki tarafın son maçları henüz gelmedi.' };

function BothSides({ last, head }: { last: LastMatches; head: EventHead }) {
  const [place, choose] = useTabChoice('yer', ['tumu', 'ev', 'deplasman']);
  const { hasVenues: venues } = scoringOf(head.sportId);
  const side = (team: Team, matches: readonly PlayedMatch[], tone: 'home' | 'away') => (
    <TeamCard
      team={team}
      tone={tone}
      sportId={head.sportId}
      matches={matchesAtVenue(newestMatchesFirst(matches), team, places[venues ? place : 'tumu'])}
    />
  );
  return (
    <div className="stack one-column gap-3">
      {venues && (
        <div className={`stack one-column gap-2 ${styles['filters']}`}>
          <Segmented
            label="Nerede oynandı"
            value={place}
            onChange={choose}
            options={[
              { value: 'tumu', label: 'Tümü' },
              { value: 'ev', label: 'İç saha' },
              { value: 'deplasman', label: 'Deplasman' },
            ]}
          />
        </div>
      )}
      <div className={`stack gap-3 ${styles['pair']}`}>
        {side(teamWithFallbackName(last.home, head.home), last.homeMatches, 'home')}
        {side(teamWithFallbackName(last.away, head.away), last.awayMatches, 'away')}
      </div>
    </div>
  );
}

const places = { tumu: 'all', ev: 'home', deplasman: 'away' } as const;
