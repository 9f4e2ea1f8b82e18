import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Crown from 'lucide-react/icons/crown';
import { type ComponentType, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Link, Redirect } from 'wouter';
import type { ListGroup } from '../../domain/program/columns.ts';
import { sportKingText } from '../../domain/program/king-text.ts';
import { BASKETBALL, FOOTBALL, TENNIS, VOLLEYBALL } from '../../domain/sports.ts';
import { LiveSwitch } from '../../parts/live-switch/live-switch.tsx';
import {
  type MatchChoice,
  type MatchPanelProps,
  choosingClass,
  useMatchChoice,
  usePanelMatch,
} from '../../parts/match-choice/match-choice.ts';
import { Page } from '../../parts/page/page.tsx';
import { SIDE_PANEL_WIDTH_PX, WithSidePanel } from '../../parts/side-panel/side-panel.tsx';
import { DEFAULT_SPORT } from '../../routes/program-routes.ts';
import { markKingSentenceShown, wasKingSentenceShown } from '../../state/device/king-sentence.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useMinWidth } from '../../state/device/use-min-width.ts';
import { useTopicValue } from '../../state/engine/use-topic.ts';
import { requestTour, useTourOffer } from '../../state/overlays/tours.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { classNames } from '../../ui/style/class-names.ts';
import { FilterBar } from './filters/filter-bar.tsx';
import type { ProgramFilters } from './filters/program-filters.ts';
import { useColumns, useWidth } from './list/use-columns.ts';
import { useListView } from './list/use-list-view.ts';
import styles from './program-page.module.css';
import {
  type ProgramMode,
  type ProgramRoute,
  programRouteTitle,
  listScope,
  type ChangeFilters,
  useProgramAddress,
} from './program-route.ts';
import { ProgramResults } from './program-results.tsx';
import { setUiSetting, uiSettings } from '../../state/device/ui-settings.ts';

/** Width of the window from which a match fits beside its list (rule program-29). */
const PANEL_FITS_FROM = '1600px';

/** Older entries are dropped, because habits change. */
const MOST_LOOKS = 30;

/**
 * Sports opened on this device: the navigation lists the most used ones first (rule program-31). Records that a
 * sport's program was opened; the same sport again is recorded once.
 */
function recordRecentSport(slug: string): void {
  const { recentSports } = uiSettings;
  if (recentSports.at(-1) !== slug) setUiSetting('recentSports', [...recentSports, slug].slice(-MOST_LOOKS));
}

interface ProgramPageProps {
  mode: ProgramMode;
  /**
   * Panel with a match beside the list (rule program-29); passed in by the app, because it belongs to another feature.
   */
  MatchPanel?: ComponentType<MatchPanelProps>;
}

/** The program at all its addresses (rule program-1): bulletin, running, special events, all odds. */
export default function ProgramPage({ mode, MatchPanel }: ProgramPageProps) {
  const { route: place, eventId, filters, change } = useProgramAddress(mode);
  if (place === undefined) return <UnknownSport />;
  if (/^\d+$/.test(eventId) && place.sport?.hasMatchDetail === true) {
    return <Redirect to={entryLinks.event(place.sport.slug, Number(eventId))} replace />;
  }
  const panel = place.sport?.hasMatchDetail === true ? MatchPanel : undefined;
  const key = `${mode}:${place.sport?.id ?? 'all'}`;
  return <Program key={key} place={place} filters={filters} change={change} MatchPanel={panel} />;
}

interface ProgramProps {
  MatchPanel: ComponentType<MatchPanelProps> | undefined;
  place: ProgramRoute;
  filters: ProgramFilters;
  change: ChangeFilters;
}

