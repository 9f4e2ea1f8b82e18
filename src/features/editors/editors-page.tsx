import { useCallback } from 'react';
import { useLocation, useSearch } from 'wouter';
import { contentLinks } from '../../routes/content-routes.ts';
import { Page } from '../../parts/page/page.tsx';
import { useSession } from '../../state/member/session.ts';
import { SearchField } from '../../ui/control/search-field.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { EditorsSkeleton, FavouriteEditors, MemberEditors, VisitorEditors } from './editor-lists.tsx';
import { EditorSearchResults } from './editor-search-results.tsx';

/** `/yazar-yorumlari` (rule content-4): the editors and their results. The address holds the search and the list. */
export default function EditorsPage() {
  const [, navigate] = useLocation();
  const address = new URLSearchParams(useSearch());
  const { phase } = useSession();
  const text = address.get('ara') ?? '';
  const favourites = phase === 'member' && address.get('liste') === FAVOURITES;
  const search = useCallback((ara: string) => navigate(contentLinks.editors({ ara }), { replace: true }), [navigate]);
  return (
    <Page
      width="wide"
      contentReady={phase !== 'opening'}
      intro="Yazarların maç tahminleri. Son beş sonuca bak, yorumu oku, oranı kuponuna ekle."
    >
      <div className="stack">
        <SearchField value={text} onSearch={search} label="Yazar ve yorum ara" placeholder="Yazar, takım, lig…" />
      </div>
      {phase === 'member' && text === '' && (
        <Segmented
          label="Yazarlar"
          wide
          options={lists}
          value={favourites ? FAVOURITES : ''}
          onChange={(liste) => navigate(contentLinks.editors({ liste }))}
        />
      )}
      {text === '' ? <Editors phase={phase} favourites={favourites} /> : <EditorSearchResults text={text} />}
    </Page>
  );
}

const FAVOURITES = 'favoriler';
const lists = [
  { value: '', label: 'Tüm yazarlar' },
  { value: FAVOURITES, label: 'Favorilerim' },
];

function Editors({ phase, favourites }: { phase: 'opening' | 'visitor' | 'member'; favourites: boolean }) {
  if (phase === 'opening') return <EditorsSkeleton />;
  if (phase === 'visitor') return <VisitorEditors />;
  return favourites ? <FavouriteEditors /> : <MemberEditors />;
}
