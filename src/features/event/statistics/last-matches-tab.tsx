import { decimalText } from '../../../domain/number-text.ts';
import { formOf, formText, streakText } from '../../../domain/statistics/form.ts';
import { average, goalSums } from '../../../domain/statistics/goals.ts';
import { dayText, newestFirst, playedAt, scoreOf, sideOf, teamOr } from '../../../domain/statistics/past-matches.ts';
import { scoringOf } from '../../../domain/statistics/scoring.ts';
import type { LastMatches } from '../../../model/match-statistics.ts';
import type { EventHead } from '../../../model/program.ts';
import type { PlayedMatch, Team } from '../../../model/statistics.ts';
import { TeamMark } from '../../../parts/pictures/pictures.tsx';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { FormStrip } from '../../../ui/chart/form-strip.tsx';
import { GoalsChart, type GoalsStep } from '../../../ui/chart/goals-chart.tsx';
import { Segmented } from '../../../ui/control/segmented.tsx';
import { useToday } from '../../../state/device/clock.ts';
import type { EventTabProps } from '../tabs/tab-row.ts';
import { statisticsId, useSidesRead } from '../page/use-live-read.ts';
import { Answer } from './answer.tsx';
import { MatchRows } from './match-rows.tsx';
import styles from './match-tabs.module.css';
import { useTabChoice } from './use-tab-choice.ts';

/** "Son Maçlar": the last ten of both sides, at home, away, or wherever. */
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
    <Answer
      of={last}
      nothing={nothing}
      isEmpty={({ homeMatches, awayMatches }) => homeMatches.length + awayMatches.length === 0}
    >
      {(value) => <BothSides last={value} head={head} />}
    </Answer>
  );
}

const MOST_MATCHES = 10;

const nothing = { title: 'Son maçlar bilinmiyor', text: 'Bu iki tarafın son maçları henüz gelmedi.' };

function BothSides({ last, head }: { last: LastMatches; head: EventHead }) {
  const [place, choose] = useTabChoice('yer', ['tumu', 'ev', 'deplasman']);
  const { venues } = scoringOf(head.sportId);
  const side = (team: Team, matches: readonly PlayedMatch[], tone: 'home' | 'away') => (
    <TeamCard
      team={team}
      tone={tone}
      sportId={head.sportId}
      matches={playedAt(newestFirst(matches), team, places[venues ? place : 'tumu'])}
    />
  );
  return (
    <div className={styles['cards']}>
      {venues && (
        <div className={styles['filters']}>
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
      <div className={styles['pair']}>
        {side(teamOr(last.home, head.home), last.homeMatches, 'home')}
        {side(teamOr(last.away, head.away), last.awayMatches, 'away')}
      </div>
    </div>
  );
}

const places = { tumu: 'all', ev: 'home', deplasman: 'away' } as const;

interface TeamCardProps {
  team: Team;
  tone: 'home' | 'away';
  sportId: number;
  /** Newest first. */
  matches: readonly PlayedMatch[];
}

function TeamCard({ team, tone, sportId, matches }: TeamCardProps) {
  const today = useToday();
  const form = formOf(matches, team);
  const sums = goalSums(matches, team);
  const { made, allowed, draws } = scoringOf(sportId);
  const steps = matches.flatMap((match) => stepOf(match, team, today)).toReversed();
  const streak = streakText(form);
  return (
    <ChartCard
      title={
        <span className={styles['team']}>
          <TeamMark name={team.name} sportId={sportId} size={20} />
          <span>{team.name}</span>
        </span>
      }
      note={`Son ${matches.length} maç, eskiden yeniye`}
    >
      {matches.length === 0 ? (
        <p className={styles['none']}>Son on maçı arasında böyle bir maç yok.</p>
      ) : (
        <>
          <div className={styles['form']}>
            <span className={`${styles['count']} num`}>
              {formText(form, draws)}
              {streak !== '' && <span className={styles['streak']}>{streak}</span>}
            </span>
            <FormStrip form={form.toReversed()} />
          </div>
          <dl className={styles['facts']}>
            {[
              { label: made, sum: sums.scored },
              { label: allowed, sum: sums.against },
              { label: 'Maçta toplam', sum: sums.scored + sums.against },
            ].map(({ label, sum }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{meanText(average(sum, sums.matches))}</dd>
              </div>
            ))}
          </dl>
          {steps.length > 0 && (
            <div className={styles['chart']}>
              <GoalsChart steps={steps} tone={tone} label={`${team.name}: ${made} ve ${allowed}, eskiden yeniye`} />
            </div>
          )}
          <MatchRows matches={matches} team={team} label={`${team.name}, son maçları`} />
        </>
      )}
    </ChartCard>
  );
}

const meanText = (mean: number | null): string => (mean === null ? '–' : decimalText(mean));

function stepOf(match: PlayedMatch, team: Team, today: number): GoalsStep[] {
  const score = scoreOf(match, team);
  if (score === null) return [];
  const opponent = sideOf(match, team) === 'home' ? match.away.name : match.home.name;
  const text = `${dayText(match.at, today)} ${opponent}: ${score.own} - ${score.other}`;
  return [{ key: `${match.at} ${opponent} ${text}`, scored: score.own, against: score.other, text }];
}
