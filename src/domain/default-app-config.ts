/**
 * The application configuration: defaults of rule stake-11, program-24, overridden by the content service's response.
 */
import { hundredths } from '../lib/hundredths.ts';
import type { AppConfig, AppConfigResponse } from '../model/app-config.ts';
import { countText, liraText } from './number-text.ts';
import { BASKETBALL, FOOTBALL, TENNIS, VOLLEYBALL } from './sports.ts';

/** Configuration used when the service gives none; money in kuruş. `loaded` is false. */
export const defaultAppConfig: AppConfig = {
  loaded: false,
  coupon: {
    maxPrice: hundredths(20_000),
    minPrice: hundredths(50),
    maxMultiCount: 100,
    maxLiveMultiCount: 100,
    maxEarning: hundredths(12_500_000),
    maxEventCount: 20,
    minMultiPrice: hundredths(2_500),
    taxLimit: hundredths(53_339),
    taxPercentage: 20,
    quickAmounts: [100, 500, 1_000, 5_000, 10_000].map(hundredths),
  },
  soccerPool: soccerPool(2_500, hundredths(10)),
  other: { phase: 5, balanceReset: 50 },
  liveChat: false,
  desktopLiveChat: false,
  kingOddHighlight: {
    // rule program-24
    sports: Object.fromEntries(
      [
        [FOOTBALL, '4'],
        [BASKETBALL, '4,6'],
        [TENNIS, '4'],
        [VOLLEYBALL, '2'],
      ].map(([sportId, value]) => [sportId, { '-1': { preValue: value, preDetail: value, liveDetail: value } }]),
    ),
    templates: {
      pre: 'Kral Oran ile Her Maçta %{value} Daha Yüksek Oran',
      preDetail: 'Kral Oran ile Bu Maçta %{value} Daha Yüksek Oranlar',
      liveDetail: 'Canlıda Bu Maçta Oranlar %{value} Daha Yüksek',
    },
  },
  sporTotoProgramName: '',
  payinEndDate: '',
  expectedWin: 0,
};

/** Merges the service's response over the defaults; the pool's price, minimum and warning text are computed from it. */
export function withAppConfigDefaults(answer: AppConfigResponse): AppConfig {
  const base = defaultAppConfig;
  const { maxColumn = 2_500, columnPrice = hundredths(10) } = answer.soccerPool;
  return {
    loaded: true,
    coupon: { ...base.coupon, ...told(answer.coupon) },
    soccerPool: soccerPool(maxColumn, columnPrice),
    other: { ...base.other, ...told(answer.other) },
    liveChat: answer.liveChat,
    desktopLiveChat: answer.desktopLiveChat,
    kingOddHighlight: {
      sports: answer.kingOddHighlight.sports ?? base.kingOddHighlight.sports,
      templates: { ...base.kingOddHighlight.templates, ...told(answer.kingOddHighlight.templates) },
    },
    sporTotoProgramName: answer.sporTotoProgramName ?? '',
    payinEndDate: answer.payinEndDate ?? '',
    expectedWin: answer.expectedWin ?? 0,
  };
}

function soccerPool(maxColumn: number, columnPrice: number): AppConfig['soccerPool'] {
  return {
    maxColumn,
    columnPrice,
    minimum: columnPrice,
    warningMessage: `Kuponda en fazla ${countText(maxColumn)} kolon veya Kupon tutarı en fazla ${liraText(maxColumn * columnPrice)} TL olabilir.`,
  };
}

/** Drops undefined properties, so that they do not override a default when spread. */
function told<T extends object>(parts: T): { [Key in keyof T]?: Exclude<T[Key], undefined> } {
  return Object.fromEntries(Object.entries(parts).filter(([, value]) => value !== undefined)) as never;
}
