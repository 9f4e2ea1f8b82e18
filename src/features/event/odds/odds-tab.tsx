import { memo, useCallback, useMemo, useRef, useState } from 'react';
import type { SuspensionTrigger } from '../changes/bet-suspension.ts';
import { ALL_GROUP_SLUG, type DetailMarketGroup, groupMarkets } from './market-groups.ts';
import { oddsMark, takesBets } from '../../../domain/program/playable.ts';
import { isShownMarket } from '../../../domain/program/shown-market.ts';
import { sportById } from '../../../domain/sports.ts';
import type { MarketConfig } from '../../../model/market-config.ts';
import type { MarketRef } from '../../../model/program.ts';
import { type TopicView, useTopicEntry, useTopic, useTopicValue } from '../../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../../state/load/use-topic-load.ts';
import { useViewport } from '../../../state/device/use-viewport.ts';
import { useOutcomeToggle, useSelectedOutcome } from '../../../state/slip/selected-outcome.ts';
import { Button } from '../../../ui/control/button.tsx';
import { MovementStrip } from '../changes/movement-strip.tsx';
import { isMarket } from '../changes/odds-movement.ts';
import { useLastIncident } from '../changes/use-closure-text.ts';
import { useOpeningOdds } from '../changes/use-opening-odds.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { FailureNotice } from '../../../ui/feedback/failure-notice.tsx';
import { TabSkeleton } from '../page/event-skeleton.tsx';
import { useAreSpoilerNamesHidden } from '../../../state/spoiler/use-spoiler-preference.ts';
import { useEventLoad, type EventQueryState, useEventQuery } from '../page/use-event-query.ts';
import type { EventTabProps } from '../tabs/tab-definition.ts';
import { CardSections } from './card-sections.tsx';
import { type MatchNoteTexts, MatchNotes, matchNoteTexts } from './match-notes.tsx';
import { MarketsToolbar } from './markets-toolbar.tsx';
import styles from './odds.module.css';
import { outcomeLayout, outcomeRows } from './outcome-layout.ts';
import type { CardMarket } from './shown-markets.ts';
import { useShownMarkets } from './use-shown-markets.ts';

/** "Tüm oranlar" of the match page: group and percentages are those of its address. */
export function OddsTab(props: EventTabProps) {
  return <EventMarkets {...props} address={useEventQuery()} />;
}

/** All markets, once the names of the market configuration are there. */
export function EventMarkets({ view, head, address }: EventTabProps & { address: EventQueryState }) {
  const names = useTopicLoad(useTopic({ kind: 'config' }), 'markets');
  const order = useEventLoad(view, 'order');
  const { id, sportId, home, away, name } = head;
  const running = head.phase !== 0;
  const locked = !takesBets(head);
  const mark = oddsMark(head);
  const app = useTopicValue({ kind: 'config' }, 'app');
  const { king, share } = matchNoteTexts(app?.kingOddHighlight, head);
  // The head changes with every minute and goal; the cards depend on none of that.
  const happened = useLastIncident(head);
  const coversNames = useAreSpoilerNamesHidden(head);
  const event = useMemo(
    () => ({ id, sportId, home, away, name, running, locked, mark, happened, coversNames }),
    [id, sportId, home, away, name, running, locked, mark, happened, coversNames],
  );
  if (names.phase === 'failed' && names.failure !== null) {
    return <FailureNotice failure={names.failure} onRetry={names.retry} />;
  }
  // The page shows why.
  if (order.phase === 'failed') return null;
  if (names.phase !== 'ready' || order.phase !== 'ready') return <TabSkeleton />;
  return (
    <MarketsPanel
      view={view}
      config={names.value}
      order={order.value}
      event={event}
      address={address}
      king={king}
      share={share}
    />
  );
}

interface PanelEvent {
  id: number;
  sportId: number;
  home: string;
  away: string;
  name: string;
  running: boolean;
  /** Takes no bets now. */
  locked: boolean;
  /** `old`: its odds are shown as outdated (rule updates-22). */
  mark: ReturnType<typeof oddsMark>;
  /** Last incident of the match: the reason shown when a market closes. */
  happened: SuspensionTrigger | null;
  /** True when market names are shown without the score in them. */
  coversNames: boolean;
}

interface MarketsPanelProps extends MatchNoteTexts {
  view: TopicView<'event'>;
  config: MarketConfig;
  order: MarketRef[];
  /** Keep it stable while nothing in it changed: the panel is memoised. */
  event: PanelEvent;
  address: EventQueryState;
}

