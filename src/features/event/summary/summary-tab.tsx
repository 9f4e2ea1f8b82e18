import { useState } from 'react';
import { isDefinitiveRefusal } from '../../../contract/failure-checks.ts';
import { momentumOf, momentumText } from '../../../domain/statistics/momentum.ts';
import { withSides } from '../commentary/commentary-lines.ts';
import { hasExtraTime, timelineParts } from '../../../domain/statistics/timeline.ts';
import { hasMatchEnded } from '../../../domain/program/score-status.ts';
import { FOOTBALL, electronicSports } from '../../../domain/sports.ts';
import type { Loaded } from '../../../model/load.ts';
import type { EventHead } from '../../../model/program.ts';
import type { MatchSummary, Sides, TeamCards } from '../../../model/statistics.ts';
import { AgeLine } from '../../../ui/feedback/age-line.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { MomentumChart } from '../../../ui/match/momentum-chart.tsx';
import { useDelayed } from '../page/use-delayed.ts';
import { matchStateKey, statisticsId, useScoreDelay, useLiveRead, useReadOnChange } from '../page/use-live-read.ts';
import { PreviewCard } from '../preview/preview-card.tsx';
import { usePreview } from '../preview/use-preview.ts';
import { useCommentary } from '../commentary/use-commentary.ts';
import { matchFigures } from '../header/score-facts.ts';
import { CardsSkeleton, TabFrame } from '../statistics/tab-content.tsx';
import { SpoilerNotice } from '../tabs/spoiler-notice.tsx';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import { ElectronicSummary } from './electronic-summary.tsx';
import { SummaryFigures } from './summary-figures.tsx';
import { LineUpsCard } from './line-ups-card.tsx';
import { NotBegun, RunningFigures } from './running-figures.tsx';
import styles from './summary.module.css';
import { Timeline } from './timeline.tsx';
import { decimalText } from '../../../domain/number-text.ts';
import { ComparisonBar } from '../../../ui/match/comparison-bar.tsx';

/** Summary of the match so far: incidents, figures, place and line-ups (rule match-34). */
export default function SummaryTab({ head, compact: part, embedded = false }: EventTabProps) {
  // Above the odds only the match's own figures are shown, because the odds are what players came for.
  if (part === true) return <RunningFigures head={head} />;
  if (electronicSports.has(head.sportId)) return <ElectronicSummary head={head} />;
  return <WholeSummary head={head} embedded={embedded} />;
}

