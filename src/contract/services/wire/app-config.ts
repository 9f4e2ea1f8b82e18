/** What the content service says of the configuration; `domain/app-config.ts` fills in what it leaves out. */
import { type Infer, array, number, optional, record, string, type as shape, unknown } from 'superstruct';
import { hundredths } from '../../../lib/hundredths.ts';
import type { AppConfigAnswer } from '../../../model/app-config.ts';

const highlight = shape({
  preValue: optional(string()),
  preDetail: optional(string()),
  liveDetail: optional(string()),
});

/** Every part is optional: what is missing is filled from the default configuration. */
export const appConfigAnswer = shape({
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

/** TL → kuruş; whole numbers and texts as they are. */
export function decodeAppConfig({ configValue, globalConfig, ...pool }: WireAppConfig): AppConfigAnswer {
  const { maxPrice, minPrice, maxEarning, minMultiPrice, taxLimit, ...counts } = globalConfig?.coupon ?? {};
  const highlight = configValue?.kingOddHighLight;
  return {
    coupon: {
      ...counts,
      maxPrice: kurus(maxPrice),
      minPrice: kurus(minPrice),
      maxEarning: kurus(maxEarning),
      minMultiPrice: kurus(minMultiPrice),
      taxLimit: kurus(taxLimit),
      quickAmounts: configValue?.coupon?.mobileFastSelectValues?.map(hundredths),
    },
    soccerPool: {
      maxColumn: globalConfig?.soccerPool?.maxColumn,
      columnPrice: kurus(globalConfig?.soccerPool?.columnPrice),
    },
    other: { ...globalConfig?.other },
    liveChat: configValue?.livechat === true,
    desktopLiveChat: configValue?.desktoplivechat === true,
    kingOddHighlight: { sports: highlight?.sports, templates: { ...highlight?.templates } },
    sporTotoProgramName: pool.sportotoProgramName,
    payinEndDate: pool.payinEndDate,
    nextDrawExpectedWin: pool.nextDrawExpectedWin,
  };
}

function kurus(lira: number | undefined): number | undefined {
  return lira === undefined ? undefined : hundredths(lira);
}
