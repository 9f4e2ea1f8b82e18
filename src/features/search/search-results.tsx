import SearchX from 'lucide-react/icons/search-x';
import { useDeferredValue, useEffect, useState, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import { searchWords } from '../../domain/program/search-program.ts';
import type { ProgramFound } from '../../model/program.ts';
import { type TopicView, useTopicEntry, useTopic, useTopicValue } from '../../state/engine/use-topic.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { FoundList } from './found-list.tsx';
import { SearchStart } from './search-start.tsx';
import { searchState } from '../../state/overlays/search-state.ts';
import styles from './search-results.module.css';
import { type FoundMarket, buildMarketIndex, searchMarkets } from './search-markets.ts';
import { useViewport } from '../../state/device/use-viewport.ts';

/** Results for the typed text; before that, recent searches and common links. */
export default function SearchResults() {
  const { text } = useSnapshot(searchState);
  // Subscribed from the start, so that the lists of all sports load while the player still types.
  const load = useTopicValue({ kind: 'search', text: '' }, 'load');
  if (searchWords(text).length === 0) return <SearchStart />;
  return <Found text={text} loading={load?.phase === 'loading'} failed={load?.phase === 'failed'} />;
}

interface Shown {
  view: TopicView<'search'>;
  found: ProgramFound;
}

function Found({ text, loading, failed }: { text: string; loading: boolean; failed: boolean }) {
  const asked = useDeferredValue(text.trim());
  const view = useTopic({ kind: 'search', text: asked });
  const told = useTopicEntry(view, 'found');
  // Results for the shorter text stay visible until new ones arrive.
  const [shown, setShown] = useState<Shown>();
  if (told !== undefined && told !== shown?.found) setShown({ view, found: told });
  const markets = useFoundMarkets(asked);
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
      <output className="visually-hidden">{told === undefined ? '' : `${told.total} maç bulundu`}</output>
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

/** Market types whose names match the text; the index is built once per configuration. */
function useFoundMarkets(text: string): FoundMarket[] {
  const config = useTopicValue({ kind: 'config' }, 'markets');
  const narrow = useViewport() === 'mobile';
  const index = useMemo(() => (config === undefined ? [] : buildMarketIndex(config, narrow)), [config, narrow]);
  return useMemo(() => searchMarkets(index, searchWords(text)), [index, text]);
}
