import SearchX from 'lucide-react/icons/search-x';
import { useMemo } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { scoreListFilters } from '../../domain/live-scores/score-list-route.ts';
import type { ScoreFilter } from '../../domain/live-scores/sections.ts';
import { type Sport, sportBySlug } from '../../domain/sports.ts';
import { DAY_SECONDS, dayKey } from '../../domain/time.ts';
import { useQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { LiveSwitch } from '../../parts/live-switch/live-switch.tsx';
import { Page } from '../../parts/page/page.tsx';
import { ScoreVisibilityChip } from '../../parts/score-visibility/score-visibility.tsx';
import { liveScoreLinks } from '../../routes/live-score-routes.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { useLiveScores } from '../../state/load/use-live-scores.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useToday } from '../../state/device/clock.ts';
import styles from './live-scores.module.css';
import { DayStrip, ScoreSports } from './score-filters.tsx';
import { DayResults, RunningResults } from './score-results.tsx';

/** `/canli-skor/{sport}` (rule scores-1): the address is the whole state; football is the default sport. */
export default function LiveScoresPage() {
  const { sport: slug } = useParams<{ sport?: string }>();
  const sport = sportBySlug(slug ?? DEFAULT_SPORT);
  return sport === undefined ? <UnknownSport /> : <LiveScores key={sport.id} sport={sport} />;
}

function LiveScores({ sport }: { sport: Sport }) {
  const [, navigate] = useLocation();
  const now = useToday();
  const filters = useMemo(() => scoreListFilters(now), [now]);
  const { choice, hrefOf } = useQueryState(filters, liveScoreLinks.list(sport.slug));
  const day = choice.d;
  const load = useLiveScores(sport.id, day);
  const results = {
    sport,
    day,
    show: choice.durum,
    load,
    onShow: (durum: ScoreFilter) => navigate(hrefOf({ durum }), { replace: true }),
  };
  // Matches that began late yesterday may still be running.
  const runs = day === dayKey(now) || day === dayKey(now - DAY_SECONDS);
  return (
    <Page
      tabTitle={`Canlı Skor · ${sport.name}`}
      width="full"
      contentReady={load.phase !== 'loading'}
      aside={<ScoreVisibilityChip />}
    >
      <LiveSwitch current="scores" sportSlug={sport.slug} />
      <ScoreSports current={sport} hrefOf={(slug) => hrefOf({}, liveScoreLinks.list(slug))} />
      <DayStrip day={day} now={now} hrefOf={(d) => hrefOf({ d })} />
      <div className={styles['results']}>
        {runs ? <RunningResults key={day} {...results} /> : <DayResults key={day} {...results} />}
      </div>
    </Page>
  );
}

function UnknownSport() {
  return (
    <Page title="Böyle bir spor yok" heading="hidden" width="full">
      <EmptyState
        icon={<SearchX size={32} aria-hidden />}
        title="Böyle bir spor yok"
        text="Adres yanlış yazılmış olabilir."
        action={
          <Link href={liveScoreLinks.list()} className={buttonClass('primary')}>
            Futbol skorlarına git
          </Link>
        }
      />
    </Page>
  );
}
