/** The content service except the configuration. */
import { type Infer, type as shape, object, string, array, nullable, number } from 'superstruct';
import { contentPageCalls } from './content-page-calls.ts';
import { readCall, defineCalls, writeCall } from './call.ts';
import { editorCalls } from './editor-calls.ts';
import { numeric, text, textOr, optionalField } from './fields.ts';
import type { Campaign } from '../../model/payment.ts';
import { STEADY_FRESH_SECONDS } from './cache-policy.ts';
import { toEpochSeconds } from './epoch-seconds.ts';
import { decodeRows, requiredRows } from './response-rows.ts';

/** `reasons` are codes; `comment` has at most 500 characters. */
const why = { reasons: array(number()), comment: nullable(string()) };
const ofMember = { access: 'member', changes: ['player'] } as const;

/** Answers to surveys, sent to the content service (wire-content-7). Each is sent once; the response is not read. */
const surveyCalls = {
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

const campaign = shape({
  id: text(),
  title: textOr(''),
  summary: textOr(''),
  image: textOr(''),
  url: textOr(''),
  beginDate: optionalField(numeric()),
  endDate: optionalField(numeric()),
  /** Server HTML: must be rendered through the sanitising component. */
  text: textOr(''),
});

const toCampaigns = decodeRows(toCampaign);

export const contentCalls = defineCalls('content', {
  ...contentPageCalls,
  ...surveyCalls,
  ...editorCalls,
  getCampaigns: readCall({
    path: 'campaigns',
    keep: { how: 'steady', freshSeconds: STEADY_FRESH_SECONDS },
    query: object({ platform: string() }),
    response: requiredRows(campaign),
    decode: toCampaigns,
  }),
});

function toCampaign(wire: Infer<typeof campaign>): Campaign {
  const { id, title, summary, image, url, text: html } = wire;
  return {
    id,
    title,
    summary,
    image,
    url,
    beginsAt: toEpochSeconds(wire.beginDate),
    endsAt: toEpochSeconds(wire.endDate),
    text: html,
  };
}
