import { useId, useState } from 'react';
import { type SurveyAnswer, answerFault, reasonGroupFor, surveys } from '../../domain/survey/survey-answer.ts';
import type { SurveyKind } from '../../model/player.ts';
import { useReloadDeferral } from '../../state/device/use-reload-deferral.ts';
import { useOnline } from '../../state/engine/online.ts';
import { useAction } from '../../state/engine/use-action.ts';
import { answerSurvey } from '../../state/member/survey-prompts.ts';
import { Button } from '../../ui/control/button.tsx';
import { FormError } from '../../ui/form/form-error.tsx';
import { TextAreaField } from '../../ui/form/text-field.tsx';
import { FaceScale, ScoreScale } from './survey-scale.tsx';
import styles from './survey.module.css';

interface SurveyFormProps {
  kind: SurveyKind;
  onSent: () => void;
  onLater: () => void;
}

/** Survey form: the points, and after a choice the reasons. */
export function SurveyForm({ kind, onSent, onLater }: SurveyFormProps) {
  const [answer, setAnswer] = useState<SurveyAnswer | null>(null);
  const [tried, setTried] = useState(false);
  const { busy, note, run } = useAction('');
  const offline = !useOnline();
  const title = useId();
  useReloadDeferral(answer !== null);
  const { question } = surveys[kind];
  const Scale = kind === 'general' ? ScoreScale : FaceScale;
  const choose = (point: number): void => setAnswer((before) => ({ reasons: [], comment: '', ...before, point }));
  const fault = answer === null ? null : answerFault(kind, answer);
  const send = (): void => {
    setTried(true);
    if (answer === null || fault !== null || offline) return;
    run(() => answerSurvey(kind, answer), {
      onDone: () => {
        onSent();
        return undefined;
      },
    });
  };
  return (
    <section className="card stack pad gap-3" aria-labelledby={title} data-survey={kind}>
      <h2 id={title} className={`text-md weight-650 ${styles['question']}`}>
        {question}
      </h2>
      <Scale labelledBy={title} chosen={answer?.point ?? null} onChoose={choose} />
      {answer !== null && <Why kind={kind} answer={answer} onChange={setAnswer} />}
      {answer !== null && (
        <FormError
          text={
            offline
              ? 'Çevrimdışısın. Yanıtını bağlantın gelince gönderebilirsin.'
              : tried && fault !== null
                ? fault
                : note
          }
        />
      )}
      <div className={`row wrap gap-2 ${styles['ways']}`}>
        {answer !== null && (
          <Button variant="primary" aria-disabled={busy !== '' || offline} aria-busy={busy !== ''} onClick={send}>
            {busy === '' ? 'Gönder' : 'Gönderiliyor…'}
          </Button>
        )}
        <Button variant="text" onClick={onLater}>
          Şimdi değil
        </Button>
      </div>
    </section>
  );
}

interface WhyProps {
  kind: SurveyKind;
  answer: SurveyAnswer;
  onChange: (answer: SurveyAnswer) => void;
}

/** Reasons of the point's group, and a free comment. */
function Why({ kind, answer, onChange }: WhyProps) {
  const group = reasonGroupFor(kind, answer.point);
  if (group === undefined) return null;
  const turn = (code: number, on: boolean): void =>
    onChange({ ...answer, reasons: [...answer.reasons.filter((each) => each !== code), ...(on ? [code] : [])] });
  return (
    <>
      <fieldset className={`flex wrap gap-2 ${styles['reasons']}`}>
        <legend className={`text-sm weight-600 muted ${styles['legend']}`}>{group.question}</legend>
        {group.reasons.map(({ code, text }) => (
          <label key={code} className={`middle text-sm weight-550 ${styles['reason']}`}>
            <input
              type="checkbox"
              className="visually-hidden"
              checked={answer.reasons.includes(code)}
              onChange={(event) => turn(code, event.target.checked)}
            />
            {text}
          </label>
        ))}
      </fieldset>
      <TextAreaField
        label="Eklemek istediklerin (isteğe bağlı)"
        name="comment"
        error=""
        value={answer.comment}
        onChange={(comment) => onChange({ ...answer, comment })}
        onBlur={() => undefined}
      />
    </>
  );
}
