import ChevronDown from 'lucide-react/icons/chevron-down';
import LocateFixed from 'lucide-react/icons/locate-fixed';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { Loaded } from '../../model/load.ts';
import type { NamedPlace } from '../../model/retailer.ts';
import type { PlayerPositionPhase } from './use-player-position.ts';
import { Chip } from '../../ui/control/chip.tsx';
import { SearchBox } from '../../ui/control/search-box.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import styles from './retailer-picker.module.css';
import type { RetailerSearch } from './use-retailer-search.ts';

/** Filters of the retailer search: place, name, the player's position. */
export function RetailerFilters({ search }: { search: RetailerSearch }) {
  const { provinces, districts, nearby } = search;
  const failed = provinces.phase === 'failed' ? provinces : districts;
  return (
    <search className={`stack one-column gap-3 ${styles['filters']}`} aria-label="Bayi ara">
      <SearchBox size="field" text={search.text} onText={search.searchFor} label={BY_NAME} placeholder={BY_NAME} />
      <div className={`stack gap-3 ${styles['places']}`}>
        <PlaceSelect
          label="İl"
          anyLabel="Tüm iller"
          of={provinces}
          value={search.provinceId}
          onChange={search.chooseProvince}
        />
        <PlaceSelect
          label="İlçe"
          anyLabel="Tüm ilçeler"
          of={districts}
          value={search.districtId}
          onChange={search.chooseDistrict}
        />
      </div>
      {failed.phase === 'failed' && failed.failure !== null && (
        <FailureNotice failure={failed.failure} onRetry={failed.retry} />
      )}
      <Chip
        className={styles['nearby']}
        selected={nearby === 'on'}
        aria-busy={nearby === 'asking'}
        onClick={nearby === 'on' ? search.leaveNearby : search.findNearby}
      >
        <LocateFixed size={16} aria-hidden="true" />
        {nearby === 'asking' ? 'Konumun alınıyor…' : 'Bana en yakın bayiler'}
        {nearby === 'on' && <X size={14} aria-hidden="true" />}
      </Chip>
      {/* Always rendered, because screen readers announce only what is put into an existing live region. */}
      <output className={`text-sm muted ${styles['explanation']}`}>{explanations[nearby]}</output>
    </search>
  );
}

const BY_NAME = 'Bayi adı veya adresi ara';

interface PlaceSelectProps {
  label: string;
  /** Text of the empty choice. */
  anyLabel: string;
  of: Loaded<NamedPlace[]>;
  value: number | null;
  onChange: (id: number | null) => void;
}

/** Native select of a place, which works with every phone and screen reader. */
function PlaceSelect({ label, anyLabel, of, value, onChange }: PlaceSelectProps) {
  const id = useId();
  return (
    <div className="shrink">
      <label htmlFor={id} className={`text-xs weight-550 muted ${styles['label']}`}>
        {label}
      </label>
      <div className={`stack middle ${styles['box']}`}>
        <select
          id={id}
          className={styles['select']}
          value={value ?? ''}
          disabled={of.phase !== 'ready'}
          aria-busy={of.phase === 'loading'}
          onChange={(event) => onChange(event.target.value === '' ? null : Number(event.target.value))}
        >
          <option value="">{of.phase === 'loading' ? 'Yükleniyor…' : anyLabel}</option>
          {of.value?.map((place) => (
            <option key={place.id} value={place.id}>
              {place.name}
            </option>
          ))}
        </select>
        <ChevronDown size={16} aria-hidden="true" />
      </div>
    </div>
  );
}

const explanations: Record<PlayerPositionPhase, string> = {
  off: '',
  asking: '',
  on: '',
  refused:
    'Konum izni verilmedi. Tarayıcının ayarlarından izin verebilir ya da il ve ilçe seçerek bayini bulabilirsin.',
  missing: 'Konumun bulunamadı. İl ve ilçe seçerek ya da adıyla arayarak bayini bulabilirsin.',
};
