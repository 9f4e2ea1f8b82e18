import { type CSSProperties, type RefObject, memo, useRef } from 'react';
import { oddText } from '../../domain/number-text.ts';
import { OPEN } from '../../model/betting-status.ts';
import { NOT_OFFERED, type Market, type Outcome } from '../../model/event.ts';
import { useChangeTint } from '../../state/device/change-tint.ts';
import { useReportFirstScreen } from '../../state/load/first-screen.ts';
import styles from './odd-button.module.css';

interface OddButtonProps {
  eventId: number;
  /** `null` if the event does not have the market. */
  market: Market | null;
  outcome: Outcome | null;
  selected: boolean;
  /** Pass a stable function: the button is memoised. */
  onSelect: (eventId: number, marketId: number, outcomeNumber: number) => void;
  /** Outcome name shown beside the odd ("Alt", "Galatasaray"); undefined if the column's header names it. */
  label?: string;
  /** Accessible name before the odd: "Galatasaray - Trabzonspor, Maç Sonucu 1". */
  name?: string;
  /** The market's line if no header shows it ("160,5"), in small type above the odd. */
  line?: string | undefined;
  /** Share of all plays in percent, a whole number, drawn as a thin bar with its figure. */
  percent?: number | null | undefined;
  /** Fills the given width instead of that of an odds box. */
  wide?: boolean;
  /** True when the event itself accepts no bets now (rule odds-4). */
  locked?: boolean;
  /** -1 on all but one of several odds that share a tab stop. */
  tabIndex?: number | undefined;
}

/** Button of an outcome. Its text is the odd alone; a change of the odd tints it briefly and moves nothing. */
export const OddButton = memo(function OddButton(props: OddButtonProps) {
  const {
    eventId,
    market,
    outcome,
    selected,
    onSelect,
    label,
    name,
    line,
    percent,
    wide = false,
    locked = false,
    tabIndex,
  } = props;
  const button = useRef<HTMLButtonElement>(null);
  const of = market === null || outcome === null ? '' : `${market.id}:${outcome.number}`;
  useChangeTint(button, of, outcome?.odd ?? NOT_OFFERED);
  useReportFirstScreen(outcome !== null);
  const closed = market !== null && (locked || market.status !== OPEN || (outcome?.status ?? OPEN) !== OPEN);
  const offered = outcome !== null && outcome.odd > NOT_OFFERED;
  const text = oddText(outcome?.odd ?? NOT_OFFERED);
  // A selected outcome can always be deselected, even while it is suspended.
  const shut = (closed || !offered) && !selected;
  const focused = useFocused(button, shut);
  const select = (): void => {
    if (market !== null && outcome !== null && !shut) onSelect(eventId, market.id, outcome.number);
  };
  return (
    <button
      ref={button}
      type="button"
      translate="no"
      className={`${styles['odd']} num${wide ? ` ${styles['wide']}` : ''}${closed ? ` ${styles['closed']}` : ''}`}
      data-event={eventId}
      data-market={market?.id}
      data-outcome={outcome?.number}
      data-label={label}
      data-line={line}
      aria-pressed={selected}
      aria-label={accessibleName(name ?? label ?? outcome?.name ?? '', text, closed, offered)}
      disabled={shut && !focused}
      aria-disabled={focused || undefined}
      tabIndex={tabIndex}
      onClick={select}
    >
      {closed && <i className={styles['lock']} />}
      {closed && !offered ? null : <span>{text}</span>}
      {percent !== null && percent !== undefined && (
        <i className={styles['percent']} style={{ '--share': Math.min(percent, 100) } as CSSProperties} />
      )}
    </button>
  );
}, sameButton);

/**
 * True when a closed button has the focus. Disabling would move the focus to the body, where arrow keys have no
 * starting point, so such a button gets `aria-disabled` instead. Read during rendering, because a listener or a state
 * per odd would cost all of them.
 */
function useFocused(button: RefObject<HTMLElement | null>, shut: boolean): boolean {
  return shut && button.current !== null && button.current === document.activeElement;
}

/** The engine replaces a row as a whole; this comparison re-renders only the buttons whose appearance changes. */
function sameButton(before: OddButtonProps, after: OddButtonProps): boolean {
  return (
    before.eventId === after.eventId &&
    before.selected === after.selected &&
    before.locked === after.locked &&
    before.label === after.label &&
    before.name === after.name &&
    before.line === after.line &&
    before.percent === after.percent &&
    before.wide === after.wide &&
    before.tabIndex === after.tabIndex &&
    before.onSelect === after.onSelect &&
    before.market?.id === after.market?.id &&
    before.market?.status === after.market?.status &&
    before.outcome?.number === after.outcome?.number &&
    before.outcome?.odd === after.outcome?.odd &&
    before.outcome?.status === after.outcome?.status &&
    before.outcome?.name === after.outcome?.name
  );
}

function accessibleName(name: string, odd: string, closed: boolean, offered: boolean): string {
  const parts = [name, offered ? `oran ${odd}` : 'oran yok', closed ? 'bahse kapalı' : ''];
  return parts.filter((part) => part !== '').join(', ');
}
