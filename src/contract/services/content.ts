/** The content service; the live program needs `appconfig` alone, the rest joins as its screens do. */
import { type Infer, number, object, optional, record, string, type as shape, array, unknown } from 'superstruct';
import { serviceCall } from './call.ts';

const highlight = shape({
  preValue: optional(string()),
  preDetail: optional(string()),
  liveDetail: optional(string()),
});

/** Every part is optional: what is missing is filled from the default configuration (sportsbook §9). */
export const appConfigShape = shape({
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
export type WireAppConfig = Infer<typeof appConfigShape>;

export const getAppConfig = serviceCall({
  area: 'content',
  method: 'GET',
  path: 'appconfig',
  query: object({ platform: string() }),
  answer: appConfigShape,
});