function Program({ place, filters: addressed, change, MatchPanel }: ProgramProps) {
  const box = useRef<HTMLDivElement>(null);
  const slug = place.sport?.slug;
  useEffect(() => {
    if (slug !== undefined) recordRecentSport(slug);
  }, [slug]);
  const width = useWidth(box);
  const scope = listScope(place, addressed);
  // Running events are today's, whatever day they began, and long-term ones are far ahead: neither is filtered by day.
  const filters = useMemo(
    () => (scope === 'all' ? addressed : { ...addressed, day: '', hours: 0 }),
    [scope, addressed],
  );
  const sportId = scope === 'all' ? place.sport?.id : undefined;
  const king = useKingSentence(sportId);
  const hasPanel = useMinWidth(PANEL_FITS_FROM) && MatchPanel !== undefined;
  const listWidth = hasPanel ? width - SIDE_PANEL_WIDTH_PX : width;
  const columns = useColumns(place, scope, filters.group, listWidth);
  const list = useListView(place, scope, filters, columns);
  const { phase, value } = list.order;
  const hasNone = phase === 'failed' || value?.length === 0;
  const listed = useMemo(
    () => (hasPanel ? value?.flatMap((item) => (item.type === 'event' ? [item.eventId] : [])) : undefined),
    [hasPanel, value],
  );
  const { eventId: match, pin } = usePanelMatch(filters.match, listed);
  const choose = useCallback(
    (eventId: number, how: MatchChoice) => {
      if (eventId !== filters.match) change({ match: eventId }, how);
    },
    [filters.match, change],
  );
  const click = useMatchChoice(filters.match, choose);
  return (
    <Page title={programRouteTitle(place)} heading="hidden" width="full" contentReady={hasNone ? true : 'odds'}>
      <WithSidePanel
        ref={box}
        className={classNames(place.mode === 'allOdds' && styles['fixed'], hasPanel && choosingClass)}
        listClassName={styles['alone']}
        onClick={click}
        panel={
          hasPanel
            ? {
                label: 'Seçili maç',
                onEnter: pin,
                content: match !== 0 && place.sport !== null && (
                  <MatchPanel key={match} sport={place.sport} eventId={match} />
                ),
              }
            : undefined
        }
      >
        {place.mode === 'live' && slug !== undefined && <LiveSwitch current="odds" sportSlug={slug} />}
        <FilterBar
          route={place}
          days={scope === 'all'}
          filters={filters}
          change={change}
          facets={list.facets}
          view={list.view}
          groups={place.mode === 'allOdds' ? noGroups : columns?.groups}
          king={!king.isNew && king.text !== undefined && king.text !== '' && <KingCrown text={king.text} />}
        />
        {king.isNew && sportId !== undefined && <KingHighlight text={king.text} sportId={sportId} />}
        <ProgramResults route={place} filters={filters} change={change} list={list} currentId={match} />
      </WithSidePanel>
    </Page>
  );
}

interface KingSentence {
  /** '' for a sport without king odds, undefined until the configuration is known. */
  text: string | undefined;
  /** True on the first list of a visit, which shows the whole sentence (rule program-24). */
  isNew: boolean;
}

function useKingSentence(sportId: number | undefined): KingSentence {
  const app = useTopicValue({ kind: 'config' }, 'app');
  const [isNew] = useState(() => !wasKingSentenceShown());
  const text = sportId === undefined ? '' : app && sportKingText(app.kingOddHighlight, sportId);
  const isShown = text !== undefined && text !== '';
  useEffect(() => {
    if (isShown) markKingSentenceShown();
  }, [isShown]);
  useTourOffer('kingOdd', isShown);
  return { text, isNew };
}

/** The sentence on the benefit of king odds in this sport. */
function KingHighlight({ text, sportId }: { text: string | undefined; sportId: number }) {
  // Space is reserved in sports that have king odds by default (rule program-24), so that the list below does not move.
  const isWaiting = text === undefined && KING_SPORTS.has(sportId);
  if (!isWaiting && (text === undefined || text === '')) return null;
  return (
    <p
      className={classNames('row gap-2 text-xs weight-600', styles['king'], isWaiting && styles['waiting'])}
      aria-hidden={isWaiting || undefined}
      data-tour={isWaiting ? undefined : 'king-highlight'}
    >
      <Crown size={14} aria-hidden="true" />
      <span>{text ?? USUAL_SENTENCE}</span>
      <button
        type="button"
        className={`stack rigid ${styles['why']}`}
        aria-label="Kral Oran nedir?"
        onClick={() => requestTour('kingOdd')}
      >
        <CircleQuestionMark size={16} aria-hidden="true" />
      </button>
    </p>
  );
}

/** Reserves as many lines as the sentence will take: two on the narrowest phone in the system's font. */
const USUAL_SENTENCE = 'Kral Oran ile Her Maçta %4 Daha Yüksek Oran';

/** The crown in the filters' line, which names the sentence during the rest of the visit. */
function KingCrown({ text }: { text: string }) {
  return (
    <button
      type="button"
      className={`stack rigid ${styles['crown']}`}
      aria-label={`${text}. Kral Oran nedir?`}
      title={text}
      data-tour="king-highlight"
      onClick={() => requestTour('kingOdd')}
    >
      <Crown size={16} aria-hidden="true" />
    </button>
  );
}

const noGroups: readonly ListGroup[] = [];

const KING_SPORTS: ReadonlySet<number> = new Set([FOOTBALL, BASKETBALL, TENNIS, VOLLEYBALL]);

/** Shown for an unknown sport, with a link to the football program. */
function UnknownSport() {
  return (
    <Page title="Spor bulunamadı" heading="hidden" width="full">
      <EmptyState
        title="Böyle bir spor bulamadık"
        text="Adres yanlış yazılmış ya da bu spor programdan kalkmış olabilir."
        action={
          <Link className={buttonClass('primary')} href={entryLinks.program(DEFAULT_SPORT)}>
            Futbol programına dön
          </Link>
        }
      />
    </Page>
  );
}
