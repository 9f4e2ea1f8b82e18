import { decimalText } from '../../../domain/number-text.ts';
import { countForm, formOf } from '../../../domain/statistics/form.ts';
import { averageHundredths, averageTotal, bothScoredCount, goalSums, overCount } from './goals.ts';
import {
  newestMatchesFirst,
  matchesAtVenue,
  teamWithFallbackName,
  tournamentKey,
  tournamentsOf,
} from '../../../domain/statistics/past-matches.ts';
import { scoringOf } from './scoring.ts';
import type { Meetings } from '../../../model/match-statistics.ts';
import type { PlayedMatch, Team } from '../../../model/statistics.ts';
import type { EventHead } from '../../../model/program.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { HitRows } from '../../../ui/chart/hit-rows.tsx';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';
import { Chip } from '../../../ui/control/chip.tsx';
import { Segmented } from '../../../ui/control/segmented.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import { statisticsId, useSidesRead } from '../page/use-live-read.ts';
import { TabContent } from './tab-content.tsx';
import { MatchRows } from './match-rows.tsx';
import styles from './match-tabs.module.css';
import { useTabChoice } from './use-tab-choice.ts';

/** "Rekabet Geçmişi": up to twenty meetings of the two sides (rule match-20). */
export default function MeetingsTab({ head }: EventTabProps) {
  const { sportId } = head;
  const meetings = useSidesRead(
    'getMeetings',
    {
      parameters: { sportId, eventId: statisticsId(head), count: MOST_MEETINGS },
    },
    head,
  );
  return (
    <TabContent of={meetings} emptyText={nothing} isEmpty={({ matches }) => matches.length === 0}>
      {(value) => <AllMeetings meetings={value} head={head} />}
    </TabContent>
  );
}

const MOST_MEETINGS = 20;

const nothing = {
  title: 'Daha önce karşılaşmadılar',
  text: 'İki tarafın bilinen bir maçı yok. Son maçlarına bakabilirsin.',
};

function AllMeetings({ meetings, head }: { meetings: Meetings; head: EventHead }) {
  const { sportId } = head;
  const home = teamWithFallbackName(meetings.home, head.home);
  const away = teamWithFallbackName(meetings.away, head.away);
  const all = newestMatchesFirst(meetings.matches);
  const tournaments = tournamentsOf(all);
  const [place, choosePlace] = useTabChoice('yer', ['tumu', 'ev', 'deplasman']);
  const [league, chooseLeague] = useTabChoice('lig', ['', ...tournaments.map(({ key }) => key)]);
  const { hasVenues: venues } = scoringOf(sportId);
  const matches = matchesAtVenue(all, home, places[venues ? place : 'tumu']).filter(
    (match) => league === '' || tournamentKey(match) === league,
  );
  return (
    <div className="stack one-column gap-3">
      <div className={`stack one-column gap-2 ${styles['filters']}`}>
        {venues && (
          <Segmented
            label="Nerede oynandı"
            value={place}
            onChange={choosePlace}
            options={[
              { value: 'tumu', label: 'Tümü' },
              { value: 'ev', label: `${home.shortName} evinde` },
              { value: 'deplasman', label: `${away.shortName} evinde` },
            ]}
          />
        )}
        {tournaments.length > 1 && (
          <fieldset className={styles['chips']} aria-label="Lig">
            {[{ key: '', name: 'Tüm ligler', count: all.length }, ...tournaments].map(({ key, name, count }) => (
              <Chip key={key} selected={key === league} onClick={() => chooseLeague(key)}>
                {name} <b className="num">{count}</b>
              </Chip>
            ))}
          </fieldset>
        )}
      </div>
      {matches.length === 0 ? (
        <EmptyState title="Böyle bir karşılaşma yok" text="Seçtiğin yerde ve ligde karşılaşmadılar." />
      ) : (
        <>
          <div className={`stack gap-3 ${styles['pair']}`}>
            <Results {...{ matches, home, away, sportId }} />
            <Lines matches={matches} sportId={sportId} />
          </div>
          <ChartCard title="Karşılaşmalar" note={`${matches.length} maç`}>
            <MatchRows matches={matches} label="Karşılaşmalar" />
          </ChartCard>
        </>
      )}
    </div>
  );
}

const places = { tumu: 'all', ev: 'home', deplasman: 'away' } as const;

interface SidesProps {
  matches: readonly PlayedMatch[];
  home: Team;
  away: Team;
  sportId: number;
}

function Results({ matches, home, away, sportId }: SidesProps) {
  const scoring = scoringOf(sportId);
  const { win, draw, loss } = countForm(formOf(matches, home));
  const means = [
    { label: 'Maç başına', value: averageTotal(matches) },
    ...[home, away].map((team) => {
      const sums = goalSums(matches, team);
      return { label: team.name, value: averageHundredths(sums.scored, sums.matches) };
    }),
  ];
  return (
    <ChartCard title="Kim kazandı" note={`Son ${matches.length} maç`}>
      <ShareBar
        parts={[
          { label: home.name, count: win, tone: 'home' },
          ...(scoring.hasDraws || draw > 0 ? [{ label: 'Beraberlik', count: draw, tone: 'draw' } as const] : []),
          { label: away.name, count: loss, tone: 'away' },
        ]}
      />
      <h3 className={`text-sm weight-600 muted ${styles['subtitle']}`}>{scoring.unit} ortalaması</h3>
      <dl className={styles['facts']}>
        {means.map(({ label, value }, place) => (
          <div key={`${place} ${label}`}>
            <dt>{label}</dt>
            <dd translate="no" className="num">
              {value === null ? '–' : decimalText(value)}
            </dd>
          </div>
        ))}
      </dl>
    </ChartCard>
  );
}

/** Share of meetings over the sport's usual lines; null for a sport without common lines. */
function Lines({ matches, sportId }: Pick<SidesProps, 'matches' | 'sportId'>) {
  const { lines, hasBothScored: both } = scoringOf(sportId);
  if (lines.length === 0) return null;
  return (
    <ChartCard title="Alt/Üst ve karşılıklı gol" note={`Son ${matches.length} maç`}>
      <HitRows
        rows={[
          ...lines.map((line) => ({ label: `${String(line).replace('.', ',')} üst`, ...overCount(matches, line) })),
          ...(both ? [{ label: 'KG var', ...bothScoredCount(matches) }] : []),
        ]}
      />
    </ChartCard>
  );
}
