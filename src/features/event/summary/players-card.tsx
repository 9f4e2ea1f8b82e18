import { decimalText } from '../../../domain/number-text.ts';
import type { ElectronicTeam } from './electronic-players.ts';
import { formOf } from '../../../domain/statistics/form.ts';
import { scoringOf } from '../statistics/scoring.ts';
import type { ElectronicSide } from '../../../model/match-statistics.ts';
import type { PlayedMatch } from '../../../model/statistics.ts';
import { TeamBadge } from '../../../parts/pictures/badges.tsx';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { FormStrip } from '../../../ui/chart/form-strip.tsx';
import { ComparisonBar } from '../../../ui/match/comparison-bar.tsx';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './summary.module.css';

interface PlayerSide {
  team: ElectronicTeam;
  /** Name of the team whose crest is shown above the player's name. */
  crestOf: string;
  side: ElectronicSide;
  /** Newest first. */
  matches: readonly PlayedMatch[];
}

interface PlayersCardProps {
  sportId: number;
  sides: readonly [home: PlayerSide, away: PlayerSide];
}

/** Players with their clubs and form, and the figures of both side by side. */
export function PlayersCard({ sportId, sides }: PlayersCardProps) {
  const [home, away] = sides;
  const figures = figuresOf(sportId).flatMap(({ label, of, text = String }) => {
    const [own, other] = [of(home.side), of(away.side)];
    const textOf = (figure: number | null): string => (figure === null ? '–' : text(figure));
    if (own === null && other === null) return [];
    return [{ label, home: own ?? 0, away: other ?? 0, homeText: textOf(own), awayText: textOf(other) }];
  });
  return (
    <ChartCard title="Oyuncular">
      <div className={`stack gap-4 ${styles['sides']}`}>
        {sides.map(({ team, crestOf, side, matches }, place) => {
          const form =
            side.form.length > 0 ? side.form.slice(-SHOWN) : formOf(matches.slice(0, SHOWN), team).toReversed();
          return (
            <div key={team.id} className={classNames('stack gap-2', styles['side'], place === 1 && styles['away'])}>
              <TeamBadge name={crestOf} sportId={sportId} size={48} />
              <p className={`stack shrink text-md ${styles['names']}`}>
                <b>{team.player}</b>
                {team.club !== '' && <span className="text-xs muted">{team.club}</span>}
              </p>
              {form.length > 0 && <FormStrip form={form} small />}
            </div>
          );
        })}
      </div>
      {figures.length > 0 && (
        <dl className={`${styles['playerBars']} num`}>
          {figures.map((figure) => (
            <ComparisonBar key={figure.label} {...figure} />
          ))}
        </dl>
      )}
    </ChartCard>
  );
}

/** Letters of a form that fit side by side on the narrowest phone. */
const SHOWN = 5;

interface Figure {
  label: string;
  of: (side: ElectronicSide) => number | null;
  text?: (figure: number) => string;
}

function figuresOf(sportId: number): Figure[] {
  const { scoredLabel: made, concededLabel: allowed, hasDraws: draws } = scoringOf(sportId);
  return [
    { label: 'Maç', of: ({ played }) => played },
    { label: 'Galibiyet', of: ({ won }) => won },
    ...(draws ? [{ label: 'Beraberlik', of: ({ drawn }) => drawn } satisfies Figure] : []),
    { label: 'Mağlubiyet', of: ({ lost }) => lost },
    // Averages per match, because the two may have played a different number of matches.
    { label: perMatchLabel(made), of: ({ scored, played }) => perMatch(scored, played), text: meanText },
    { label: perMatchLabel(allowed), of: ({ against, played }) => perMatch(against, played), text: meanText },
  ];
}

function perMatch(sum: number | null, played: number | null): number | null {
  return sum === null || played === null || played <= 0 ? null : sum / played;
}

const perMatchLabel = (what: string): string => `Maç başına ${what.toLocaleLowerCase('tr')}`;
const meanText = (mean: number): string => decimalText(Math.round(mean * 100));
