/** The content service. */
import { type Infer, array, number, object, optional, record, string, type as shape, unknown } from 'superstruct';
import { decodeAppConfig } from './decode-app-config.ts';
import { engineRead, serviceArea } from './call.ts';
import { STEADY_SECONDS } from './keep.ts';

const highlight = shape({
  preValue: optional(string()),
  preDetail: optional(string()),
  liveDetail: optional(string()),
});

/** Every part is optional: what is missing is filled from the default configuration. */
const appConfigAnswer = shape({
  configValue: optional(
    shape({
      coupon: optional(shape({ mobileFastSelectValues: optional(array(number())) })),
      livechat: optional(unknown()),
      desktoplivechat: optional(unknown()),
      kingOddHighLight: optional(
        shape({
          /** sport id → competition id ("-1" is the default) → percent texts */
          sports: optional(record(string(), record(string(), highlight))),
          templates: optional(
            shape({ pre: optional(string()), preDetail: optional(string()), liveDetail: optional(string()) }),
          ),
        }),
      ),
    }),
  ),
  sportotoProgramName: optional(string()),
  payinEndDate: optional(string()),
  nextDrawExpectedWin: optional(number()),
  globalConfig: optional(
    shape({
      coupon: optional(
        shape({
          maxPrice: optional(number()),
          minPrice: optional(number()),
          maxMultiCount: optional(number()),
          maxLiveMultiCount: optional(number()),
          maxEarning: optional(number()),
          maxEventCount: optional(number()),
          minMultiPrice: optional(number()),
          taxLimit: optional(number()),
          taxPercentage: optional(number()),
        }),
      ),
      soccerPool: optional(shape({ maxColumn: optional(number()), columnPrice: optional(number()) })),
      other: optional(shape({ phase: optional(number()), balanceReset: optional(number()) })),
    }),
  ),
});
export type WireAppConfig = Infer<typeof appConfigAnswer>;

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
