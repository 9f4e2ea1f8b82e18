import type { PlayedSlip } from '../../domain/coupon/played-slip.ts';
import type { OpenedItem, SlipChange, AdditionResult } from '../../model/slip.ts';
import { ALL_ADDED_TEXT, openedSlipText } from '../../domain/slip/addition-text.ts';
import { useUnreachableText } from '../../state/engine/use-connection.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useSelections, useIsSlipLoaded, useIsSlipLocked, changeSlip, openSlip } from '../../state/slip/slip-calls.ts';
import { Button } from '../../ui/control/button.tsx';
import styles from './shared-slip-page.module.css';
import type { EngineCalls } from '../../contract/port/engine-contract.ts';
import type { Result } from '../../model/failure.ts';

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
