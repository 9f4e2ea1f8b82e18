/** The content service. */
import { object, string, type as shape } from 'superstruct';
import { appConfigAnswer, decodeAppConfig } from './wire/app-config.ts';
import { engineRead, read, serviceArea } from './call.ts';
import { textOr } from './fields.ts';
import { STEADY_SECONDS } from './keep.ts';

export const content = serviceArea('content', {
  getAppConfig: engineRead({
    path: 'appconfig',
    keep: { how: 'steady', freshSeconds: STEADY_SECONDS },
    ahead: () => [{ query: { platform: 'WEB' } }],
    query: object({ platform: string() }),
    answer: appConfigAnswer,
    decode: decodeAppConfig,
  }),
  /** The text of a page by its address (wire-content-2). Server HTML: shown only through the cleaning component. */
  getContentDetail: read({
    path: 'content_detail',
    query: object({ url: string() }),
    answer: shape({ title: textOr(''), contents: shape({ text: textOr('') }) }),
    decode: ({ title, contents }) => ({ title, contents: contents.text }),
  }),
});
