/**
 * Placement of the slip: a column beside the page from 1100 px, below that a bar that opens a sheet. Every tab shows
 * the same slip.
 */
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import FolderOpen from 'lucide-react/icons/folder-open';
import Hash from 'lucide-react/icons/hash';
import Ticket from 'lucide-react/icons/ticket';
import { useEffect } from 'react';
import { Link } from 'wouter';
import { decimalText } from '../../domain/number-text.ts';
import type { PlayState } from '../../model/slip.ts';
import { couponLinks } from '../../routes/coupon-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useViewport } from '../../state/device/use-viewport.ts';
import { createLoadableComponent } from '../../state/load/loadable.ts';
import { useSession } from '../../state/member/session.ts';
import { requestDialog, dismissSheet, showSheet } from '../../state/overlays/dialogs.ts';
import { useOverlaySlot } from '../../state/overlays/overlay-queue.ts';
import { expandSheet } from '../../state/overlays/sheet-stop.ts';
import { focusSlip, isSlipKey } from '../../state/slip/slip-focus.ts';
import { requestTour } from '../../state/overlays/tours.ts';
import { consumeSlipRequest, useIsSlipRequested } from '../../state/slip/slip-requests.ts';
import { clearSlip } from './use-slip-undo.ts';
import { useSlipPlay, useSelections, useIsSlipLocked } from '../../state/slip/slip-calls.ts';
import { Button, buttonClass } from '../../ui/control/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import styles from './responsive-slip.module.css';
import { SlipFailureNotice, SlipPlayNotice } from './play/slip-play-notices.tsx';
import { UndoBar } from './play/undo-bar.tsx';
import { SlipColumn } from './column/slip-column.tsx';
import { useSlip } from './use-slip.ts';

/** Most of the slip's code, loaded with the first selection. */
const FilledSlip = createLoadableComponent(() => import('./filled-slip.tsx'));
const Confirmed = createLoadableComponent(() => import('./play/slip-play-confirmation.tsx'));

export default function ResponsiveSlip() {
  const desktop = useViewport() === 'desktop';
  useSlipKey();
  return (
    <>
      <SlipStatus />
      {desktop ? (
        <SlipColumn head={<SlipHead />}>
          <SlipContent />
        </SlipColumn>
      ) : (
        <SlipBar />
      )}
    </>
  );
}

/** Announces changes of the slip to screen readers, because the bar is visual. */
function SlipStatus() {
  const count = useSelections().length;
  return <output className="visually-hidden">{count === 0 ? '' : `Kuponunda ${count} seçim var`}</output>;
}

/** Handles the slip's keyboard shortcut anywhere on the page. */
function useSlipKey(): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (!isSlipKey(event)) return;
      event.preventDefault();
      focusSlip();
    };
    addEventListener('keydown', onKeyDown);
    return () => removeEventListener('keydown', onKeyDown);
  }, []);
}

/** The summary above the bottom navigation, shown while something is selected. */
function SlipBar() {
  const { slip, price } = useSlip();
  const { phase } = useSlipPlay();
  useReturnToSlip();
  const count = slip.items.length;
  const words = playWords[phase];
  if (count === 0 && words === undefined) return <SlipFailureNotice over="page" />;
  return (
    <>
      <SlipFailureNotice over="bar" />
      {/* Space at the end of the page for what the bar covers. */}
      <div className={styles['room']} aria-hidden />
      <button type="button" className={`row weight-650 ${styles['bar']} num`} aria-haspopup="dialog" onClick={showSlip}>
        {count > 0 && (
          <span className={`stack rigid text-sm ${styles['count']}`}>
            {count}
            <span className="visually-hidden"> seçim, </span>
          </span>
        )}
        Kuponum
        <span className={styles['sum']}>
          <span className="visually-hidden">, </span>
          {words ?? decimalText(BigInt(price.king.odd))}
          {words === undefined && <small>Toplam oran</small>}
        </span>
      </button>
    </>
  );
}

