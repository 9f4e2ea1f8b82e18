/** The content service except the configuration. */
import { type Infer, type as shape, object, string } from 'superstruct';
import { contentPageCalls } from './content-pages.ts';
import { read, serviceArea } from './call.ts';
import { editorCalls } from './editors.ts';
import { numeric, text, textOr, told } from './fields.ts';
import type { Campaign } from '../../model/bonus.ts';
import { STEADY_SECONDS } from './keep.ts';
import { seconds } from './moments.ts';
import { surveyCalls } from './surveys.ts';
import { decodeRows, rowsOrNull } from './rows.ts';

const campaign = shape({
  id: text(),
  title: textOr(''),
  summary: textOr(''),
  image: textOr(''),
  url: textOr(''),
  beginDate: told(numeric()),
  endDate: told(numeric()),
  /** Server HTML: must be rendered through the sanitising component. */
  text: textOr(''),
});

const toCampaigns = decodeRows(toCampaign);

export const content = serviceArea('content', {
  ...contentPageCalls,
  ...surveyCalls,
  ...editorCalls,
  getCampaigns: read({
    path: 'campaigns',
    keep: { how: 'steady', freshSeconds: STEADY_SECONDS },
    query: object({ platform: string() }),
    answer: rowsOrNull(campaign),
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
    beginsAt: seconds(wire.beginDate),
    endsAt: seconds(wire.endDate),
    text: html,
  };
}
