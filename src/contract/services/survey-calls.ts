/** Answers to surveys, sent to the content service (wire-content-7). Each is sent once; the response is not read. */
import { array, nullable, number, object, string } from 'superstruct';
import { writeCall } from './call.ts';

/** `reasons` are codes; `comment` has at most 500 characters. */
const why = { reasons: array(number()), comment: nullable(string()) };
const ofMember = { access: 'member', changes: ['player'] } as const;

export const surveyCalls = {
  /** `score` 0 to 10. */
  answerGeneralSurvey: writeCall({ ...ofMember, path: 'nps', body: object({ score: number(), ...why }) }),
  /** `satisfaction` 1 to 5. */
  answerDepositSurvey: writeCall({
    ...ofMember,
    path: 'nps-deposit',
    body: object({ satisfaction: number(), ...why }),
  }),
  answerWithdrawSurvey: writeCall({
    ...ofMember,
    path: 'nps-withdraw',
    body: object({ satisfaction: number(), ...why }),
  }),
};
