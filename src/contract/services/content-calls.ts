/** The content service except the configuration. */
import { type Infer, type as shape, object, string } from 'superstruct';
import { contentPageCalls } from './content-page-calls.ts';
import { readCall, defineCalls } from './call.ts';
import { editorCalls } from './editor-calls.ts';
import { numeric, text, textOr, optionalField } from './fields.ts';
import type { Campaign } from '../../model/bonus.ts';
import { STEADY_FRESH_SECONDS } from './cache-policy.ts';
import { toEpochSeconds } from './epoch-seconds.ts';
import { surveyCalls } from './survey-calls.ts';
import { decodeRows, requiredRows } from './response-rows.ts';

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
