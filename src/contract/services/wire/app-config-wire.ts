/** The configuration sent by the content service; `domain/default-app-config.ts` fills in missing values. */
import { type Infer, type Struct, array, optional, record, string, type as shape } from 'superstruct';
import { hundredths } from '../../../lib/hundredths.ts';
import type { AppConfigResponse } from '../../../model/app-config.ts';
import { booleanOrFalse, numeric, fieldOr, text } from '../fields.ts';

/** An optional part; one that is null or has another shape counts as missing and affects no other part. */
const told = <Value, Schema>(part: Struct<Value, Schema>) => fieldOr(optional(part), undefined);

const amount = told(numeric());
const words = told(text());

const highlight = shape({ preValue: words, preDetail: words, liveDetail: words });

export const appConfigResponse = shape({
  configValue: told(
    shape({
      coupon: told(shape({ mobileFastSelectValues: told(array(numeric())) })),
      livechat: booleanOrFalse(),
      desktoplivechat: booleanOrFalse(),
      kingOddHighLight: told(
        shape({
          /** sport id → competition id ("-1" is the default) → percent texts */
          sports: told(record(string(), fieldOr(record(string(), fieldOr(highlight, {})), {}))),
          templates: told(shape({ pre: words, preDetail: words, liveDetail: words })),
        }),
      ),
    }),
  ),
  sportotoProgramName: words,
  payinEndDate: words,
  nextDrawExpectedWin: amount,
  globalConfig: told(
    shape({
      coupon: told(
        shape({
          maxPrice: amount,
          minPrice: amount,
          maxMultiCount: amount,
          maxLiveMultiCount: amount,
          maxEarning: amount,
          maxEventCount: amount,
          minMultiPrice: amount,
          taxLimit: amount,
          taxPercentage: amount,
        }),
      ),
      soccerPool: told(shape({ maxColumn: amount, columnPrice: amount })),
      other: told(shape({ phase: amount, balanceReset: amount })),
    }),
  ),
});
export type WireAppConfig = Infer<typeof appConfigResponse>;

/** Converts TL to kuruş; other numbers and texts stay unchanged. */
export function decodeAppConfig({ configValue, globalConfig, ...pool }: WireAppConfig): AppConfigResponse {
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
    liveChat: configValue?.livechat ?? false,
    desktopLiveChat: configValue?.desktoplivechat ?? false,
    kingOddHighlight: { sports: highlight?.sports, templates: { ...highlight?.templates } },
    sporTotoProgramName: pool.sportotoProgramName,
    payinEndDate: pool.payinEndDate,
    expectedWin: kurus(pool.nextDrawExpectedWin),
  };
}

function kurus(lira: number | undefined): number | undefined {
  return lira === undefined ? undefined : hundredths(lira);
}