/** Result of a tap, shown in the bar because the sheet may be closed by then. */
const playWords: Partial<Record<PlayState['phase'], string>> = {
  sending: 'Gönderiliyor…',
  unknown: 'Kontrol ediliyor',
  confirmed: 'Oluştu',
  rejected: 'Oynanmadı',
  notMade: 'Oluşmadı',
};

function showSlip(): void {
  openSheet(false);
}

function openSheet(toPlay: boolean): void {
  const content = <SlipContent toPlay={toPlay} />;
  showSheet({ title: 'Kuponum', header: <SlipHead focused={!toPlay} />, content, stop: 'first' });
}

/** Reopens the slip for a visitor who signed in to play, once no other overlay is open. */
function useReturnToSlip(): void {
  const wanted = useIsSlipRequested(useSession().phase === 'member');
  const turn = useOverlaySlot('slip', wanted);
  useEffect(() => {
    const want = turn ? consumeSlipRequest() : undefined;
    if (want !== undefined) openSheet(want.toPlay);
  }, [turn]);
}

/** Title of the slip, number of selections, and buttons for help and clearing. */
function SlipHead({ focused = false }: { focused?: boolean }) {
  const { length } = useSelections();
  const locked = useIsSlipLocked();
  return (
    <div className={`row wrap fill ${styles['head']}`}>
      {/*
       * A sheet that opens focuses this title, because the next focusable element would be the button that clears the
       * slip.
       */}
      <h2 className={styles['title']} tabIndex={-1} data-autofocus={focused ? '' : undefined}>
        Kuponum
      </h2>
      {length > 0 && (
        <>
          <span className={`text-xs weight-700 ${styles['badge']} num`}>{length}</span>
          <button
            type="button"
            className={`icon-button faint ${styles['help']}`}
            aria-label="Kuponu tanı"
            onClick={startSlipTour}
          >
            <CircleQuestionMark size={18} aria-hidden />
          </button>
          <Button
            variant="text"
            className={styles['clear']}
            disabled={locked}
            onClick={({ detail }) => clearSlip(detail === 0)}
          >
            Temizle
          </Button>
        </>
      )}
    </div>
  );
}

/** The tour explains parts of the slip that the first stop of its sheet hides. */
function startSlipTour(): void {
  expandSheet();
  requestTour('slip');
}

/** Content below the slip's header; the same in the sheet and in the column. */
function SlipContent({ toPlay = false }: { toPlay?: boolean }) {
  const selections = useSelections();
  const play = useSlipPlay();
  if (play.phase === 'confirmed') {
    return <Confirmed play={play} fallback={<Skeleton height={220} />} />;
  }
  return (
    <div className={`flex fill ${styles['content']}`}>
      <SlipFailureNotice />
      {selections.length === 0 ? (
        <>
          {/*
           * Shown for an empty slip too: signing out clears the slip, but the result of a sent coupon is still
           * announced.
           */}
          <SlipPlayNotice play={play} />
          <EmptySlip />
        </>
      ) : (
        <FilledSlip toPlay={toPlay} fallback={<Skeleton height={220} />} />
      )}
    </div>
  );
}

function EmptySlip() {
  const member = useSession().phase === 'member';
  // Beside the program this link is less important.
  const desktop = useViewport() === 'desktop';
  return (
    <div className={`flex between fill ${styles['empty']}`}>
      <EmptyState
        icon={<Ticket size={24} aria-hidden />}
        title="Kuponun boş"
        text="Bir oran seç, kuponun burada birikir."
        action={
          <>
            <Link
              href={entryLinks.program()}
              className={buttonClass(desktop ? 'quiet' : 'primary')}
              onClick={dismissSheet}
            >
              Programa git
            </Link>
            <Link href={couponLinks.slipCode()} className={buttonClass('quiet')} onClick={dismissSheet}>
              <Hash size={16} aria-hidden /> Kod gir
            </Link>
            {member && (
              <Button variant="quiet" onClick={() => requestDialog('savedSlips')}>
                <FolderOpen size={16} aria-hidden /> Kayıtlı kuponlar
              </Button>
            )}
          </>
        }
      />
      <UndoBar />
    </div>
  );
}
