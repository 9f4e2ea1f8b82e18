import Phone from 'lucide-react/icons/phone';
import { type KeyboardEvent, useId, useRef } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import { phoneText } from '../../domain/member/fields/contact-details.ts';
import { type ListedRetailer, distanceText } from './retailer-distance.ts';
import { phoneHref, placeText, streetText } from '../../domain/member/retailer/retailer-text.ts';
import { hasModifierKey } from '../../ui/control/arrow-keys.ts';
import { classNames } from '../../ui/style/class-names.ts';
import choice from '../../ui/form/choice.module.css';
import styles from './retailer-list.module.css';

interface RetailerListProps {
  retailers: readonly ListedRetailer[];
  recommendedId: number;
  currentId: number;
  selectedId: number;
  onSelect: (retailer: ListedRetailer) => void;
}

/** Radio group of any length: only rows near the screen are rendered, but arrow keys reach all of them. */
export function RetailerList({ retailers, recommendedId, currentId, selectedId, onSelect }: RetailerListProps) {
  const group = useId();
  const list = useRef<VirtuosoHandle>(null);
  /**
   * Passive retailers accept no members and the current one needs no choosing; an unknown status is checked on
   * confirming.
   */
  const choosable = ({ id, status }: ListedRetailer): boolean => status !== 'Passive' && id !== currentId;
  const inputId = (id: number): string => `${group}-${id}`;

  const goTo = (index: number): void => {
    const retailer = retailers[index];
    if (retailer === undefined) return;
    onSelect(retailer);
    const focus = (): void => document.getElementById(inputId(retailer.id))?.focus();
    if (document.getElementById(inputId(retailer.id)) === null) list.current?.scrollIntoView({ index, done: focus });
    else focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    if (!(event.target instanceof HTMLInputElement) || hasModifierKey(event)) return;
    const focused = event.target.id;
    const from = retailers.findIndex(({ id }) => inputId(id) === focused);
    const to = nextIndex(retailers.map(choosable), from, event.key);
    if (to === -1) return;
    event.preventDefault();
    goTo(to);
  };
  const row = (index: number, retailer: ListedRetailer) => (
    <RetailerRow
      retailer={retailer}
      inputId={inputId(retailer.id)}
      group={group}
      place={index + 1}
      total={retailers.length}
      recommended={retailer.id === recommendedId}
      current={retailer.id === currentId}
      selected={retailer.id === selectedId}
      onSelect={onSelect}
    />
  );

  return (
    // The browser's own arrow keys reach only the rendered radios.
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus
    <div role="radiogroup" aria-label="Bayiler" className={styles['list']} onKeyDown={onKeyDown}>
      <Virtuoso
        ref={list}
        useWindowScroll
        data={retailers}
        initialItemCount={Math.min(retailers.length, FIRST_ROWS)}
        increaseViewportBy={{ top: 400, bottom: 600 }}
        computeItemKey={(_, retailer) => retailer.id}
        itemContent={row}
      />
    </div>
  );
}

interface RetailerRowProps {
  retailer: ListedRetailer;
  inputId: string;
  /** Name of the radio group. */
  group: string;
  /** Position in the whole list, from 1 to `total`. */
  place: number;
  total: number;
  recommended: boolean;
  current: boolean;
  selected: boolean;
  onSelect: (retailer: ListedRetailer) => void;
}

function RetailerRow(props: RetailerRowProps) {
  const { retailer, inputId, group, place, total, recommended, current, selected, onSelect } = props;
  const { name, phoneNumber, distance, status } = retailer;
  const passive = status === 'Passive';
  const closed = passive || current;
  return (
    <div className={styles['slot']}>
      <div
        className={classNames('card flex', styles['row'], selected && styles['selected'], closed && styles['closed'])}
        data-retailer={retailer.id}
      >
        <label className={`flex fill shrink gap-3 ${styles['choice']}`}>
          <input
            id={inputId}
            type="radio"
            name={group}
            className={classNames(choice['radio'], styles['radio'])}
            checked={selected}
            disabled={closed}
            aria-labelledby={`${inputId}-name`}
            aria-describedby={`${inputId}-more`}
            aria-posinset={place}
            aria-setsize={total}
            onChange={() => onSelect(retailer)}
          />
          <span className={`stack shrink ${styles['body']}`}>
            <span>
              <b id={`${inputId}-name`} className={styles['name']}>
                {name}
              </b>
            </span>
            <span id={`${inputId}-more`} className={`stack gap-2px text-sm muted ${styles['more']}`}>
              {recommended && <span className={styles['tag']}>Önerilen</span>}
              {current && <span className={styles['quietTag']}>Şu anki bayin</span>}
              {passive && <span className={styles['quietTag']}>Hizmet vermiyor</span>}
              <span>{streetText(retailer)}</span>
              <span className="text-xs faint">{placeText(retailer)}</span>
            </span>
          </span>
        </label>
        <div className={`flex between rigid ${styles['side']}`}>
          {distance !== null && (
            <span className={`text-sm weight-650 ${styles['distance']}`}>{distanceText(distance)}</span>
          )}
          {phoneNumber !== '' && (
            <a
              className={`middle text-sm ${styles['call']}`}
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

/** Rows that fill a phone's screen, rendered before anything is measured. */
const FIRST_ROWS = 8;

/**
 * Returns the row an arrow key, Home or End moves to: wraps around and skips rows that cannot be chosen. -1 for other
 * keys.
 */
function nextIndex(choosable: readonly boolean[], from: number, key: string): number {
  const step = steps[key];
  const total = choosable.length;
  if (from === -1 || step === undefined) return -1;
  const start = key === 'Home' ? total - 1 : key === 'End' ? 0 : from;
  for (let moved = 1; moved <= total; moved += 1) {
    const index = (start + step * moved + total * moved) % total;
    if (choosable[index] === true) return index;
  }
  return -1;
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowRight: 1, Home: 1, ArrowUp: -1, ArrowLeft: -1, End: -1 };
