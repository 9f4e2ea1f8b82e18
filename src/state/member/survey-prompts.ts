/**
 * Satisfaction surveys: when a member is shown one, and sending the response (rule survey-1, survey-2). Cleared when
 * the session ends.
 */
import { useSnapshot } from 'valtio/react';
import { proxy } from 'valtio/vanilla';
import { isOutcomeUnknown } from '../../contract/failure-checks.ts';
import { type SurveyAnswer, fittingReasons } from '../../domain/survey/survey-answer.ts';
import { isSurveyDue } from '../../domain/survey/survey-due.ts';
import type { Failure, Result } from '../../model/failure.ts';
import type { SurveyKind } from '../../model/player.ts';
import { type StoredValue, tabNote } from '../../platform/browser-storage/stored-value.ts';
import { writeService } from '../engine/call-service.ts';
import { onSessionEnd, useSession } from './session.ts';

/** Surveys postponed in this visit, or answered; known also before the player is loaded again. */
const over = proxy<Partial<Record<SurveyKind, true>>>({});
onSessionEnd(() => {
  for (const kind of Object.keys(over) as SurveyKind[]) delete over[kind];
});

/**
 * Returns true when a survey is due, and only once it is known what the member must do first. @param now epoch seconds
 */
export function useIsSurveyDue(kind: SurveyKind, now: number): boolean {
  const { phase, player, balances } = useSession();
  const ended = useSnapshot(over)[kind] === true || noteOf(kind).read() !== '';
  return phase === 'member' && balances !== null && player !== null && !ended && isSurveyDue(kind, player.surveys, now);
}

/** Postpones the survey: this tab does not show it again. */
export function postponeSurvey(kind: SurveyKind): void {
  noteOf(kind).write('1');
  over[kind] = true;
}

/**
 * Sends the response once. An unresolved outcome counts as sent, so that no member is prompted twice (rule survey-5).
 */
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
  postponeSurvey(kind);
  return { ok: true, value: null };
}

/** The service's code for a survey answered before, here or on another device. */
const ALREADY_ANSWERED = 7501;

const isOver = (failure: Failure): boolean => isOutcomeUnknown(failure) || failure.code === ALREADY_ANSWERED;

const noteOf = (kind: SurveyKind): StoredValue<string> => tabNote(`survey:${kind}`);
