import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { ChoiceChip } from '../../parts/choice-chip/choice-chip.tsx';
import { useViewport } from '../../state/device/use-viewport.ts';
import { Segmented } from '../../ui/control/segmented.tsx';
import { type PopularOrderOption, parsePopularOrder, popularOrders } from './popular-order.ts';
import styles from './popular-list.module.css';

interface PopularSortProps {
  order: PopularOrderOption;
  onChange: (option: PopularOrderOption) => void;
}

/** All sort orders if there is room; on a phone a chip that opens them in a sheet (rule navigation-10). */
export function PopularSort({ order, onChange }: PopularSortProps) {
  const phone = useViewport() === 'mobile';
  return (
    <div className={`row ${styles['sort']}`}>
      {phone ? (
        <ChoiceChip
          title="Sıralama"
          label="Sırala"
          Icon={ArrowDownUp}
          options={popularOrders.map(({ query, label }) => ({ value: query, label }))}
          value={order.query}
          none=""
          always
          onChange={(query) => onChange(parsePopularOrder(query))}
        />
      ) : (
        <Segmented
          label="Sıralama"
          options={popularOrders.map((option) => ({ value: option.query, label: option.shortLabel }))}
          value={order.query}
          onChange={(query) => onChange(parsePopularOrder(query))}
        />
      )}
    </div>
  );
}
