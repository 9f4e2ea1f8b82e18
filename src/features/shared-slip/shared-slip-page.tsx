import type { ReactNode } from 'react';
import { useParams, Link } from 'wouter';
import { isDefinitiveRefusal } from '../../contract/failure-checks.ts';
import { playedSlip, type PlayedSlip } from '../../domain/coupon/played-slip.ts';
import type { Coupon } from '../../model/coupon.ts';
import type { Failure, Result } from '../../model/failure.ts';
import { NOT_OFFERED } from '../../model/event.ts';
import type { OpenedSlip, OpenedItem, SlipChange, AdditionResult } from '../../model/slip.ts';
import { CouponSummary } from '../../parts/coupon-card/summary-card.tsx';
import { CouponLegs } from '../../parts/leg-list/coupon-legs.tsx';
import { Page } from '../../parts/page/page.tsx';
import { usePolling } from '../../state/load/use-polling.ts';
import { useRead } from '../../state/load/use-read.ts';
import { LoadedContent } from '../../ui/feedback/loaded-content.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { SharedSelection } from './shared-selection.tsx';
import styles from './shared-slip-page.module.css';
import { UnavailableItem } from '../../parts/absent/unavailable-item.tsx';
import { entryLinks } from '../../routes/routes.ts';
import { buttonClass, Button } from '../../ui/control/button.tsx';
import { ALL_ADDED_TEXT, openedSlipText } from '../../domain/slip/slip-rule-text.ts';
import { useUnreachableText } from '../../state/engine/use-connection.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { useSelections, useIsSlipLoaded, useIsSlipLocked, changeSlip, openSlip } from '../../state/slip/slip-calls.ts';
import type { EngineCalls } from '../../contract/port/engine-contract.ts';
import { decimalText } from '../../domain/number-text.ts';
import { sharedSlipView } from './shared-slip-view.ts';

/**
 * `/paylasilan-kuponlar/{id}` (rule sharing-7): a shared coupon or slip, with a button to copy it to one's own slip;
 * for visitors too. A played coupon is shown with its results; the wager service does not know slips never played.
 */
export default function SharedSlipPage() {
  const { sharedId } = useParams<{ sharedId: string }>();
  const coupon = useRead('getSharedCoupon', { parameters: { key: sharedId } });
  // Only a response of the service proves that it is no played coupon; other failures say nothing (assumption-23).
  const absent = (failure: Failure): ReactNode =>
    isDefinitiveRefusal(failure) ? (
      <Unplayed sharedId={sharedId} />
    ) : (
      <SharedSlipUnavailable failure={failure} onRetry={coupon.retry} />
    );
  return (
    <Page width="wide" contentReady={coupon.phase !== 'loading'}>
      <LoadedContent of={coupon} skeleton={<Skeleton height={280} />} failed={absent}>
        {(value) => <SharedCoupon coupon={value} reload={coupon.retry} />}
      </LoadedContent>
    </Page>
  );
}

/** Somebody's played coupon with its current results. */
function SharedCoupon({ coupon, reload }: { coupon: Coupon; reload: () => void }) {
  const legs = coupon.legs ?? [];
  const { items, terms } = playedSlip({ ...coupon, legs });
  return (
    <>
      <p className={styles['hint']}>
        {items.length > 0
          ? 'Oynanmış bir kupon: sonuçlarını buradan izle, dilersen kalan seçimlerini kuponuna ekle.'
          : 'Oynanmış bir kupon: her seçimin sonucu burada.'}
      </p>
      <CouponSummary coupon={coupon} name="Oynama tarihi" />
      <CouponLegs coupons={[coupon]} reload={reload} />
      {items.length > 0 && <CopySlipFooter items={items} terms={terms} wanted={legs.length} />}
    </>
  );
}

function Unplayed({ sharedId }: { sharedId: string }) {
  const slip = useRead('getSharedBetslip', { parameters: { key: sharedId } });
  return (
    <LoadedContent
      of={slip}
      skeleton={<Skeleton height={280} />}
      failed={(failure) => <SharedSlipUnavailable failure={failure} onRetry={slip.retry} />}
    >
      {(value) => <SharedSlip slip={value} reload={slip.retry} />}
    </LoadedContent>
  );
}

/** Somebody's slip that was not played, at current odds. */
function SharedSlip({ slip, reload }: { slip: OpenedSlip; reload: () => void }) {
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

/** Shown if a shared slip cannot be loaded: the reason and a link or retry. */
function SharedSlipUnavailable(failed: { failure: Failure; onRetry: () => void }) {
  return (
    <UnavailableItem
      {...failed}
      missing={{
        title: 'Kupon bulunamadı',
        text: 'Paylaşılan kuponun süresi dolmuş ya da adresi yanlış yazılmış olabilir.',
        action: (
          <Link href={entryLinks.easyCoupons()} className={buttonClass('primary')}>
            Kolay kuponlara bak
          </Link>
        ),
      }}
      unreached={{
        title: 'Bu kupon çevrimdışı görülemiyor',
        text: 'Paylaşılan kuponlar cihazında saklanmaz. Bağlantın gelince kendiliğinden yüklenir.',
      }}
    />
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
function CopySlipFooter({ items, terms, wanted, shown = NONE }: CopySlipFooterProps) {
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
