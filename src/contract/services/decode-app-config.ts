/** What the content service says of the configuration; `domain/app-config.ts` fills in what it leaves out. */
import { hundredths } from '../../lib/hundredths.ts';
import type { AppConfigAnswer } from '../../model/app-config.ts';
import type { WireAppConfig } from './content.ts';

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
