import { Phone } from 'lucide-react';
import { type ListedRetailer, distanceText } from '../../domain/member/retailer/retailer-distance.ts';
import { phoneText } from '../../domain/member/fields/phone.ts';
import { phoneHref, placeText } from '../../domain/member/retailer/retailer-text.ts';
import { classNames } from '../../ui/style/class-names.ts';
import styles from './retailer-row.module.css';

export interface RetailerRowProps {
  retailer: ListedRetailer;
  inputId: string;
  /** Name of the radio group. */
  group: string;
  /** 1 for the first of `total`. */
  place: number;
  total: number;
  recommended: boolean;
  current: boolean;
  selected: boolean;
  onSelect: (retailer: ListedRetailer) => void;
}

export function RetailerRow(props: RetailerRowProps) {
  const { retailer, inputId, group, place, total, recommended, current, selected, onSelect } = props;
  const { name, address, phoneNumber, distance, status } = retailer;
  const passive = status === 'Passive';
  const closed = passive || current;
  return (
    <div className={styles['slot']}>
      <div
        className={classNames(styles['row'], selected && styles['selected'], closed && styles['closed'])}
        data-retailer={retailer.id}
      >
        <label className={styles['choice']}>
          <input
            id={inputId}
            type="radio"
            name={group}
            className={styles['radio']}
            checked={selected}
            disabled={closed}
            aria-labelledby={`${inputId}-name`}
            aria-describedby={`${inputId}-more`}
            aria-posinset={place}
            aria-setsize={total}
            onChange={() => onSelect(retailer)}
          />
          <span className={styles['body']}>
            <span className={styles['head']}>
              <b id={`${inputId}-name`} className={styles['name']}>
                {name}
              </b>
            </span>
            <span id={`${inputId}-more`} className={styles['more']}>
              {recommended && <span className={styles['tag']}>Önerilen</span>}
              {current && <span className={styles['quietTag']}>Şu anki bayin</span>}
              {passive && <span className={styles['quietTag']}>Hizmet vermiyor</span>}
              <span>{address}</span>
              <span className={styles['place']}>{placeText(retailer)}</span>
            </span>
          </span>
        </label>
        <div className={styles['side']}>
          {distance !== null && <span className={styles['distance']}>{distanceText(distance)}</span>}
          {phoneNumber !== undefined && phoneNumber !== null && phoneNumber !== '' && (
            <a
              className={styles['call']}
              href={phoneHref(phoneNumber)}
              aria-label={`${name}, ara: ${phoneText(phoneNumber)}`}
            >
              <Phone size={16} aria-hidden="true" />
              <span className={styles['number']}>{phoneText(phoneNumber)}</span>
            </a>
          )}
        </div>
      </div>
    </div>
  );
}
