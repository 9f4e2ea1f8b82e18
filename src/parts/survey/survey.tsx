import { useState } from 'react';
import type { SurveyKind } from '../../model/player.ts';
import { postponeSurvey, useIsSurveyDue } from '../../state/member/survey-prompts.ts';
import { useMinute } from '../../state/device/clock.ts';
import { SurveyForm } from './survey-form.tsx';

/**
 * Shows a survey to a member when it is due (rule survey-1), inside the page and never over it; renders nothing
 * otherwise.
 */
export function Survey({ of: kind }: { of: SurveyKind }) {
  const due = useIsSurveyDue(kind, useMinute());
  const [answered, setAnswered] = useState(false);
  if (answered) {
    return (
      <section className="card stack pad gap-3" aria-label="Anket">
        <output className="text-sm weight-600">Teşekkürler! Görüşün bizim için değerli.</output>
      </section>
    );
  }
  return due ? <SurveyForm kind={kind} onSent={() => setAnswered(true)} onLater={() => postponeSurvey(kind)} /> : null;
}