/** All markets of an event in their detail groups. */
const MarketsPanel = memo(function MarketsPanel({
  view,
  config,
  order,
  event,
  address,
  king,
  share,
}: MarketsPanelProps) {
  const { query, set } = address;
  const wide = sportById(event.sportId)?.hasWideOddBoxes === true;
  const groups = useMemo(
    () => groupMarkets(config, event.sportId, cardMarkets(view, order, wide)),
    [config, event.sportId, order, view, wide],
  );
  const { chosen, chips } = useChosenGroup(groups, query.grup ?? '');
  const list = useRef<HTMLDivElement>(null);
  // A kick-off changes every market: that is another view, not a change of this one.
  const shownView = `${chosen.slug}:${event.running ? 'live' : 'pre'}`;
  const { sections, removeClosed: tidy } = useShownMarkets(chosen.sections, shownView, list);
  const [collapsed, setCollapsed] = useState<ReadonlySet<number>>(new Set());
  const percentages = useTopicEntry(view, 'percentages');
  const selected = useSelectedOutcome(event.id);
  useOpeningOdds(view, event.id, order);

  const toggle = useCallback((id: number) => {
    setCollapsed((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const select = useOutcomeToggle(event.sportId);

  // The pressed button leaves with its card; whoever came by keyboard goes on from the list.
  const tidyUp = useCallback(() => {
    tidy();
    list.current?.focus({ preventScroll: true });
  }, [tidy]);

  const ids = sections.flatMap((section) => section.cards.map((card) => card.id));
  const allCollapsed = ids.length > 0 && ids.every((id) => collapsed.has(id));
  const showPercentages = query.percentFilter === '1';
  // On a phone the first odds come first.
  const isPhone = useViewport() === 'mobile';
  const strip = (
    <MovementStrip
      key={String(event.running)}
      view={view}
      config={config}
      sportId={event.sportId}
      running={event.running}
      coversNames={event.coversNames}
      order={order}
      locked={event.locked}
      happened={event.happened}
    />
  );
  const notes = <MatchNotes king={king} share={share} />;
  return (
    <div className={styles['panel']} data-odds={event.mark}>
      <MarketsToolbar
        groups={chips}
        current={chosen.slug}
        onGroup={(slug) => set('grup', slug === ALL_GROUP_SLUG ? '' : slug)}
        percentages={showPercentages}
        onPercentages={() => set('percentFilter', showPercentages ? '' : '1')}
        summary={event.running ? query.widgetType === 'ozet' : undefined}
        onSummary={() => set('widgetType', query.widgetType === 'ozet' ? '' : 'ozet')}
        allCollapsed={allCollapsed}
        onCollapseAll={() => setCollapsed(new Set(allCollapsed ? [] : ids))}
      />
      {!isPhone && strip}
      <div ref={list} className={`stack gap-4 ${styles['sections']}`} tabIndex={-1}>
        <CardSections
          sections={sections}
          note={
            isPhone ? (
              <>
                {notes}
                <div className={styles['movement']}>{strip}</div>
              </>
            ) : (
              notes
            )
          }
          view={view}
          config={config}
          event={event}
          wide={wide}
          collapsed={collapsed}
          onToggle={toggle}
          selected={selected}
          onSelect={select}
          onTidy={tidyUp}
          percentages={showPercentages ? (percentages ?? noPercentages) : undefined}
        />
      </div>
      {sections.length === 0 && (
        <NoMarkets onAll={chosen.slug === ALL_GROUP_SLUG ? undefined : () => set('grup', '')} />
      )}
    </div>
  );
});

type CardGroup = DetailMarketGroup<CardMarket>;

const noPercentages: Record<string, Record<string, number>> = {};
const noGroup: CardGroup = { slug: ALL_GROUP_SLUG, name: 'Tümü', priority: -1, sections: [] };

/** Markets to show, with the rows of their cards: read when markets come or go, not on every change of an odd. */
function cardMarkets(view: TopicView<'event'>, order: MarketRef[], wide: boolean): CardMarket[] {
  return order.flatMap((ref) => {
    const value = view.cell(`market:${ref.id}`).value;
    const market = isMarket(value) ? value : undefined;
    if (market !== undefined && !isShownMarket(market)) return [];
    const labels = market?.outcomes.map((outcome) => outcome.name) ?? [];
    return [{ ...ref, rows: outcomeRows(labels.length, outcomeLayout(labels, wide)) }];
  });
}

/** The group of the address. A chosen group without markets left stays chosen until the player leaves it. */
function useChosenGroup(groups: CardGroup[], slug: string): { chosen: CardGroup; chips: CardGroup[] } {
  const wanted = slug === '' ? ALL_GROUP_SLUG : slug;
  const found = groups.find((group) => group.slug === wanted);
  const [last, setLast] = useState<CardGroup | undefined>(found);
  if (found !== undefined && found !== last) setLast(found);
  return useMemo(() => {
    if (found !== undefined) return { chosen: found, chips: groups };
    if (last?.slug !== wanted) return { chosen: groups[0] ?? noGroup, chips: groups };
    const empty = { ...last, sections: [] };
    return { chosen: empty, chips: [...groups, empty] };
  }, [found, groups, last, wanted]);
}

function NoMarkets({ onAll }: { onAll: (() => void) | undefined }) {
  if (onAll === undefined) {
    return <EmptyState title="Şu anda açık bahis yok" text="Yeni bahisler açıldığında burada görünecek." />;
  }
  return (
    <EmptyState
      title="Bu grupta açık bahis kalmadı"
      action={
        <Button variant="quiet" onClick={onAll}>
          Tüm bahisleri göster
        </Button>
      }
    />
  );
}
