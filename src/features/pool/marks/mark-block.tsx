import { type KeyboardEvent, memo } from 'react';
import { isEmptyBlock, poolSigns } from '../../../domain/pool/marks.ts';
import { signNames } from '../../../domain/pool/pool-round.ts';
import type { PoolBlock, PoolEvent, PoolMarks } from '../../../model/pool.ts';
import { hasModifierKey } from '../../../ui/control/arrow-keys.ts';
import { useArrowRows } from '../../../ui/control/use-arrow-rows.ts';
import { classNames } from '../../../ui/style/class-names.ts';
import styles from './pool-board.module.css';

interface MarkBlockProps {
  /** From 0. */
  blockIndex: number;
  marks: PoolBlock;
  events: readonly PoolEvent[];
  /** True when the tools apply to this block. */
  current: boolean;
  /** Match the player was sent to, as "block match"; '' for none. */
  targetMatch: string;
}

/** Marks of fifteen matches with one tab stop: arrow keys move, and the keys 1, 0 and 2 mark the focused match. */
export const MarkBlock = memo(function Block({
  blockIndex: place,
  marks,
  events,
  current,
  targetMatch: wanted,
}: MarkBlockProps) {
  const { ref, onKeyDown, onFocus } = useArrowRows<HTMLUListElement>();
  const begun = !isEmptyBlock(marks);
  const onKey = (event: KeyboardEvent): void => {
    if (hasModifierKey(event)) return;
    const row = event.target instanceof Element ? event.target.closest('li') : null;
    const typed = row?.querySelector<HTMLElement>(`[data-sign$=" ${event.key}"]`);
    if (!['1', '0', '2'].includes(event.key) || typed === null || typed === undefined) {
      onKeyDown(event);
      return;
    }
    event.preventDefault();
    typed.focus();
    typed.click();
  };
  return (
    // Keys pressed on the buttons bubble up to one listener.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ul
      ref={ref}
      className={styles['block']}
      aria-label={`${place + 1}. Kolon`}
      data-current={current}
      onKeyDown={onKey}
      onFocus={onFocus}
    >
      {events.map(({ number, name }) => {
        const own = marks[number - 1] ?? none;
        return (
          <Marks
            key={number}
            block={place}
            match={number}
            name={name}
            marks={own}
            missing={begun && own.length === 0}
            wanted={wanted === `${place} ${number}`}
          />
        );
      })}
    </ul>
  );
}, isSameBlock);

/**
 * Compares marks by value, because the engine sends equal marks as new arrays. A tap changes one of the four blocks, so
 * the others are not rendered.
 */
function isSameBlock(before: MarkBlockProps, after: MarkBlockProps): boolean {
  return (
    before.marks.join(';') === after.marks.join(';') &&
    before.current === after.current &&
    before.targetMatch === after.targetMatch &&
    before.events === after.events
  );
}

const none: PoolMarks = [];

interface MarksProps {
  block: number;
  match: number;
  name: string;
  marks: PoolMarks;
  missing: boolean;
  wanted: boolean;
}

const Marks = memo(
  function Marks({ block, match, name, marks, missing, wanted }: MarksProps) {
    return (
      <li
        className={classNames(
          'row',
          styles['row'],
          missing && styles['missing'],
          wanted && missing && styles['wanted'],
        )}
      >
        {poolSigns.map((sign) => (
          <button
            key={sign}
            type="button"
            className={`stack text-md weight-650 ${styles['sign']}`}
            data-sign={`${block} ${match} ${sign}`}
            aria-pressed={marks.includes(sign)}
            aria-label={`${match}. maç ${name}: ${sign}, ${signNames[sign]}`}
          >
            {sign}
          </button>
        ))}
      </li>
    );
  },
  (before, after) =>
    before.marks.join() === after.marks.join() &&
    before.missing === after.missing &&
    before.wanted === after.wanted &&
    before.name === after.name,
);
