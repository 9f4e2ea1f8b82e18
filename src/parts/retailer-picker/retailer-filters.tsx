import { LocateFixed, Search, X } from 'lucide-react';
import { useId } from 'react';
import type { NearbyPhase } from '../../state/device/nearby.ts';
import type { RetailerSearch } from './use-retailer-search.ts';
import { Chip } from '../../ui/control/chip.tsx';
import { FailureNotice } from '../../ui/feedback/failure-notice.tsx';
import { PlaceSelect } from './place-select.tsx';
import styles from './retailer-filters.module.css';

/** Three ways to a retailer: its place, its name, the player's own position. */
export function RetailerFilters({ search }: { search: RetailerSearch }) {
  const { provinces, districts, nearby } = search;
  const failed = provinces.phase === 'failed' ? provinces : districts;
  return (
    <search className={styles['filters']} aria-label="Bayi ara">
      <TextSearch text={search.text} onChange={search.searchFor} />
      <div className={styles['places']}>
        <PlaceSelect
          label="İl"
          anyLabel="Tüm iller"
          part={provinces}
          value={search.provinceId}
          onChange={search.chooseProvince}
        />
        <PlaceSelect
          label="İlçe"
          anyLabel="Tüm ilçeler"
          part={districts}
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
      {/* Always there: what is put into it later is read out. */}
      <output className={styles['explanation']}>{explanations[nearby]}</output>
    </search>
  );
}

function TextSearch({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const id = useId();
  return (
    <div className={styles['text']}>
      <Search size={18} aria-hidden="true" />
      <input
        id={id}
        type="search"
        className={styles['input']}
        value={text}
        aria-label="Bayi adı veya adresi ara"
        placeholder="Bayi adı veya adresi ara"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={60}
        onChange={(event) => onChange(event.target.value)}
      />
      {text !== '' && (
        <button
          type="button"
          className={styles['clear']}
          aria-label="Aramayı temizle"
          onClick={() => {
            onChange('');
            document.getElementById(id)?.focus();
          }}
        >
          <X size={18} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}

const explanations: Record<NearbyPhase, string> = {
  off: '',
  asking: '',
  on: '',
  refused:
    'Konum izni verilmedi. Tarayıcının ayarlarından izin verebilir ya da il ve ilçe seçerek bayini bulabilirsin.',
  missing: 'Konumun bulunamadı. İl ve ilçe seçerek ya da adıyla arayarak bayini bulabilirsin.',
};
