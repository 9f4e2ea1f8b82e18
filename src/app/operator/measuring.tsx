/** Measures what a visitor does, from what the product knows anyway: screens do not know of it. */
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Container } from '../../contract/operator.ts';
import { useConsent } from '../../state/operator/consent.ts';
import { type Pushes, itemOf, push, pushConsent } from '../../state/operator/data-layer.ts';
import { onMeasured } from '../../state/operator/measurements.ts';
import { loadOutside } from '../../state/operator/outside-script.ts';
import { useSession } from '../../state/member/session.ts';
import { usePlay, useSelections, useSlipKnown } from '../../state/slip/slip.ts';
import type { Selection } from '../../model/slip.ts';
import { links } from '../../routes/routes.ts';
import { type Awaited, AwaitedPurchase } from './awaited-purchase.tsx';
import { usePageViews } from './page-views.ts';

/** Nothing stands here before there is consent; taken back, it is over. */
export default function Measuring({ container }: { container: Container }) {
  const consent = useConsent();
  const allowed = consent !== null && (consent.statistics || consent.marketing);
  const told = useRef(false);
  useEffect(() => {
    if (!allowed && !told.current) return;
    if (!told.current) pushConsent('default', null);
    told.current = true;
    pushConsent('update', consent);
    // Without it the product is whole, and the data layer is nobody's.
    if (allowed) void loadOutside(container.script, container.hosts);
  }, [allowed, consent, container]);
  return consent?.statistics === true ? <Measures /> : null;
}

function Measures() {
  const step = useRef('');
  usePageViews();
  useMember();
  const [awaited, setAwaited] = useState<readonly Awaited[]>([]);
  const { phase } = useSession();
  // What nobody has confirmed goes with its player.
  if (phase === 'visitor' && awaited.length > 0) setAwaited([]);
  const onTaken = useCallback((taken: Awaited) => setAwaited((all) => [...all, taken]), []);
  const onKnown = useCallback((known: Awaited) => setAwaited((all) => all.filter((each) => each !== known)), []);
  useSlip(onTaken);
  useEffect(
    () =>
      onMeasured((measured) => {
        if (measured.event === 'search') push('search', { length: measured.length });
        else if (measured.step !== step.current) {
          step.current = measured.step;
          push('registration_step', { step: steps.indexOf(measured.step) + 1, stepName: measured.step });
          if (measured.step === 'result') push('sign_up', { method: 'web' });
        }
      }),
    [],
  );
  return awaited.map((each) => <AwaitedPurchase key={each.couponId} awaited={each} onKnown={onKnown} />);
}

const steps = ['form', 'code', 'retailer', 'result'];

/** A session that was there when the tab opened is no sign-in; the one a registration begins with is that. */
function useMember(): void {
  const { phase } = useSession();
  const before = useRef<'visitor' | 'member' | null>(null);
  useEffect(() => {
    if (phase === 'opening') return;
    if (before.current === 'visitor' && phase === 'member' && isSeen() && location.pathname !== links.register()) {
      push('login', { method: 'password' });
    }
    if (before.current === 'member' && phase === 'visitor' && isSeen()) push('logout', {});
    before.current = phase;
  }, [phase]);
}

/**
 * Each selection as it comes and goes, and the coupon that was made of them, once, by the tab it was made in.
 * @param onTaken the service has it, and has not confirmed it: it may still be refused
 */
function useSlip(onTaken: (taken: Awaited) => void): void {
  const selections = useSelections();
  const known = useSlipKnown();
  const play = usePlay();
  const before = useRef<readonly Selection[] | null>(null);
  const sent = useRef<{ intent: string; items: readonly Selection[] } | null>(null);
  const wasIdle = useRef(false);
  useEffect(() => {
    // An answer may be as quick as the word that it is waited for; what was confirmed before the tab knew is not its own.
    const begins = play.phase === 'sending' || (play.phase === 'confirmed' && wasIdle.current);
    wasIdle.current = known && play.phase === 'idle';
    if (begins && sent.current?.intent !== play.intent && isSeen()) {
      sent.current = { intent: play.intent, items: before.current ?? [] };
      push('begin_checkout', { ecommerce: { currency: 'TRY', items: sent.current.items.map(itemOf) } });
    }
    if (play.phase === 'confirmed' && sent.current?.intent === play.intent) {
      const couponId = play.couponIds[0] ?? play.intent;
      const items = sent.current.items.map(itemOf);
      const purchase: Pushes['purchase'] = {
        ecommerce: { currency: 'TRY', value: play.price / 100, transaction_id: couponId, items },
      };
      sent.current = null;
      if (play.waits) onTaken({ couponId, purchase });
      else push('purchase', purchase);
    }
  }, [play, known, onTaken]);
  useEffect(() => {
    if (!known) return;
    const last = before.current;
    before.current = selections;
    // What a coupon took along, another tab changed, or lay there from before.
    if (last === null || play.phase !== 'idle' || !isSeen()) return;
    const lacking = (from: readonly Selection[], others: readonly Selection[]): Selection[] =>
      from.filter((each) => !others.some((other) => nameOf(other) === nameOf(each)));
    const added = lacking(selections, last);
    const removed = lacking(last, selections);
    if (removed.length > 0) push('remove_from_cart', { ecommerce: { currency: 'TRY', items: removed.map(itemOf) } });
    if (added.length > 0) push('add_to_cart', { ecommerce: { currency: 'TRY', items: added.map(itemOf) } });
  }, [selections, known, play.phase]);
}

const nameOf = ({ eventId, marketId, outcomeNumber }: Selection): string => `${eventId}:${marketId}:${outcomeNumber}`;

const isSeen = (): boolean => document.visibilityState === 'visible';
