import { useEffect, useRef, useLayoutEffect } from 'react';
import { Link, Redirect } from 'wouter';
import {
  type Registration,
  PRE_ACTIVE_1,
  requiresSignIn,
} from '../../domain/member/registration/registration-steps.ts';
import type { ChosenRetailer } from '../../model/retailer.ts';
import { SessionLoading } from '../../parts/session-loading/session-loading.tsx';
import { Page } from '../../parts/page/page.tsx';
import { RetailerCard, Success } from '../../parts/success/success.tsx';
import { accountLinks } from '../../routes/account-routes.ts';
import { entryLinks } from '../../routes/routes.ts';
import { recordMeasurement } from '../../state/operator/measurements.ts';
import { buttonClass } from '../../ui/control/button.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { DetailsStep } from './details/details-step.tsx';
import { RegistrationCode } from './registration-code.tsx';
import styles from './registration.module.css';
import { StepIndicator, stepLabel } from './step-indicator.tsx';
import { retailerModeTexts } from '../../domain/member/retailer/retailer-mode.ts';
import { RetailerPicker } from '../../parts/retailer-picker/retailer-picker.tsx';
import { useAction } from '../../state/engine/use-action.ts';
import {
  chooseRetailer,
  leaveRegistrationPage,
  syncRegistrationWithMember,
  syncRegistrationWithVisitor,
  useRegistration,
} from '../../state/member/registration.ts';
import { deferReload } from '../../state/device/app-update.ts';
import { useSession } from '../../state/member/session.ts';

/** `/uye-ol`: from visitor to member in three steps (rule registration-1). */
export default function RegistrationPage() {
  const place = useRegistrationStep();
  if (place === 'home') return <Redirect to={entryLinks.home()} replace />;
  return (
    <Page heading="none" width="wide" contentReady={place !== 'opening'}>
      {place === 'opening' ? <SessionLoading skeleton={<FormSkeleton />} /> : <Step now={place} />}
    </Page>
  );
}

/** Skeleton with the heights of the visitor's form, shown while the session is unknown. */
function FormSkeleton() {
  return (
    <div className={styles['step']} aria-busy="true">
      <p className="visually-hidden">Yükleniyor…</p>
      <Skeleton height={52} width="100%" radius="m" />
      <Skeleton height={30} width={190} radius="s" />
      <Skeleton height={150} width="100%" radius="l" />
      <Skeleton height={320} width="100%" radius="l" />
    </div>
  );
}

function Step({ now }: { now: Registration }) {
  const section = useRef<HTMLElement>(null);
  const first = useRef(now.step);
  useEffect(() => recordMeasurement({ event: 'registration_step', step: now.step }), [now.step]);
  useEffect(() => {
    if (first.current === now.step) return;
    first.current = now.step;
    scrollTo({ top: 0, behavior: 'instant' });
    // A step may have focused an element already.
    if (section.current?.contains(document.activeElement) !== true) section.current?.focus({ preventScroll: true });
  }, [now.step]);
  return (
    <>
      <StepIndicator step={now.step} />
      <section ref={section} tabIndex={-1} className={styles['step']} aria-label={stepLabel(now.step)}>
        {now.step === 'form' && <DetailsStep />}
        {now.step === 'code' && <RegistrationCode now={now} />}
        {now.step === 'retailer' && <RetailerStep />}
        {now.step === 'result' && <Welcome retailer={now.retailer} />}
      </section>
    </>
  );
}

/** The end of step 3: the chosen retailer and next actions (rule registration-8). */
function Welcome({ retailer }: { retailer: ChosenRetailer }) {
  return (
    <Success
      title="Tebrikler, artık üyesin!"
      text="Üyeliğin başarılı bir şekilde oluşturuldu. Bakiyeni yükle, yükseltilmiş oranlarla hemen oynamaya başla."
      nextSteps={
        <>
          <Link href={accountLinks.deposit()} className={buttonClass('primary', true)}>
            Para yatır
          </Link>
          <Link href={entryLinks.program()} className={buttonClass('quiet', true)}>
            Programa git
          </Link>
        </>
      }
    >
      <RetailerCard retailer={retailer} />
    </Success>
  );
}

/** Step 3: choice of the membership's first retailer. */
function RetailerStep() {
  const { busy, note, run } = useAction();
  const { title, description } = retailerModeTexts.NO_RETAILER_SELECTED;
  return (
    <>
      <header>
        <h1 className={styles['title']}>{title}</h1>
        <p className={styles['lead']}>{description}</p>
      </header>
      <RetailerPicker busy={busy !== ''} error={note} onChoose={(retailer) => run(() => chooseRetailer(retailer))} />
    </>
  );
}

/**
 * Returns the current step, `home` for a member with nothing to register, or `opening` while the session is unknown.
 * Synchronises step and session, and leaves step 3 when the page is left (rule registration-7).
 */
function useRegistrationStep(): Registration | 'home' | 'opening' {
  const { now, choosing } = useRegistration();
  const { phase, player, balances } = useSession();
  const status = phase === 'member' ? player?.playerStatus : undefined;
  const retailerId = (player?.retailer ?? balances?.retailer)?.id ?? null;

  const lastPhase = useRef<typeof phase>(undefined);
  useEffect(() => {
    const became = lastPhase.current !== phase;
    lastPhase.current = phase;
    // Only a change to visitor counts: after a correct code the step is ahead of the session for a moment.
    if (became && phase === 'visitor') syncRegistrationWithVisitor();
  }, [phase]);

  useEffect(() => {
    if (status !== undefined && !choosing) syncRegistrationWithMember(status, retailerId);
  }, [status, choosing, retailerId]);

  // A layout effect is cleaned up at once; others wait until the next page has loaded, which may be never.
  useLayoutEffect(
    () => () => {
      // A new page has its address already; the trial unmount of the development build has not.
      if (location.pathname !== entryLinks.register()) void leaveRegistrationPage();
    },
    [],
  );

  const underWay = now.step === 'code' || now.step === 'retailer';
  // A layout effect, so that it holds the reload before the form's own hold is released.
  useLayoutEffect(() => (underWay ? deferReload('registration') : undefined), [underWay]);

  if (status !== undefined && !choosing && !requiresSignIn(now)) return status === PRE_ACTIVE_1 ? 'opening' : 'home';
  if (phase === 'opening' && now.step === 'form') return 'opening';
  return now;
}
