import { useEffect, useRef } from 'react';
import { Link, Redirect } from 'wouter';
import type { Registration } from '../../domain/member/registration/registration-steps.ts';
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
import { RetailerStep } from './retailer-step.tsx';
import { StepIndicator, stepLabel } from './step-indicator.tsx';
import { useRegistrationStep } from './use-registration-step.ts';

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
