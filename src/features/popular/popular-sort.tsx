import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import Check from 'lucide-react/icons/check';
import { hideSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { useViewport } from '../../state/device/viewport.ts';
import { Chip } from '../../ui/control/chip.tsx';
import { Segmented } from '../../ui/control/segmented.tsx';
import { type PopularOrderOption, orderOfQuery, popularOrders } from './popular-order.ts';
import styles from './popular-sort.module.css';

interface PopularSortProps {
  order: PopularOrderOption;
  onChange: (option: PopularOrderOption) => void;
}

/** All orders in sight where there is room; on a phone a chip that opens them as a sheet (rule navigation-10). */
export function PopularSort({ order, onChange }: PopularSortProps) {
  const phone = useViewport() === 'mobile';
  return (
    <div className={styles['sort']}>
      {phone ? (
        <Chip aria-haspopup="dialog" aria-pressed={undefined} onClick={() => openSheet({ order, onChange })}>
          <ArrowDownUp size={15} aria-hidden />
          <span className="visually-hidden">Sıralama: </span>
          {order.label}
        </Chip>
      ) : (
        <Segmented
          label="Sıralama"
          options={popularOrders.map((option) => ({ value: option.query, label: option.shortLabel }))}
          value={order.query}
          onChange={(query) => onChange(orderOfQuery(query))}
        />
      )}
    </div>
  );
}

function openSheet({ order, onChange }: PopularSortProps): void {
  const choose = (option: PopularOrderOption): void => {
    hideSheet();
    onChange(option);
  };
  showSheet({ title: 'Sırala', content: <Orders order={order} onChange={choose} /> });
}

function Orders({ order, onChange }: PopularSortProps) {
  return (
    <ul className={styles['orders']}>
      {popularOrders.map((option) => (
        <li key={option.id}>
          <button
            type="button"
            className={styles['order']}
            aria-pressed={option.id === order.id}
            onClick={() => onChange(option)}
          >
            {option.label}
            {option.id === order.id && <Check size={18} aria-hidden />}
          </button>
        </li>
      ))}
    </ul>
  );
}
