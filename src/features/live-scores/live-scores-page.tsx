import SearchX from 'lucide-react/icons/search-x';
import { type ComponentType, useMemo, useRef } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { scoreListFilters, scoreDays } from '../../domain/live-scores/score-list-route.ts';
import type { ScoreFilter } from '../../domain/live-scores/sections.ts';
import { type Sport, sportBySlug, DUEL, MOTORSPORTS, TOKYO_OLYMPICS, sports } from '../../domain/sports.ts';
import { DAY_SECONDS, dayKey } from '../../domain/time.ts';
import { useQueryState } from '../../parts/filter-bar/use-query-state.ts';
import { LiveSwitch } from '../../parts/live-switch/live-switch.tsx';
import type { MatchPanelProps } from '../../parts/match-choice/match-choice.ts';
import { Page } from '../../parts/page/page.tsx';
import { ScoreVisibilityButton, ScoreVisibilityChip } from '../../parts/score-visibility/score-visibility.tsx';
import { liveScoreLinks } from '../../routes/live-score-routes.ts';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { useLiveScores } from '../../state/load/use-live-scores.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { useToday } from '../../state/device/clock.ts';
import { useMinWidth } from '../../state/device/use-min-width.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import styles from './live-scores.module.css';
import { DayResults, RunningResults } from './score-results.tsx';
import { useScorePanel } from './use-score-panel.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { chipClass } from '../../ui/control/chip.tsx';
import { useScrollToCurrent } from '../../ui/control/use-scroll-to-current.ts';
import { SportIcon } from '../../parts/pictures/picture.tsx';

/** Width of the window from which a match fits beside the scores (rule scores-14): 1,280 px at the usual size of text. */
const PANEL_FITS_FROM = '80rem';

interface LiveScoresPageProps {
  /** Panel with a match beside the list (rule scores-14); passed in by the app, because it belongs to another feature. */
  MatchPanel?: ComponentType<MatchPanelProps>;
}

/** `/canli-skor/{sport}` (rule scores-1): the address is the whole state; football is the default sport. */
export default function LiveScoresPage({ MatchPanel }: LiveScoresPageProps) {
  const { sport: slug } = useParams<{ sport?: string }>();
  const sport = sportBySlug(slug ?? DEFAULT_SPORT);
  if (sport === undefined) return <UnknownSport />;
  return <LiveScores key={sport.id} sport={sport} MatchPanel={sport.hasMatchDetail ? MatchPanel : undefined} />;
}

interface LiveScoresProps {
  sport: Sport;
  MatchPanel: ComponentType<MatchPanelProps> | undefined;
}

function LiveScores({ sport, MatchPanel }: LiveScoresProps) {
  const [, navigate] = useLocation();
  const now = useToday();
  const filters = useMemo(() => scoreListFilters(now), [now]);
  const { choice, hrefOf } = useQueryState(filters, liveScoreLinks.list(sport.slug));
  const day = choice.d;
  // Matches that began late yesterday may still be running.
  const runs = day === dayKey(now) || day === dayKey(now - DAY_SECONDS);
  const load = useLiveScores(sport.id, day, !runs);
  // A row of scores takes less room than one of odds, so that a match fits beside it earlier than in the program.
  const hasPanel = useMinWidth(PANEL_FITS_FROM) && MatchPanel !== undefined;
  // On a phone the bottom bar says where one is.
  const isPhone = useViewport() === 'mobile';
  // The list beside a match is as narrow as on a phone.
  const isCompact = isPhone || hasPanel;
  const panel = useScorePanel(Number(choice.mac), (mac, how) => navigate(hrefOf({ mac: String(mac || '') }), how));
  const results = {
    sport,
    day,
    show: choice.durum,
    load,
    isCompact,
    panel: hasPanel ? { ...panel, MatchPanel } : undefined,
    onShow: (durum: ScoreFilter) => navigate(hrefOf({ durum }), { replace: true }),
    days: <DayStrip day={day} now={now} hrefOf={(d) => hrefOf({ d, mac: '' })} />,
  };
  return (
    <Page
      tabTitle={`Canlı skor · ${sport.name}`}
      width="full"
      contentReady={load.phase !== 'loading'}
      heading={isCompact ? 'hidden' : 'shown'}
      aside={<ScoreVisibilityChip />}
    >
      <LiveSwitch current="scores" sportSlug={sport.slug} />
      <div className={hasPanel ? styles['split'] : undefined}>
        <div className={styles['box']}>
          <div className={styles['top']}>
            <ScoreSports current={sport} hrefOf={(slug) => hrefOf({ mac: '' }, liveScoreLinks.list(slug))} />
            {isCompact && <ScoreVisibilityButton />}
          </div>
        </div>
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

/** Sports with two sides, with their number of running matches. */
function ScoreSports({ current, hrefOf }: { current: Sport; hrefOf: (slug: string) => string }) {
  const infos = useTopicValue({ kind: 'sports' }, 'sports');
  const list = useRef<HTMLUListElement>(null);
  useScrollToCurrent(list, current.slug);
  return (
    <nav aria-label="Canlı skorun sporları">
      <ul ref={list} className={`flex gap-2 ${styles['sports']}`}>
        {offered.map(({ id, slug, name }) => {
          const live = infos?.find(({ sportId }) => sportId === id)?.live ?? 0;
          return (
            <li key={slug} data-id={slug}>
              <Link
                href={hrefOf(slug)}
                className={chipClass(slug === current.slug)}
                aria-current={slug === current.slug ? 'page' : undefined}
              >
                <SportIcon sportId={id} />
                {name}
                {live > 0 && (
                  <span className={`${styles['live']} num`}>
                    {live}
                    <span className="visually-hidden"> canlı</span>
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

/** Races, the Olympics and duels have no score of two sides. */
const withoutSides = new Set<number>([MOTORSPORTS, TOKYO_OLYMPICS, DUEL]);
const offered = sports.filter(({ id }) => !withoutSides.has(id));

interface DayStripProps {
  day: string;
  /** Epoch seconds of today. */
  now: number;
  hrefOf: (day: string) => string;
}

/** Links to the days from a week ago to a week ahead. */
function DayStrip({ day, now, hrefOf }: DayStripProps) {
  const list = useRef<HTMLUListElement>(null);
  const days = useMemo(() => scoreDays(day, now), [day, now]);
  useScrollToCurrent(list, day);
  return (
    <nav aria-label="Gün">
      <ul ref={list} className={`flex gap-2 ${styles['days']}`}>
        {days.map((each) => (
          <li key={each.day} data-id={each.day}>
            <Link
              href={hrefOf(each.day)}
              className={`stack muted ${styles['day']}`}
              aria-current={each.day === day ? 'date' : undefined}
            >
              <b>{each.name}</b>
              <span className="num">{each.date}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
