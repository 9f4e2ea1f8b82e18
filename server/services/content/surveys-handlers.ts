/** Survey responses: at most one in 61 days. Responding to a deposit or withdrawal survey clears its flag. */
import type { Accounts } from '../../accounts/accounts.ts';
import type { Account } from '../../accounts/account.ts';
import { fieldInvalid, surveyAlreadyAnswered } from '../../accounts/account-failures.ts';
import type { Handlers, ServiceRequest } from '../../http/service-route.ts';

type Answers = 'answerGeneralSurvey' | 'answerDepositSurvey' | 'answerWithdrawSurvey';
interface Why {
  reasons: number[];
  comment: string | null;
}

const REST_MS = 61 * 86_400_000;
const MOST_CHARACTERS = 500;

export function surveyHandlers(accounts: Accounts): Pick<Handlers<'content'>, Answers> {
  const { now } = accounts;

  const take = <Body extends Why>(
    { bearer, body }: Pick<ServiceRequest<unknown, Body>, 'bearer' | 'body'>,
    pointOf: (answer: Body) => number,
    [least, most]: readonly [number, number],
  ): Account => {
    const account = accounts.accountOfToken(bearer());
    const answer = body();
    const point = pointOf(answer);
    const { reasons, comment } = answer;
    if (!Number.isInteger(point) || point < least || point > most) throw fieldInvalid('Puanını kontrol et.');
    if (reasons.length === 0 && (comment ?? '') === '') throw fieldInvalid('Bir neden seç.');
    if ((comment ?? '').length > MOST_CHARACTERS) throw fieldInvalid('Yorumun çok uzun.');
    const last = account.surveyedAt === undefined ? now() : account.surveyedAt;
    if (last !== null && now() - last <= REST_MS) throw surveyAlreadyAnswered();
    account.surveyedAt = now();
    return account;
  };

  return {
    answerGeneralSurvey: (request) => {
      take(request, ({ score }) => score, [0, 10]);
      return null;
    },
    answerDepositSurvey: (request) => {
      take(request, ({ satisfaction }) => satisfaction, [1, 5]).surveysDue.deposit = false;
      return null;
    },
    answerWithdrawSurvey: (request) => {
      take(request, ({ satisfaction }) => satisfaction, [1, 5]).surveysDue.withdraw = false;
      return null;
    },
  };
}
