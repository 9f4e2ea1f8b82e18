/** Conditions for showing a survey to a member (rule survey-1). */
import type { Player, SurveyKind } from '../../model/player.ts';
import { DAY_SECONDS } from '../time.ts';

/** Days without any survey after a member has answered one. */
const SURVEY_DAYS = 61;

/**
 * Returns true when the last answer is missing or older than 61 days; surveys about money also need their flag. False
 * when nothing is known.
 * @param now epoch seconds
 */
export function isSurveyDue(kind: SurveyKind, surveys: Player['surveys'], now: number): boolean {
  if (surveys === null || (kind !== 'general' && !surveys[kind])) return false;
  return surveys.answeredAt === null || now - surveys.answeredAt > SURVEY_DAYS * DAY_SECONDS;
}
