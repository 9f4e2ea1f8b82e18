import { useState } from 'react';
import type { SurveyKind } from '../../model/player.ts';
import { putOffSurvey, useSurveyDue } from '../../state/member/surveys.ts';
import { useMinute } from '../../state/device/clock.ts';
import { SurveyForm } from './survey-form.tsx';
import styles from './survey.module.css';

/**
 * Asks a member what they think, where it is due (rule survey-1). A part of its page: it stands over nothing, and a page
 * that has nothing to ask shows nothing of it.
 */
export function Survey({ of: kind }: { of: SurveyKind }) {
  const due = useSurveyDue(kind, useMinute());
  const [answered, setAnswered] = useState(false);
  if (answered) {
    return (
      <section className={styles['card']} aria-label="Anket">
        <output className={styles['thanks']}>Teşekkürler! Görüşün bizim için değerli.</output>
      </section>
    );
  }
  return due ? <SurveyForm kind={kind} onSent={() => setAnswered(true)} onLater={() => putOffSurvey(kind)} /> : null;
}
