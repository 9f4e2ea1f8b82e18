import { countText, decimalText } from '../../domain/number-text.ts';
import Trash2 from 'lucide-react/icons/trash';
import type { SavedSlip } from '../../model/slip.ts';
import { pickText } from '../../domain/program/pick-text.ts';
import { totalOdd } from '../../domain/slip/total-odd.ts';
import { PickLine } from '../../parts/leg-list/pick-line.tsx';
import { Teams } from '../../parts/leg-list/teams.tsx';
import { useLegMarketNames } from '../../state/spoiler/use-spoiler-names.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './saved-slips.module.css';

export interface SavedSlipRowProps {
  saved: SavedSlip;
  busy: boolean;
  /** True when offline: the row can be read only. */
  offline: boolean;
  onOpen: () => void;
  onRemove: () => void;
}

/** Number of selections listed; the others are counted. */
const SHOWN = 2;

/** A saved slip: its content and actions. */
export function SavedSlipRow({ saved, busy, offline, onOpen, onRemove }: SavedSlipRowProps) {
  const { terms } = saved;
  const nameOf = useLegMarketNames();
  const items = saved.items.map((item) => ({ ...item, marketName: nameOf(item.marketName, true, undefined) }));
  const odd = totalOdd(items.map((item) => item.odd));
  const kind = terms.systems.length > 0 ? `Sistem ${terms.systems.join(', ')}` : `Oran ${decimalText(odd)}`;
  const facts = [
    `${items.length} seçim`,
    kind,
    ...(terms.multiplier > 1 ? [`${countText(terms.multiplier)} misli`] : []),
    ...(terms.couponCount > 1 ? [`${countText(terms.couponCount)} kupon`] : []),
  ];
  const more = items.length - SHOWN;
  // The buttons are not disabled while busy, because they would lose the focus; a second press does nothing.
  const state = { disabled: offline, 'aria-disabled': busy };
  return (
    // The row can have the focus, which moves here when the row above was deleted.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <div className={`card ${styles['row']}`} role="group" aria-label={saved.name} tabIndex={-1} data-saved={saved.id}>
      <div className="stack shrink gap-2 num">
        <b className={`text-sm weight-650 ${styles['name']}`}>{saved.name}</b>
        <span className={`text-xs muted ${styles['facts']}`}>{facts.join(' · ')}</span>
        {items.slice(0, SHOWN).map((item) => (
          <span key={`${item.eventId}:${item.marketId}:${item.outcomeNumber}`} className="stack shrink">
            <span className={`text-xs muted ${styles['event']}`}>
              <Teams eventName={item.eventName} sportId={item.sportId} size={14} />
            </span>
            <PickLine pick={pickText(item.outcomeName, item.marketName)} market={item.marketName} />
          </span>
        ))}
        {more > 0 && <span className={`text-xs muted ${styles['facts']}`}>+{more} seçim</span>}
      </div>
      <Button variant="quiet" {...state} aria-label={`${saved.name} kuponunu aç`} onClick={onOpen}>
        Aç
      </Button>
      <button
        type="button"
        className={`icon-button faint ${styles['remove']}`}
        {...state}
        aria-label={`${saved.name} kuponunu sil`}
        onClick={onRemove}
      >
        <Trash2 size={18} aria-hidden />
      </button>
    </div>
  );
}
