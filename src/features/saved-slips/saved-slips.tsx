import Bookmark from 'lucide-react/icons/bookmark';
import { useRef, useState } from 'react';
import { Link } from 'wouter';
import { savedSlipsQuery } from '../../domain/coupon/coupon-tab-info.ts';
import { openedSlipText } from '../../domain/slip/slip-rule-text.ts';
import type { LoadedRows } from '../../model/load.ts';
import type { SavedSlip } from '../../model/slip.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useUnreachableText } from '../../state/engine/use-connection.ts';
import { useIsMounted, useAction } from '../../state/engine/use-action.ts';
import { writeService } from '../../state/engine/call-service.ts';
import { usePagedRead } from '../../state/load/use-paged-read.ts';
import { openSlip } from '../../state/slip/slip-calls.ts';
import { buttonClass, Button } from '../../ui/control/button.tsx';
import { AgeLine } from '../../ui/feedback/age-line.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { LoadedList } from '../../ui/list/loaded-list.tsx';
import styles from './saved-slips.module.css';
import { countText, decimalText } from '../../domain/number-text.ts';
import Trash2 from 'lucide-react/icons/trash';
import { pickText } from '../../domain/program/pick-text.ts';
import { totalOdd } from '../../domain/slip/total-odd.ts';
import { PickLine } from '../../parts/leg-list/pick-line.tsx';
import { Teams } from '../../parts/leg-list/teams.tsx';
import { useLegMarketNames } from '../../state/spoiler/use-spoiler-preference.ts';

const OFFLINE = 'Çevrimdışıyken kayıtlı kuponların açılamaz ve silinemez.';

/** The saved slips that were loaded by scrolling. */
export function useSavedSlips(): LoadedRows<SavedSlip> {
  return usePagedRead('getSavedBetslips', (page) => ({ query: savedSlipsQuery(page) }), idOf);
}

interface SavedSlipsProps {
  saved: LoadedRows<SavedSlip>;
  onOpened: () => void;
  /** Element that scrolls the list; the window if undefined. */
  scroller?: HTMLElement | null;
}

/** The player's saved slips: each can be opened in place of the current slip, or deleted. */
export function SavedSlips({ saved, onOpened, scroller }: SavedSlipsProps) {
  const [gone, setGone] = useState<readonly string[]>([]);
  const [told, setTold] = useState('');
  const place = useRef<HTMLDivElement>(null);
  const { busy, note, run } = useAction();
  const stillHere = useIsMounted();
  const open = ({ items, terms }: SavedSlip): void =>
    run(() => openSlip({ items, terms }), {
      // Opening twice results in the same slip, so an unknown outcome needs no note.
      doubt: '',
      onDone: (taken) => {
        // If selections are missing, the list stays open and says so; the slip contains the others.
        if (taken.added === items.length && stillHere()) onOpened();
        return openedSlipText(taken, items.length);
      },
    });
  const remove = ({ id, name }: SavedSlip): void => {
    setTold('');
    run(() => writeService('deleteSavedBetslip', { parameters: { id } }), {
      onDone: () => {
        leaveRow(place.current, id);
        setGone((before) => [...before, id]);
        setTold(`${name} kuponu silindi.`);
        return '';
      },
    });
  };
  const { offline } = saved;
  const unreached = useUnreachableText(OFFLINE) || OFFLINE;
  const shown = saved.rows.filter(({ id }) => !gone.includes(id));
  return (
    <>
      <AgeLine load={saved.age} />
      <FormError text={note} />
      {/* For screen readers only, because the row's removal is visible. */}
      <output className="visually-hidden">{told}</output>
      {offline && shown.length > 0 && <p className={`text-xs muted ${styles['reason']}`}>{unreached}</p>}
      <div ref={place} tabIndex={-1}>
        <LoadedList
          of={{ ...saved, rows: shown }}
          label="Kayıtlı kuponların"
          keyOf={idOf}
          rowHeight={ROW_HEIGHT}
          render={(slip) => (
            <SavedSlipRow
              saved={slip}
              busy={busy !== ''}
              offline={offline}
              onOpen={() => open(slip)}
              onRemove={() => remove(slip)}
            />
          )}
          {...(scroller === undefined ? {} : { scroller })}
          skeleton={<Skeleton height={160} />}
          empty={
            <EmptyState
              icon={<Bookmark size={24} aria-hidden />}
              title="Kayıtlı kuponun yok"
              text="Kuponundaki “Kaydet” ile seçimlerini daha sonraya saklayabilirsin."
              action={
                <Link href={entryLinks.program()} className={buttonClass('quiet')}>
                  Programa git
                </Link>
              }
            />
          }
        />
      </div>
    </>
  );
}

/** Moves the focus out of a deleted row: to the next row (not to a delete button), or to the empty list. */
function leaveRow(list: HTMLElement | null, id: string): void {
  const rows = [...(list?.querySelectorAll<HTMLElement>('[data-saved]') ?? [])];
  const at = rows.findIndex((row) => row.dataset['saved'] === id);
  if (rows[at]?.contains(document.activeElement) !== true) return;
  (rows[at + 1] ?? rows[at - 1] ?? list)?.focus();
}

/** Minimum height in px. */
const ROW_HEIGHT = 112;

const idOf = ({ id }: SavedSlip): string => id;

interface SavedSlipRowProps {
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
function SavedSlipRow({ saved, busy, offline, onOpen, onRemove }: SavedSlipRowProps) {
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
