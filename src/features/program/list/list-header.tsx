import type { ListFacets } from '../../../model/program.ts';
import { memo, useCallback } from 'react';
import type { ListQuery } from '../../../contract/port/topics.ts';
import { longDate } from '../../../domain/time.ts';
import { askEngine } from '../../../state/engine/engine.ts';
import { useTopicValue } from '../../../state/engine/live.ts';
import { LeagueHeader } from './league-header.tsx';
import type { SectionHeader } from './list-sections.ts';
import type { RowLook } from './program-row.tsx';

interface ListHeaderProps {
  header: SectionHeader | undefined;
  facets: ListFacets | undefined;
  look: RowLook;
  sort: ListQuery['sort'];
}

/** The header of a league with its star, or of a day. */
export const ListHeader = memo(function ListHeader({ header, facets, look, sort }: ListHeaderProps) {
  if (header === undefined) return null;
  if (sort === 'date') {
    return (
      <LeagueHeader
        title={header.day === '' ? 'Karşılaşmalar' : longDate(Date.parse(`${header.day}T09:00:00Z`) / 1000)}
        country=""
        icon=""
        count={header.count}
        columns={look.columns}
        named={look.named}
        scrolling={look.scrolling}
      />
    );
  }
  return <League header={header} facets={facets} look={look} />;
});

function League({ header, facets, look }: Omit<ListHeaderProps, 'sort'> & { header: SectionHeader }) {
  const { competitionId, sportId } = header;
  const favourites = useTopicValue({ kind: 'favourites' }, 'leagues');
  const competition = facets?.leagues.find((league) => league.id === competitionId);
  const toggle = useCallback(() => {
    // The topic tells the outcome; a star that could not be kept simply stays as it was.
    void askEngine('toggleFavouriteLeague', { sportId, competitionId });
  }, [sportId, competitionId]);
  return (
    <LeagueHeader
      title={competition?.name.trim() ?? 'Diğer'}
      country={competition?.country ?? ''}
      icon={competition?.icon ?? ''}
      count={header.count}
      columns={look.columns}
      named={look.named}
      favourite={favourites?.some((league) => league.competitionId === competitionId) ?? false}
      onToggleFavourite={toggle}
      scrolling={look.scrolling}
    />
  );
}
