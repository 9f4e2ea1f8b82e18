/** The content service. */
import { object, string } from 'superstruct';
import { appConfigAnswer, decodeAppConfig } from './wire/app-config.ts';
import { engineRead, serviceArea } from './call.ts';
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
});
