/** Matches that begin soon, the weightiest leagues first (rule content-25). */
import { useEffect, useState } from 'react';
import { soonOrder } from '../../../domain/program/soon-order.ts';
import type { EventRow } from '../../../model/program.ts';
import { DEFAULT_SPORT } from '../../../routes/program-routes.ts';
import { entryLinks } from '../../../routes/routes.ts';
import { useMinute } from '../../../state/device/clock.ts';
import { type TopicView, useTopicEntry, useTopicValue } from '../../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../../state/load/use-topic-load.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { useWidget } from '../home-loads.ts';
import { HomeSection } from '../home-section.tsx';
import { EventCards } from './event-widget.tsx';

export default function StartingSoon() {
  const view = useWidget('upcoming');
  const load = useTopicLoad(view, 'order');
  const order = useSoonOrder(view, load.value);
  return (
    <HomeSection
      title="Birazdan"
      more={{ label: 'Saate göre program', href: entryLinks.program(DEFAULT_SPORT, { sirala: 'tarih' }) }}
    >
      <EventCards
        view={view}
        of={load.phase !== 'ready' ? load : order === undefined ? { ...load, ...waiting } : { ...load, value: order }}
        label="Birazdan başlayacak maçlar"
        empty={<EmptyState title="Yakında başlayacak maç yok" text="Sonraki günlerin maçları programda." />}
      />
    </HomeSection>
  );
}

const waiting = { phase: 'loading', value: undefined } as const;

/** Longest wait for leagues and favourites, ms. */
const LONGEST_WAIT_MS = 1_000;

/**
 * Returns the matches in the order to show; undefined while leagues or favourites are still loading. The order changes
 * only with the matches, so that nothing moves under a finger.
 */
function useSoonOrder(view: TopicView<'widget'>, eventIds: readonly number[] | undefined): number[] | undefined {
  const now = useMinute();
  const leagues = useTopicValue({ kind: 'favourites' }, 'leagues');
  const isLate = useIsLate(eventIds !== undefined);
  // Every row changes when the leagues arrive.
  useTopicEntry(view, `row:${eventIds?.[0] ?? 0}`);
  const [shown, setShown] = useState({ matches: '', order: [] as number[] });
  if (eventIds === undefined) return undefined;
  const matches = eventIds.toSorted((a, b) => a - b).join(' ');
  if (matches === shown.matches) return shown.order;
  const rows = eventIds.flatMap((id) => (view.cell(`row:${id}`).value as EventRow | undefined) ?? []);
  const isKnown =
    leagues !== undefined &&
    rows.length === eventIds.length &&
    rows.every(({ competition, competitionId }) => competition !== null || competitionId === 0);
  if (!isKnown && !isLate) return undefined;
  const favourites = new Set(leagues?.map(({ competitionId }) => competitionId));
  const sorted = soonOrder(rows, favourites, now);
  // A match without a row yet keeps a place at the end.
  const order = [...sorted, ...eventIds.filter((id) => !sorted.includes(id))];
  setShown({ matches, order });
  return order;
}

/** True once the wait for what comes beside the matches has lasted long enough. */
function useIsLate(hasMatches: boolean): boolean {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!hasMatches) return undefined;
    const timer = setTimeout(() => setIsLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [hasMatches]);
  return isLate;
}