function WholeSummary({ head, embedded }: { head: EventHead; embedded: boolean }) {
  const { sportId } = head;
  const eventId = statisticsId(head);
  const football = sportId === FOOTBALL;
  const running = head.phase !== 0;
  const late = useScoreDelay(head) > 0;
  const move = matchStateKey(head);
  const ofMatch = { parameters: { eventId } };
  const newest = useReadOnChange(
    'getEventSummary',
    { parameters: { sportId, eventId } },
    head,
    football ? move : String(running),
  );
  const summary = useDelayed(newest, useScoreDelay(head));
  const lineUps = useLiveRead('getLineUps', football ? ofMatch : null, head, move);
  const cards = useLiveRead('getSeasonCards', football ? ofMatch : null, head, '');
  const commentary = useCommentary(head, newest, football && running);
  const preview = usePreview(head, embedded);
  const [seen, setSeen] = useState(false);
  const extra = hasExtraTime(head.score, seen);
  if (extra !== seen) setSeen(extra);
  const loads = [summary, lineUps, cards, commentary, preview];
  // All parts are shown together, so that nothing moves afterwards.
  if (loads.some(({ phase }) => phase === 'loading')) {
    return <TabFrame>{late ? <SpoilerNotice head={head} /> : <CardsSkeleton />}</TabFrame>;
  }

  const figures = matchFigures(head);
  const told = summary.value ?? null;
  const parts = timelineParts(told?.incidents ?? [], extra);
  const lines = commentary.value ?? [];
  const incidents = lines.length > 0 ? withSides(lines, told) : (told?.incidents ?? []);
  const goesOn = running && (head.score === null || !hasMatchEnded(head.score.status));
  const momentum = momentumOf(incidents, goesOn ? (head.score?.minute ?? null) : null, extra);
  // A refusal is a valid response: the service does not know the match.
  const unknown = told === null && (summary.failure === null || isDefinitiveRefusal(summary.failure));
  const nothing = figures === null && told === null && !lineUps.value && !cards.value && preview.parts === null;
  return (
    <TabFrame>
      <div className="stack one-column gap-3" data-summary>
        <h2 className="visually-hidden">Maç özeti</h2>
        <AgeLine load={loads.find(({ at, stale }) => stale && at > 0)} />
        <Trouble load={summary} />
        {nothing && unknown && <NotBegun />}
        {preview.parts !== null && <PreviewCard head={head} parts={preview.parts} />}
        {football && running && unknown && (
          <p className={`text-sm muted ${styles['none']}`}>
            Bu maçın olaylarını kimse anlatmıyor; skor ve rakamlar aşağıda.
          </p>
        )}
        {momentum !== null && (
          <ChartCard title="Önemli anlar">
            <MomentumChart
              momentum={momentum}
              home={head.home}
              away={head.away}
              text={momentumText(momentum, head, goesOn)}
            />
          </ChartCard>
        )}
        <div className={`stack gap-3 ${styles['pair']}`}>
          {football && running && told !== null && <Timeline parts={parts} home={head.home} away={head.away} />}
          {figures !== null && (
            <ChartCard title="Rakamlar">
              <SummaryFigures head={head} figures={figures} />
            </ChartCard>
          )}
        </div>
        {lineUps.value && <LineUpsCard lineUps={lineUps.value} home={head.home} away={head.away} />}
        <div className={`stack gap-3 ${styles['pair']}`}>
          {told !== null && <MatchInfo summary={told} />}
          {cards.value && <SeasonCards cards={cards.value} />}
        </div>
      </div>
    </TabFrame>
  );
}

/** Shows a failure that can be retried; a match the service does not know is no failure. */
function Trouble({ load }: { load: Loaded<MatchSummary | null> }) {
  if (load.failure === null || load.phase === 'ready') return null;
  if (isDefinitiveRefusal(load.failure)) return null;
  return <FailureNotice failure={load.failure} onRetry={load.retry} />;
}

/** Tournament, stadium, referee and weather of the match; null if none is known. */
function MatchInfo({ summary: { tournament, round, place } }: { summary: MatchSummary }) {
  const { stadium, referee, weather, temperature } = place;
  const degrees = temperature === null ? '' : `${Math.round(temperature)} °C`;
  const facts = [
    ['Turnuva', [tournament, round].filter(Boolean).join(', ')],
    ['Yer', stadium],
    ['Hakem', referee],
    ['Hava', [weather, degrees].filter(Boolean).join(', ')],
  ].filter(([, value]) => value !== '');
  if (facts.length === 0) return null;
  return (
    <ChartCard title="Maç bilgisi">
      <dl className={`stack gap-2 text-sm ${styles['facts']}`}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </ChartCard>
  );
}

/** Cards of both teams over the season, and players one card short of a suspension. */
function SeasonCards({ cards: { home, away } }: { cards: Sides<TeamCards> }) {
  const averages = home.averageYellow !== null && away.averageYellow !== null;
  return (
    <ChartCard title="Kartlar" note="bu sezon">
      <dl className={`${styles['bars']} num`}>
        <ComparisonBar label="Sarı kart" home={home.yellow} away={away.yellow} />
        <ComparisonBar label="Kırmızı kart" home={home.red} away={away.red} />
        {averages && (
          <ComparisonBar
            label="Maç başına sarı kart"
            home={home.averageYellow ?? 0}
            away={away.averageYellow ?? 0}
            homeText={averageText(home.averageYellow)}
            awayText={averageText(away.averageYellow)}
          />
        )}
      </dl>
      {[home, away].map(({ name, atRisk }) =>
        atRisk.length === 0 ? null : (
          <p key={name} className="text-sm muted">
            <b>{name}:</b> sarı kart görürse sonraki maçta yok: {atRisk.join(', ')}
          </p>
        ),
      )}
    </ChartCard>
  );
}

const averageText = (average: number | null): string => decimalText(Math.round((average ?? 0) * 100));
