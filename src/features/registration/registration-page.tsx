import { useEffect, useRef } from 'react';
import { Redirect } from 'wouter';
import { links } from '../../routes/routes.ts';
import type { Registration } from '../../domain/member/registration/registration-steps.ts';
import { usePageTitle } from '../../ui/page/use-page-title.ts';
import { CodeStep } from './registration-code.tsx';
import { DetailsStep } from './details/details-step.tsx';
import styles from './registration-page.module.css';
import { RegistrationSkeleton } from './registration-skeleton.tsx';
import { ResultScreen } from '../../parts/success/success.tsx';
import { RetailerStep } from './retailer-step.tsx';
import { StepIndicator, stepLabel } from './step-indicator.tsx';
import { useRegistrationPlace } from './use-registration-place.ts';

/** `/uye-ol`: from visitor to member in three steps (player-account §2, §4). */
export default function RegistrationPage() {
  const place = useRegistrationPlace();
  usePageTitle('Üye Ol');
  if (place === 'home') return <Redirect to={links.home()} replace />;
  if (place === 'opening') return <RegistrationSkeleton />;
  return <ShownStep now={place} />;
}

function ShownStep({ now }: { now: Registration }) {
  const section = useRef<HTMLElement>(null);
  const first = useRef(now.step);
  useEffect(() => {
    if (first.current === now.step) return;
    first.current = now.step;
    scrollTo({ top: 0, behavior: 'instant' });
    // A step of its own may have placed the focus already, where the player goes on.
    if (section.current?.contains(document.activeElement) !== true) section.current?.focus({ preventScroll: true });
  }, [now.step]);
  return (
    <div className={styles['page']}>
      <StepIndicator step={now.step} />
      <section ref={section} tabIndex={-1} className={styles['step']} aria-label={stepLabel(now.step)}>
        {now.step === 'form' && <DetailsStep />}
        {now.step === 'code' && <CodeStep now={now} />}
        {now.step === 'retailer' && <RetailerStep />}
        {now.step === 'result' && <ResultScreen retailer={now.retailer} />}
      </section>
    </div>
  );
}
