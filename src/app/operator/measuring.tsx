/** Measures what a visitor does, from state the product has anyway, so that screens contain no measuring code. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { TagManager } from '../../contract/operator.ts';
import { useConsent } from '../../state/operator/consent.ts';
import {
  type DataLayerEvents,
  toDataLayerItem,
  pushDataLayerEvent,
  pushConsentSignals,
} from '../../state/operator/data-layer.ts';
import { onMeasurement } from '../../state/operator/measurements.ts';
import { loadThirdPartyScript } from '../../state/operator/third-party-script.ts';
import { useSession } from '../../state/member/session.ts';
import { useSlipPlay, useSelections, useIsSlipLoaded } from '../../state/slip/slip-calls.ts';
import type { Selection } from '../../model/slip.ts';
import { entryLinks } from '../../routes/routes.ts';
import { useLocation } from 'wouter';
import { analyticsPath, analyticsPageName } from '../../domain/measuring/analytics-page-name.ts';
import { isFinalStatus } from '../../domain/coupon/decision.ts';
import { isConfirmed } from '../../domain/coupon/coupon-confirmation.ts';
import { useRead } from '../../state/load/use-read.ts';

/**
 * A page sets its title when its code has loaded. After this time the page view is pushed with the title there is,
 * because some pages keep the title of the previous one.
 */
const TITLE_TIMEOUT_MS = 1_000;

/** Pushes one page view per path, once the page has set its title. Filters in the query do not count as a new page. */
function usePageViews(): void {
  const [pathname] = useLocation();
  const titled = useRef('');
  useEffect(() => {
    const { href } = location;
    let told = false;
    const tell = (): void => {
      if (told) return;
      told = true;
      stop();
      titled.current = document.title;
      const pageTitle = document.title;
      const title = pageTitle.replace(/ · Tribün$/, '');
      pushDataLayerEvent('virtualPageview', {
        pagePath: analyticsPath(href),
        pageTitle,
        pageName: analyticsPageName(pathname, title, new URL(href).search),
      });
    };
    const observer = new MutationObserver(() => {
      if (document.title !== titled.current) tell();
    });
    observer.observe(document.head, { subtree: true, childList: true, characterData: true });
    const timer = setTimeout(tell, TITLE_TIMEOUT_MS);
    const stop = (): void => {
      observer.disconnect();
      clearTimeout(timer);
    };
    // A page left before its view was pushed is not measured: the next page has already set its own title.
    return stop;
  }, [pathname]);
}

/** Loads the operator's container once the visitor consents, and measures only while statistics are allowed. */
export default function Measuring({ container }: { container: TagManager }) {
  const consent = useConsent();
  const allowed = consent !== null && (consent.statistics || consent.marketing);
  const told = useRef(false);
  useEffect(() => {
    if (!allowed && !told.current) return;
    if (!told.current) pushConsentSignals('default', null);
    told.current = true;
    pushConsentSignals('update', consent);
    // A failed load is ignored: the product does not need the container, and the pushed events stay unread.
    if (allowed) void loadThirdPartyScript(container.script, container.hosts);
  }, [allowed, consent, container]);
  return consent?.statistics === true ? <Measures /> : null;
}

function Measures() {
  const step = useRef('');
  usePageViews();
  useMember();
  const [awaited, setAwaited] = useState<readonly PendingPurchase[]>([]);
  const { phase } = useSession();
  // Unconfirmed purchases are dropped when their player signs out.
  if (phase === 'visitor' && awaited.length > 0) setAwaited([]);
  const onTaken = useCallback((taken: PendingPurchase) => setAwaited((all) => [...all, taken]), []);
  const onKnown = useCallback(
    (known: PendingPurchase) => setAwaited((all) => all.filter((each) => each !== known)),
    [],
  );
  useSlip(onTaken);
  useEffect(
    () =>
      onMeasurement((measured) => {
        if (measured.event === 'search') pushDataLayerEvent('search', { length: measured.length });
        else if (measured.step !== step.current) {
          step.current = measured.step;
          pushDataLayerEvent('registration_step', { step: steps.indexOf(measured.step) + 1, stepName: measured.step });
          if (measured.step === 'result') pushDataLayerEvent('sign_up', { method: 'web' });
        }
      }),
    [],
  );
  return awaited.map((each) => <PendingPurchaseWatcher key={each.couponId} awaited={each} onKnown={onKnown} />);
}

