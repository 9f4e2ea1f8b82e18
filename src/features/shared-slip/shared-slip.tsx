import type { PlayedSlip } from '../../domain/coupon/played-slip.ts';
import type { Result } from '../../model/failure.ts';
import { NOT_OFFERED } from '../../model/event.ts';
import type { OpenedSlip, OpenedItem, SlipChange, AdditionResult } from '../../model/slip.ts';
import { usePolling } from '../../state/load/use-polling.ts';
import { SharedSelection } from './shared-selection.tsx';
import styles from './shared-slip-page.module.css';
import { Button } from '../../ui/control/button.tsx';
import { ALL_ADDED_TEXT, openedSlipText } from '../../domain/slip/slip-rule-text.ts';
import { useUnreachableText } from '../../state/engine/use-connection.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useSelections, useIsSlipLoaded, useIsSlipLocked, changeSlip, openSlip } from '../../state/slip/slip-calls.ts';
import type { EngineCalls } from '../../contract/port/engine-contract.ts';
import { decimalText } from '../../domain/number-text.ts';
import { sharedSlipView } from './shared-slip-view.ts';

/** Somebody's slip that was not played, at current odds. */
export function SharedSlip({ slip, reload }: { slip: OpenedSlip; reload: () => void }) {
  const { items, terms } = slip;
  usePolling(reload);
  const shown = items.filter(({ open, odd }) => open && odd > NOT_OFFERED);
  return (
    <>
      <SharedSlipHeader slip={slip} />
      <ul className={`card ${styles['items']}`} aria-label="Kuponun seçimleri">
        {items.map((item) => (
          <li key={`${item.eventId}:${item.marketId}:${item.outcomeNumber}`}>
            <SharedSelection item={item} />
          </li>
        ))}
      </ul>
      <CopySlipFooter items={items} terms={terms} wanted={items.length} shown={shown} />
    </>
  );
}

interface CopySlipFooterProps extends PlayedSlip {
  /** Number of selections in the shared slip, including those no longer offered. */
  wanted: number;
  /** Selections whose current odd the page shows; only that odd counts as agreed (rule odds-8). */
  shown?: readonly OpenedItem[];
}

const NONE: readonly OpenedItem[] = [];

/** Copies somebody's slip in place of the current one. */
export function CopySlipFooter({ items, terms, wanted, shown = NONE }: CopySlipFooterProps) {
  const mine = useSelections().length;
  const locked = useIsSlipLocked();
  const known = useIsSlipLoaded();
  const unreached = useUnreachableText('Çevrimdışıyken bu kupon kuponuna eklenemez.');
  // Copying twice results in the same slip, so an unknown outcome needs no note.
  const { busy, note, run } = useAction('');
  const open = (): void =>
    run(() => openSlipWithOdds({ items, terms }, shown), {
      onDone: (taken) => openedSlipText(taken, wanted) || ALL_ADDED_TEXT,
    });
  return (
    <footer className="stack gap-2">
      {mine > 0 && note === '' && <p className={styles['hint']}>Kuponundaki {mine} seçimin yerini bu kupon alır.</p>}
      <Button
        variant="primary"
        wide
        // The button is not disabled while busy, because it would lose the focus; a second press does nothing.
        aria-disabled={busy !== ''}
        disabled={unreached !== '' || !known || locked || items.length === 0}
        onClick={open}
      >
        Kuponuma ekle
      </Button>
      {unreached !== '' && <p className={styles['hint']}>{unreached}</p>}
      <output className={styles['note']}>{note}</output>
    </footer>
  );
}

/**
 * Opens the slip and accepts the odds that were on screen. A selection whose odd has changed since shows both in the
 * slip, and needs consent before a play (rules slip-13, odds-8).
 */
async function openSlipWithOdds(
  input: EngineCalls['openSlip']['input'],
  shown: readonly ShownOdd[],
): Promise<Result<AdditionResult>> {
  const taken = await openSlip(input);
  if (taken.ok && taken.value.added > 0 && shown.length > 0) {
    const odds = shown.map(({ eventId, marketId, outcomeNumber, odd }) => ({ eventId, marketId, outcomeNumber, odd }));
    await changeSlip({ type: 'agree', odds });
  }
  return taken;
}

type ShownOdd = Extract<SlipChange, { type: 'agree' }>['odds'][number];

/** Header of a shared slip: its kind, its total odd, and the changes since it was shared. */
function SharedSlipHeader({ slip }: { slip: OpenedSlip }) {
  const { kind, odd, originalOdd: keptOdd, changesText: news } = sharedSlipView(slip);
  return (
    <section className={styles['head']} aria-label="Paylaşılan kupon">
      <p className={`stack gap-2px text-sm muted ${styles['about']}`}>
        <b>{kind}</b>
        <span>Henüz oynanmamış bir kupon. Oranlar şu anki oranlar.</span>
        {news !== '' && <span className={styles['news']}>Paylaşıldığından beri {news}.</span>}
      </p>
      {odd !== null && (
        <p className={`stack text-xs faint ${styles['total']} num`}>
          <span>Toplam oran</span>
          <b translate="no">{decimalText(odd)}</b>
          {keptOdd !== null && (
            <span>
              <span className="visually-hidden">Paylaşıldığında </span>
              <s translate="no">{decimalText(keptOdd)}</s>
            </span>
          )}
        </p>
      )}
    </section>
  );
}
