import type { ListFacets } from '../../../model/program.ts';
import { useCallback } from 'react';
import { hideModal, hideSheet, showModal, showSheet } from '../../../state/overlays/dialogs.ts';
import { useTopicValue } from '../../../state/engine/live.ts';
import { useViewport } from '../../../state/device/viewport.ts';
import { LeagueFilter } from './league-filter.tsx';
import type { ChangeFilters } from '../use-program-address.ts';

/** Opens the league filter: a sheet on a phone, a dialog elsewhere. */
export function useLeagueFilter(
  facets: ListFacets | undefined,
  chosen: readonly number[],
  change: ChangeFilters,
): () => void {
  const phone = useViewport() === 'mobile';
  const favourites = useTopicValue({ kind: 'favourites' }, 'leagues');
  return useCallback(() => {
    const apply = (leagues: number[]): void => {
      if (phone) hideSheet();
      else hideModal();
      change({ leagues });
    };
    const favouriteIds = new Set(favourites?.map(({ competitionId }) => competitionId));
    const content = (
      <LeagueFilter leagues={facets?.leagues ?? []} favourites={favouriteIds} chosen={chosen} onApply={apply} />
    );
    if (phone) showSheet({ title: 'Ligler', content, height: '85dvh' });
    else showModal({ title: 'Ligler', content });
  }, [phone, favourites, facets, chosen, change]);
}
