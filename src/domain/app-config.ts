/** The application configuration: defaults of sportsbook §9, overridden by what the content service answers. */
import { hundredths } from '../lib/hundredths.ts';
import type { AppConfig } from '../model/app-config.ts';
import type { WireAppConfig } from '../contract/services/content.ts';

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
  soccerPool: soccerPool(2_500, 10),
  other: { phase: 5, balanceReset: 50 },
  liveChat: false,
  desktopLiveChat: false,
  kingOddHighlight: {
    // sportsbook §9: football 4, basketball 4.6, tennis 4, volleyball 2
    sports: Object.fromEntries(
      [
        ['1', '4'],
        ['2', '4,6'],
        ['5', '4'],
        ['23', '2'],
      ].map(([sportId, value = '']) => [sportId, { '-1': { preValue: value, preDetail: value, liveDetail: value } }]),
    ),
    templates: {
      pre: 'Kral Oran ile Her Maçta %{value} Daha Yüksek Oran',
      preDetail: 'Kral Oran ile Bu Maçta %{value} Daha Yüksek Oranlar',
      liveDetail: 'Canlıda Bu Maçta Oranlar %{value} Daha Yüksek',
    },
  },
  sporTotoProgramName: '',
  payinEndDate: '',
  nextDrawExpectedWin: 0,
};

/** The service's answer over the defaults; the pool's price, minimum and warning text are recomputed (sportsbook §4, §5). */
export function readAppConfig(wire: WireAppConfig): AppConfig {
  const base = defaultAppConfig;
  const coupon = wire.globalConfig?.coupon ?? {};
  const pool = wire.globalConfig?.soccerPool ?? {};
  const highlight = wire.configValue?.kingOddHighLight;
  return {
    loaded: true,
    coupon: {
      maxPrice: money(coupon.maxPrice, base.coupon.maxPrice),
      minPrice: money(coupon.minPrice, base.coupon.minPrice),
      maxMultiCount: coupon.maxMultiCount ?? base.coupon.maxMultiCount,
      maxLiveMultiCount: coupon.maxLiveMultiCount ?? base.coupon.maxLiveMultiCount,
      maxEarning: money(coupon.maxEarning, base.coupon.maxEarning),
      maxEventCount: coupon.maxEventCount ?? base.coupon.maxEventCount,
      minMultiPrice: money(coupon.minMultiPrice, base.coupon.minMultiPrice),
      taxLimit: money(coupon.taxLimit, base.coupon.taxLimit),
      taxPercentage: coupon.taxPercentage ?? base.coupon.taxPercentage,
      quickAmounts: wire.configValue?.coupon?.mobileFastSelectValues?.map(hundredths) ?? base.coupon.quickAmounts,
    },
    soccerPool: soccerPool(pool.maxColumn ?? 2_500, pool.columnPrice ?? 10),
    other: {
      phase: wire.globalConfig?.other?.phase ?? base.other.phase,
      balanceReset: wire.globalConfig?.other?.balanceReset ?? base.other.balanceReset,
    },
    liveChat: wire.configValue?.livechat === true,
    desktopLiveChat: wire.configValue?.desktoplivechat === true,
    kingOddHighlight: {
      sports: highlight?.sports ?? base.kingOddHighlight.sports,
      templates: {
        pre: highlight?.templates?.pre ?? base.kingOddHighlight.templates.pre,
        preDetail: highlight?.templates?.preDetail ?? base.kingOddHighlight.templates.preDetail,
        liveDetail: highlight?.templates?.liveDetail ?? base.kingOddHighlight.templates.liveDetail,
      },
    },
    sporTotoProgramName: wire.sportotoProgramName ?? '',
    payinEndDate: wire.payinEndDate ?? '',
    nextDrawExpectedWin: wire.nextDrawExpectedWin ?? 0,
  };
}

/**
 * The king-odd percent text of a place in the product, '' when the sport has none. "-1" is the key of every
 * competition without an entry of its own (payload facts §10).
 */
export function kingHighlightText(
  config: AppConfig,
  sportId: number,
  competitionId: number | null,
  place: 'pre' | 'preDetail' | 'liveDetail',
): string {
  const ofSport = config.kingOddHighlight.sports[String(sportId)];
  const entry = (competitionId === null ? undefined : ofSport?.[String(competitionId)]) ?? ofSport?.['-1'];
  const value = place === 'pre' ? entry?.preValue : entry?.[place];
  if (value === undefined || value === '') return '';
  return config.kingOddHighlight.templates[place].replace('{value}', value);
}

function soccerPool(maxColumn: number, columnPrice: number): AppConfig['soccerPool'] {
  const price = hundredths(columnPrice);
  return {
    maxColumn,
    columnPrice: price,
    minimum: price,
    warningMessage: `Kuponda en fazla ${maxColumn} kolon veya Kupon tutarı en fazla ${maxColumn * columnPrice} TL olabilir.`,
  };
}

function money(lira: number | undefined, fallback: number): number {
  return lira === undefined ? fallback : hundredths(lira);
}
