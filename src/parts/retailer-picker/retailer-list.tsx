import { type KeyboardEvent, useId, useRef } from 'react';
import { Virtuoso, type VirtuosoHandle } from 'react-virtuoso';
import type { ListedRetailer } from '../../domain/member/retailer/retailer-distance.ts';
import styles from './retailer-list.module.css';
import { RetailerRow } from './retailer-row.tsx';

export interface RetailerListProps {
  retailers: readonly ListedRetailer[];
  recommendedId: number;
  currentId: number;
  selectedId: number;
  onSelect: (retailer: ListedRetailer) => void;
}

/** A radio group of any length: only rows near the screen are rendered, the keys know all of them. */
export function RetailerList({ retailers, recommendedId, currentId, selectedId, onSelect }: RetailerListProps) {
  const group = useId();
  const list = useRef<VirtuosoHandle>(null);
  /** A passive one takes nobody, the present one needs no choosing. */
  const choosable = ({ id, status }: ListedRetailer): boolean => status === 'Active' && id !== currentId;
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
    if (!(event.target instanceof HTMLInputElement)) return;
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
    // The keys belong to the radios inside, which know only those rendered.
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

/** As many as a phone shows: there before anything is measured. */
const FIRST_ROWS = 8;

/** Arrow keys go round, Home and End to the ends; rows that cannot be chosen are passed over. -1 for another key. */
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
