import { useCallback, useState } from 'react';
import type { Competition } from '../../../../model/event.ts';
import type { Loaded } from '../../../../model/load.ts';
import type { ListFacets } from '../../../../model/program.ts';
import { useViewport } from '../../../../state/device/use-viewport.ts';
import { type TopicView, useTopic, useTopicValue } from '../../../../state/engine/use-topic.ts';
import { useTopicLoad } from '../../../../state/load/use-topic-load.ts';
import { hideModal, hideSheet, showForm, showSheet } from '../../../../state/overlays/dialogs.ts';
import { LoadedContent } from '../../../../ui/feedback/loaded-content.tsx';
import { SkeletonRows } from '../../../../ui/feedback/skeleton-rows.tsx';
import type { ChangeFilters } from '../../program-route.ts';
import { LeagueChoice, type LeagueChoiceProps } from './league-choice.tsx';
import styles from './league-filter.module.css';

/** Opens the league filter: a sheet on a phone, a dialog elsewhere. */
export function useLeagueFilter(
  view: TopicView<'list'>,
  facets: ListFacets | undefined,
  chosen: readonly number[],
  change: ChangeFilters,
): () => void {
  const phone = useViewport() === 'mobile';
  const seen = useSeenLeagues(facets);
  return useCallback(() => {
    const apply = (leagues: number[]): void => {
      if (phone) hideSheet();
      else hideModal();
      change({ leagues });
    };
    const content = <LeagueFilter {...{ view, knownLeagues: seen, chosen }} onApply={apply} />;
    if (phone) showSheet({ title: 'Ligler', content, height: '85dvh' });
    else showForm({ title: 'Ligler', content });
  }, [phone, view, seen, chosen, change]);
}

/** Leagues by id, also those without a match now: the ones seen in the list so far, and favourites. */
function useSeenLeagues(facets: ListFacets | undefined): ReadonlyMap<number, Competition> {
  const [seen, setSeen] = useState<ReadonlyMap<number, Competition>>(new Map());
  const favourites = useTopicValue({ kind: 'favourites' }, 'leagues');
  const named = favourites?.flatMap(({ competition }) => competition ?? []) ?? [];
  const fresh = [...named, ...(facets?.leagues ?? [])].filter(({ id }) => !seen.has(id));
  if (fresh.length > 0) setSeen(new Map([...seen, ...fresh.map((league) => [league.id, league] as const)]));
  return seen;
}

/** Reads the leagues itself, because later renders of the page do not reach an open dialog. */
function LeagueFilter({ view, ...rest }: { view: TopicView<'list'> } & Omit<LeagueChoiceProps, 'leagues'>) {
  const loaded = useTopicLoad(useTopic<'list'>(view.topic), 'facets');
  // The last leagues are kept while another engine takes over, so that ticks are not lost.
  const [last, setLast] = useState(loaded.value);
  if (loaded.value !== undefined && loaded.value !== last) setLast(loaded.value);
  const shown: Loaded<ListFacets> = last === undefined ? loaded : { ...loaded, phase: 'ready', value: last };
  return (
    <LoadedContent
      of={shown}
      age="elsewhere"
      skeleton={<SkeletonRows label="Ligler yükleniyor…" rows={8} height="var(--touch)" className={styles['filter']} />}
    >
      {({ leagues }) => <LeagueChoice leagues={leagues} {...rest} />}
    </LoadedContent>
  );
}
