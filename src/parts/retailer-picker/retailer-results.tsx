import MapPin from 'lucide-react/icons/map-pin';
import SearchX from 'lucide-react/icons/search-x';
import type { ListedRetailer } from './retailer-distance.ts';
import { countText } from '../../domain/number-text.ts';
import { Button } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { RetailerList } from './retailer-list.tsx';
import styles from './retailer-picker.module.css';
import type { RetailerSearch } from './use-retailer-search.ts';

interface RetailerResultsProps {
  search: RetailerSearch;
  selectedId: number;
  onSelect: (retailer: ListedRetailer) => void;
}

/** Recommended retailer, then the search results, or the reason why there are none. */
export function RetailerResults({ search, selectedId, onSelect }: RetailerResultsProps) {
  const { retailers, recommended } = search;
  const found = retailers.value ?? [];
  const shown = recommended === null ? found : [recommended, ...found];
  return (
    <div aria-busy={retailers.phase === 'loading'}>
      <output className={`text-sm weight-550 muted ${styles['count']}`}>{summaryText(search)}</output>
      {shown.length > 0 && (
        <RetailerList
          retailers={shown}
          recommendedId={recommended?.id ?? 0}
          currentId={search.currentId}
          selectedId={selectedId}
          onSelect={onSelect}
        />
      )}
      <RestOfList search={search} />
    </div>
  );
}

function RestOfList({ search }: { search: RetailerSearch }) {
  const { retailers, recommended, text } = search;
  if (retailers.phase === 'idle') {
    return (
      <EmptyState
        icon={<MapPin size={26} aria-hidden="true" />}
        title={recommended === null ? 'Bayini bul' : 'Başka bir bayi mi arıyorsun?'}
        text="İl ve ilçe seç, bayinin adıyla ara ya da sana en yakın bayileri listele."
      />
    );
  }
  const nothingFound = (
    <EmptyState
      icon={<SearchX size={26} aria-hidden="true" />}
      title="Aradığın gibi bir bayi bulunamadı"
      text="Başka bir il ya da ilçe seç veya aramanı değiştir."
      action={
        text === '' ? undefined : (
          <Button variant="quiet" onClick={() => search.searchFor('')}>
            Aramayı temizle
          </Button>
        )
      }
    />
  );
  return (
    <LoadedContent of={retailers} skeleton={<Placeholders />} empty={nothingFound}>
      {() => null}
    </LoadedContent>
  );
}

function Placeholders() {
  return (
    <div className="stack gap-2">
      <p className="visually-hidden">Bayiler yükleniyor…</p>
      {[0, 1, 2, 3, 4].map((place) => (
        <Skeleton key={place} height={92} radius="l" />
      ))}
    </div>
  );
}

function summaryText({ retailers, nearby }: RetailerSearch): string {
  if (retailers.phase !== 'ready' || retailers.value.length === 0) return '';
  const count = `${countText(retailers.value.length)} bayi`;
  return nearby === 'on' ? `${count}, en yakından uzağa` : count;
}
