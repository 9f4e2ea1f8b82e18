import { isDefinitiveRefusal } from '../../../contract/failure-checks.ts';
import { AWAY_ID, HOME_ID, electronicTeam, withPlayers } from './electronic-players.ts';
import { countForm, formOf } from '../../../domain/statistics/form.ts';
import { newestMatchesFirst } from '../../../domain/statistics/past-matches.ts';
import { scoringOf } from '../statistics/scoring.ts';
import type { ElectronicSummary as Told } from '../../../model/match-statistics.ts';
import type { EventHead } from '../../../model/program.ts';
import type { PlayedMatch } from '../../../model/statistics.ts';
import { ChartCard } from '../../../ui/chart/chart-card.tsx';
import { ShareBar } from '../../../ui/chart/share-bar.tsx';
import { AgeLine } from '../../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { matchFigures } from '../header/score-facts.ts';
import { statisticsId, useSidesRead } from '../page/use-live-read.ts';
import { CardsSkeleton, TabFrame } from '../statistics/tab-content.tsx';
import { MatchRows } from '../statistics/match-rows.tsx';
import { TeamCard } from '../statistics/team-card.tsx';
import { SummaryFigures } from './summary-figures.tsx';
import { PlayersCard } from './players-card.tsx';
import styles from './summary.module.css';

/** Summary of an e-sport match: score, players and their results so far (rule match-48). */
export function ElectronicSummary({ head }: { head: EventHead }) {
  const { sportId } = head;
  const load = useSidesRead('getElectronicSummary', { parameters: { sportId, eventId: statisticsId(head) } }, head);
  if (load.phase === 'loading') {
    return (
      <TabFrame>
        <CardsSkeleton />
      </TabFrame>
    );
  }
  const figures = matchFigures(head);
  const told = load.value ?? null;
  // A refusal is a valid response: the players are unknown.
  const unknown = told === null && (load.failure === null || isDefinitiveRefusal(load.failure));
  return (
    <TabFrame>
      <div className="stack one-column gap-3" data-summary>
        <h2 className="visually-hidden">Maç özeti</h2>
        {load.phase === 'ready' && <AgeLine load={load} />}
        {load.phase === 'failed' && load.failure !== null && !unknown && (
          <FailureNotice failure={load.failure} onRetry={load.retry} />
        )}
        {figures !== null && (
          <ChartCard title="Rakamlar">
            <SummaryFigures head={head} figures={figures} />
          </ChartCard>
        )}
        {unknown &&
          (figures === null ? (
            <EmptyState title="Maç özeti henüz yok" text={UNKNOWN} />
          ) : (
            <p className={`text-sm muted ${styles['none']}`}>{UNKNOWN}</p>
          ))}
        {told !== null && <Players told={told} head={head} />}
      </div>
    </TabFrame>
  );
}

const UNKNOWN = 'Bu iki oyuncunun önceki maçları bilinmiyor.';

/** Other sports show longer lists in tabs of their own. */
const MOST_MATCHES = 10;

function Players({ told, head }: { told: Told; head: EventHead }) {
  const { sportId } = head;
  const home = electronicTeam(told.home, head.home, HOME_ID);
  const away = electronicTeam(told.away, head.away, AWAY_ID);
  const matches = withPlayers(told, head);
  const newest = (all: readonly PlayedMatch[]) => newestMatchesFirst(all).slice(0, MOST_MATCHES);
  const meetings = newest(matches.meetings);
  const { win, draw, loss } = countForm(formOf(meetings, home));
  const { hasDraws: draws } = scoringOf(sportId);
  const last = [
    { team: home, crestOf: head.home, tone: 'home', matches: newest(matches.homeMatches) },
    { team: away, crestOf: head.away, tone: 'away', matches: newest(matches.awayMatches) },
  ] as const;
  return (
    <>
      <PlayersCard
        sportId={sportId}
        sides={[
          { team: home, crestOf: head.home, side: told.home, matches: last[0].matches },
          { team: away, crestOf: head.away, side: told.away, matches: last[1].matches },
        ]}
      />
      {meetings.length > 0 && (
        <ChartCard title="Aralarındaki maçlar" note={`Son ${meetings.length} maç`}>
          <ShareBar
            parts={[
              { label: home.player, count: win, tone: 'home' },
              ...(draws || draw > 0 ? [{ label: 'Beraberlik', count: draw, tone: 'draw' } as const] : []),
              { label: away.player, count: loss, tone: 'away' },
            ]}
          />
          <div className={styles['rows']}>
            <MatchRows matches={meetings} label="Aralarındaki maçlar" />
          </div>
        </ChartCard>
      )}
      <div className={`stack gap-3 ${styles['pair']}`}>
        {last.map((each) => each.matches.length > 0 && <TeamCard key={each.tone} sportId={sportId} {...each} />)}
      </div>
    </>
  );
}
