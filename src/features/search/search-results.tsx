import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useEffect, useState, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { searchWords } from '../../domain/program/search-program.ts';
import type { ProgramFound } from '../../model/program.ts';
import { type TopicView, useTopicEntry, useTopic, useTopicValue } from '../../state/engine/use-topic.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FoundList } from './found-list.tsx';
import { searchState, setSearchText } from './search-state.ts';
import styles from './search-results.module.css';
import { type FoundMarket, buildMarketIndex, searchMarkets } from './search-markets.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import History from 'lucide-react/icons/history';
import { Link, useLocation } from 'wouter';
import { BASKETBALL, FOOTBALL, sportBySlug } from '../../domain/sports.ts';
import { entryLinks } from '../../routes/routes.ts';
import { poolLinks } from '../../routes/pool-routes.ts';
import { clearSearches, useRecentSearches } from '../../state/device/recent-searches.ts';
import { hideSheet } from '../../state/overlays/dialogs.ts';
import { Button } from '../../ui/control/button.tsx';
import { Picture } from '../../parts/pictures/picture.tsx';

/** Results for the typed text; before that, recent searches and common links. */
export default function SearchResults() {
  const { text } = useSnapshot(searchState);
  // Subscribed from the start, so that the lists of all sports load while the player still types.
  const load = useTopicValue({ kind: 'search', text: '', sportId: usePageSport() }, 'load');
  if (searchWords(text).length === 0) return <SearchStart />;
  return <Found text={text} loading={load?.phase === 'loading'} failed={load?.phase === 'failed'} />;
}

interface Shown {
  view: TopicView<'search'>;
  found: ProgramFound;
}

function Found({ text, loading, failed }: { text: string; loading: boolean; failed: boolean }) {
  const asked = useDeferredValue(text.trim());
  const view = useTopic({ kind: 'search', text: asked, sportId: usePageSport() });
  const markets = useFoundMarkets(asked);
  const told = withoutCorrection(useTopicEntry(view, 'found'), markets);
  // Results for the shorter text stay visible until new ones arrive.
  const [shown, setShown] = useState<Shown>();
  if (told !== undefined && told !== shown?.found) setShown({ view, found: told });
  const nothing = told !== undefined && told.total === 0 && told.leagues.length === 0 && markets.length === 0;
  const isEmpty = nothing && !loading;
  const settled = told !== undefined && (isEmpty || !nothing);
  useEffect(() => {
    if (settled) searchState.shownResultsText = asked;
    if (isEmpty) searchState.opensFirstResult = false;
    return () => {
      searchState.shownResultsText = '';
    };
  }, [asked, settled, isEmpty]);
  return (
    <>
      <output className="visually-hidden">
        {told === undefined
          ? ''
          : `${told.total} maç bulundu${told.correction === undefined ? '' : `: ${told.correction}`}`}
      </output>
      {told?.correction !== undefined && (
        <p className={`${styles['note']} ${styles['correction']}`} aria-hidden="true">
          “{asked}” bulunamadı, <b>{told.correction}</b> için sonuçlar:
        </p>
      )}
      {isEmpty ? (
        <EmptyState
          icon={<SearchX size={26} aria-hidden="true" />}
          title={`“${asked}” için bir şey bulamadık`}
          text="Takımın ya da ligin adından birkaç harf yeter; Türkçe harfleri yazmasan da olur."
        />
      ) : (
        shown !== undefined && <FoundList {...shown} markets={markets} text={asked} />
      )}
      {loading && <p className={styles['note']}>Diğer sporlar da aranıyor…</p>}
      {failed && <p className={styles['note']}>Bazı sporlara şu anda ulaşılamıyor; bulunanlar son bilinenler.</p>}
    </>
  );
}

/** Drops results for a corrected text when market types match the typed one, which is then no typing error. */
function withoutCorrection(found: ProgramFound | undefined, markets: readonly FoundMarket[]): ProgramFound | undefined {
  return found?.correction !== undefined && markets.length > 0 ? nothingFound : found;
}

const nothingFound: ProgramFound = {
  eventIds: [],
  longTermIds: [],
  minorIds: [],
  total: 0,
  sports: [],
  leagues: [],
  leaguesFirst: false,
};

/** Sport of the page the search was opened from, by the slug in its address; 0 if it has none. */
function usePageSport(): number {
  const [path] = useLocation();
  return path.split('/').flatMap((part) => sportBySlug(part) ?? [])[0]?.id ?? 0;
}

/** Market types whose names match the text; the index is built once per configuration. */
function useFoundMarkets(text: string): FoundMarket[] {
  const config = useTopicValue({ kind: 'config' }, 'markets');
  const narrow = useViewport() === 'mobile';
  const index = useMemo(() => (config === undefined ? [] : buildMarketIndex(config, narrow)), [config, narrow]);
  return useMemo(() => searchMarkets(index, searchWords(text)), [index, text]);
}

/** Content before a search: recent searches and common links. */
function SearchStart() {
  const recent = useRecentSearches();
  const { text } = useSnapshot(searchState);
  return (
    <div className={`stack gap-4 ${styles['start']}`}>
      {text.trim() !== '' && <p className={styles['hint']}>Bir harf daha yaz.</p>}
      {recent.length > 0 && (
        <section aria-label="Son aramaların">
          <header className="row between">
            <p className={`text-xs weight-650 faint ${styles['title']}`}>Son aramaların</p>
            <Button variant="text" onClick={clearSearches}>
              Temizle
            </Button>
          </header>
          <ul className="flex wrap gap-2">
            {recent.map((each) => (
              <li key={each}>
                <button
                  type="button"
                  className={`middle text-sm weight-550 ${styles['chip']}`}
                  onClick={() => again(each)}
                >
                  <History size={15} aria-hidden="true" /> {each}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Çok gidilenler">
        <p className={`text-xs weight-650 faint ${styles['title']}`}>Çok gidilenler</p>
        <ul className="flex wrap gap-2">
          {ways.map(({ label, href, picture }) => (
            <li key={href}>
              <Link href={href} className={`middle text-sm weight-550 ${styles['chip']}`} onClick={hideSheet}>
                {picture !== undefined && <Picture of={picture} size={16} />} {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <p className={styles['hint']}>Bütün sporlarda arar: maç, takım, lig ve bahis türü.</p>
    </div>
  );
}

/** Puts the text of a recent search back into the field. */
function again(text: string): void {
  setSearchText(text);
  document.querySelector<HTMLInputElement>('input[role="combobox"]')?.focus();
}

const ways: { label: string; href: string; picture?: number | 'live' }[] = [
  { label: 'Canlı maçlar', href: entryLinks.liveProgram(), picture: 'live' },
  { label: 'Günün futbol maçları', href: entryLinks.program('futbol', { sirala: 'tarih' }), picture: FOOTBALL },
  { label: 'Basketbol', href: entryLinks.program('basketbol'), picture: BASKETBALL },
  { label: 'Popüler bahisler', href: entryLinks.popularBets() },
  { label: 'Kolay kuponlar', href: entryLinks.easyCoupons() },
  { label: 'Spor Toto', href: poolLinks.pool() },
];
