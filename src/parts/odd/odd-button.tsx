import { type RefObject, memo, useRef } from 'react';
import { oddText } from '../../domain/odd-text.ts';
import { OPEN } from '../../model/betting-status.ts';
import { NOT_OFFERED, type Market, type Outcome } from '../../model/event.ts';
import { useChangeTint } from '../../state/device/change-tint.ts';
import { useFirstScreen } from '../../state/load/use-first-screen.ts';
import styles from './odd-button.module.css';

export interface OddButtonProps {
  eventId: number;
  /** `null` where the event does not have the market. */
  market: Market | null;
  outcome: Outcome | null;
  selected: boolean;
  /** Keep it stable: the button is memoised. */
  onSelect: (eventId: number, marketId: number, outcomeNumber: number) => void;
  /** Outcome name shown beside the odd ("Alt", "Galatasaray"); without it the column's header names it. */
  label?: string;
  /** What a screen reader reads before the odd: "Galatasaray - Trabzonspor, Maç Sonucu 1". */
  name?: string;
  /** The market's line, where no header names it ("160,5"), small above the odd. */
  line?: string | undefined;
  /** Share of plays, percent, drawn as a thin bar. */
  percent?: number | null | undefined;
  /** Takes the width it is given instead of one odds box. */
  wide?: boolean;
  /** The event itself takes no bets now (rule odds-4). */
  locked?: boolean;
  /** Of several odds that share one stop of the tab key, those that are not it have -1. */
  tabIndex?: number | undefined;
}

/** One outcome to bet on. Its text is the odd and nothing else; a change tints for a moment and moves nothing. */
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
  useFirstScreen(outcome !== null);
  const closed = market !== null && (locked || market.status !== OPEN || (outcome?.status ?? OPEN) !== OPEN);
  const offered = outcome !== null && outcome.odd > NOT_OFFERED;
  const text = oddText(outcome?.odd ?? NOT_OFFERED);
  // A chosen outcome can always be taken back, also while it is suspended.
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
        <i className={styles['percent']} style={{ width: `${Math.min(percent, 100)}%` }} />
      )}
    </button>
  );
}, sameButton);

/**
 * A browser takes the focus from what is disabled, and keys that walk the odds would begin nowhere: the one that has it
 * only says that it is. Asked for while it renders, because a listener or a state for each odd would cost all of them.
 */
function useFocused(button: RefObject<HTMLElement | null>, shut: boolean): boolean {
  return shut && button.current !== null && button.current === document.activeElement;
}

/** The engine replaces a row as a whole; of its buttons only those that would look different render again. */
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
