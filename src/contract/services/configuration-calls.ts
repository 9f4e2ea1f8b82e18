/**
 * The operator's configuration, from the content service. In its own file, because the engine needs it first and no
 * other content call.
 */
import { object, string } from 'superstruct';
import { engineReadCall, defineCalls } from './call.ts';
import { STEADY_FRESH_SECONDS } from './cache-policy.ts';
import { appConfigResponse, decodeAppConfig } from './wire/app-config-wire.ts';

export const configurationCalls = defineCalls('content', {
  getAppConfig: engineReadCall({
    path: 'appconfig',
    keep: { how: 'steady', freshSeconds: STEADY_FRESH_SECONDS },
    ahead: () => [{ query: { platform: 'WEB' } }],
    query: object({ platform: string() }),
    response: appConfigResponse,
    decode: decodeAppConfig,
  }),
});
