import { decimalText } from '../../../domain/number-text.ts';
import { formOf, formText, streakText } from '../../../domain/statistics/form.ts';
import { averageHundredths, goalSums } from './goals.ts';
import { dayText, teamScoreOf, sideOf } from '../../../domain/statistics/past-matches.ts';
import { scoringOf } from './scoring.ts';
import type { PlayedMatch, Team } from '../../../model/statistics.ts';
import { TeamBadge } from '../../../parts/pictures/badges.tsx';
import { useToday } from '../../../state/device/clock.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { FormStrip } from '../../../ui/chart/form-strip.tsx';
import { GoalsChart, type GoalsStep } from '../../../ui/chart/goals-chart.tsx';
import { MatchRows } from './match-rows.tsx';
import styles from './match-tabs.module.css';

interface TeamCardProps {
  team: Team;
  /** Name of the team whose crest is shown; by default the team's own. */
  crestOf?: string;
  tone: 'home' | 'away';
  sportId: number;
  /** Newest first. */
  matches: readonly PlayedMatch[];
}

/** The last matches of a side: its form, averages of goals for and against, and one row per match. */
export function TeamCard({ team, crestOf = team.name, tone, sportId, matches }: TeamCardProps) {
  const today = useToday();
  const form = formOf(matches, team);
  const sums = goalSums(matches, team);
  const { scoredLabel: made, concededLabel: allowed, hasDraws: draws } = scoringOf(sportId);
  const steps = matches.flatMap((match) => stepOf(match, team, today)).toReversed();
  const streak = streakText(form);
  return (
    <ChartCard
      title={
        <span className={`row gap-2 ${styles['team']}`}>
          <TeamBadge name={crestOf} sportId={sportId} size={20} />
          <span>{team.name}</span>
        </span>
      }
      note={`Son ${matches.length} maç, eskiden yeniye`}
    >
      {matches.length === 0 ? (
        <p className="text-sm muted">Son on maçı arasında böyle bir maç yok.</p>
      ) : (
        <>
          <div className={`row between wrap ${styles['form']}`}>
            <span className={`${styles['count']} num`}>
              {formText(form, draws)}
              {streak !== '' && <span className={`text-xs muted ${styles['streak']}`}>{streak}</span>}
            </span>
            <FormStrip form={form.toReversed()} spread={steps.length === form.length} />
          </div>
          <dl className={styles['facts']}>
            {[
              { label: made, sum: sums.scored },
              { label: allowed, sum: sums.against },
              { label: 'Maçta toplam', sum: sums.scored + sums.against },
            ].map(({ label, sum }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="num">{meanText(averageHundredths(sum, sums.matches))}</dd>
              </div>
            ))}
          </dl>
          {steps.length > 0 && (
            <div className={styles['chart']}>
              <GoalsChart
                steps={steps}
                tone={tone}
                label={`${team.name}: ${made} ve ${allowed}, eskiden yeniye`}
                aboveLabel={made}
                belowLabel={allowed}
              />
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
  const score = teamScoreOf(match, team);
  if (score === null) return [];
  const opponent = sideOf(match, team) === 'home' ? match.away.name : match.home.name;
  const text = `${dayText(match.at, today)} ${opponent}: ${score.own} - ${score.other}`;
  return [{ key: `${match.at} ${opponent} ${text}`, scored: score.own, against: score.other, text }];
}
