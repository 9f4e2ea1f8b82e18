/** Whether a member is asked what they think, and what they answer (rule survey-1, survey-2). Goes with the session. */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { leavesDoubt } from '../../contract/errors.ts';
import { type SurveyAnswer, fittingReasons } from '../../domain/survey/survey-answer.ts';
import { surveyDue } from '../../domain/survey/survey-due.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { SurveyKind } from '../../model/player.ts';
import { readNote, writeNote } from '../../platform/kept/tab-note.ts';
import { writeService } from '../engine/services.ts';
import { onSessionEnd, useSession } from './session.ts';

/** Put off for this visit, or answered: also before the player is known again. */
const over = proxy<Partial<Record<SurveyKind, true>>>({});
onSessionEnd(() => {
  for (const kind of Object.keys(over) as SurveyKind[]) delete over[kind];
});

/** Asked when it is due, and not before it is known what the member must do first. @param now epoch seconds */
export function useSurveyDue(kind: SurveyKind, now: number): boolean {
  const { phase, player, balances } = useSession();
  const ended = useSnapshot(over)[kind] === true || readNote(noteOf(kind)) !== '';
  return phase === 'member' && balances !== null && player !== null && !ended && surveyDue(kind, player.surveys, now);
}

/** Not now: it is not asked again in this tab. */
export function putOffSurvey(kind: SurveyKind): void {
  writeNote(noteOf(kind), '1');
  over[kind] = true;
}

/** Sent once. What may have arrived is as good as sent: nobody is asked twice for it (rule survey-5). */
export async function answerSurvey(kind: SurveyKind, answer: SurveyAnswer): Promise<Result<null>> {
  const reasons = fittingReasons(kind, answer);
  const comment = answer.comment.trim() === '' ? null : answer.comment.trim();
  const why = { reasons, comment };
  const result: Result<unknown> =
    kind === 'general'
      ? await writeService('answerGeneralSurvey', { body: { score: answer.point, ...why } })
      : await writeService(kind === 'deposit' ? 'answerDepositSurvey' : 'answerWithdrawSurvey', {
          body: { satisfaction: answer.point, ...why },
        });
  if (!result.ok && !isOver(result.failure)) return result;
  putOffSurvey(kind);
  return { ok: true, value: null };
}

/** Answered before, here or elsewhere. */
const ALREADY_ANSWERED = 7501;

const isOver = (failure: Failure): boolean => leavesDoubt(failure) || failure.code === ALREADY_ANSWERED;

const noteOf = (kind: SurveyKind): string => `survey:${kind}`;
