/** When a member is asked what they think of the product (rule survey-1). */
import type { Player, SurveyKind } from '../../model/player.ts';
import { DAY_SECONDS } from '../time.ts';

/** Of any survey: who answered one is not asked for so long. */
const SURVEY_DAYS = 61;

/**
 * The last answer is missing or older than 61 days; the surveys of money also want their flag. What is not known asks
 * nothing.
 * @param now epoch seconds
 */
export function surveyDue(kind: SurveyKind, surveys: Player['surveys'], now: number): boolean {
  if (surveys === null || (kind !== 'general' && !surveys[kind])) return false;
  return surveys.answeredAt === null || now - surveys.answeredAt > SURVEY_DAYS * DAY_SECONDS;
}