const steps = ['form', 'code', 'retailer', 'result'];

/**
 * Pushes `login` and `logout`. A session that existed when the tab opened, or that a registration started, is no login.
 */
function useMember(): void {
  const { phase } = useSession();
  const before = useRef<'visitor' | 'member' | null>(null);
  useEffect(() => {
    if (phase === 'opening') return;
    if (before.current === 'visitor' && phase === 'member' && isSeen() && location.pathname !== entryLinks.register()) {
      pushDataLayerEvent('login', { method: 'password' });
    }
    if (before.current === 'member' && phase === 'visitor' && isSeen()) pushDataLayerEvent('logout', {});
    before.current = phase;
  }, [phase]);
}

/**
 * Pushes added and removed selections, and each coupon played in this tab, once.
 * @param onTaken called when the service has accepted a coupon without confirming it: it may still be refused
 */
function useSlip(onTaken: (taken: PendingPurchase) => void): void {
  const selections = useSelections();
  const known = useIsSlipLoaded();
  const play = useSlipPlay();
  const before = useRef<readonly Selection[] | null>(null);
  const sent = useRef<{ intent: string; items: readonly Selection[] } | null>(null);
  const wasIdle = useRef(false);
  useEffect(() => {
    // A fast response can skip the `sending` phase. A coupon that was confirmed before this tab saw the slip idle is
    // not this tab's.
    const begins = play.phase === 'sending' || (play.phase === 'confirmed' && wasIdle.current);
    wasIdle.current = known && play.phase === 'idle';
    if (begins && sent.current?.intent !== play.intent && isSeen()) {
      sent.current = { intent: play.intent, items: before.current ?? [] };
      pushDataLayerEvent('begin_checkout', {
        ecommerce: { currency: 'TRY', items: sent.current.items.map(toDataLayerItem) },
      });
    }
    if (play.phase === 'confirmed' && sent.current?.intent === play.intent) {
      const couponId = play.couponIds[0] ?? play.intent;
      const items = sent.current.items.map(toDataLayerItem);
      const purchase: DataLayerEvents['purchase'] = {
        ecommerce: { currency: 'TRY', value: play.price / 100, transaction_id: couponId, items },
      };
      sent.current = null;
      if (play.waits) onTaken({ couponId, purchase });
      else pushDataLayerEvent('purchase', purchase);
    }
  }, [play, known, onTaken]);
  useEffect(() => {
    if (!known) return;
    const last = before.current;
    before.current = selections;
    // Selections that a played coupon cleared, that another tab changed or that were restored are not measured.
    if (last === null || play.phase !== 'idle' || !isSeen()) return;
    const lacking = (from: readonly Selection[], others: readonly Selection[]): Selection[] =>
      from.filter((each) => !others.some((other) => nameOf(other) === nameOf(each)));
    const added = lacking(selections, last);
    const removed = lacking(last, selections);
    if (removed.length > 0)
      pushDataLayerEvent('remove_from_cart', { ecommerce: { currency: 'TRY', items: removed.map(toDataLayerItem) } });
    if (added.length > 0)
      pushDataLayerEvent('add_to_cart', { ecommerce: { currency: 'TRY', items: added.map(toDataLayerItem) } });
  }, [selections, known, play.phase]);
}

const nameOf = ({ eventId, marketId, outcomeNumber }: Selection): string => `${eventId}:${marketId}:${outcomeNumber}`;

const isSeen = (): boolean => document.visibilityState === 'visible';

/** A coupon the service has accepted, and the event to push once it is confirmed. */
interface PendingPurchase {
  couponId: string;
  purchase: DataLayerEvents['purchase'];
}

/**
 * Measures a coupon once the service has confirmed it, and never a refused one (rule content-13). The engine polls
 * pending coupons anyway, and a change makes this read refetch.
 */
function PendingPurchaseWatcher({
  awaited,
  onKnown,
}: {
  awaited: PendingPurchase;
  onKnown: (awaited: PendingPurchase) => void;
}) {
  const { value } = useRead('getPlayedBetslip', { parameters: { id: awaited.couponId, owner: 'own' } });
  const status = value?.status;
  useEffect(() => {
    if (status === undefined) return;
    if (isConfirmed(status)) pushDataLayerEvent('purchase', awaited.purchase);
    if (isConfirmed(status) || isFinalStatus(status)) onKnown(awaited);
  }, [status, awaited, onKnown]);
  return null;
}
