/**
 * The operator's configuration, from the content service. In its own file, because the engine needs it first and no
 * other content call.
 */
import { object, string } from 'superstruct';
import { engineRead, serviceArea } from './call.ts';
import { STEADY_SECONDS } from './keep.ts';
import { appConfigAnswer, decodeAppConfig } from './wire/app-config.ts';

export const configuration = serviceArea('content', {
  getAppConfig: engineRead({
    path: 'appconfig',
    keep: { how: 'steady', freshSeconds: STEADY_SECONDS },
    ahead: () => [{ query: { platform: 'WEB' } }],
    query: object({ platform: string() }),
    answer: appConfigAnswer,
    decode: decodeAppConfig,
  }),
});
