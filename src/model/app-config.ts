/** Percents by which king odds exceed the standard ones, as texts, per place of the product. */
export interface KingOddPercents {
  preValue?: string | undefined;
  preDetail?: string | undefined;
  liveDetail?: string | undefined;
}

/** The application configuration as the product uses it; money in kuruş, odds and percents as whole numbers. */
export interface AppConfig {
  /** False when the load failed and the defaults are used. */
  loaded: boolean;
  coupon: {
    maxPrice: number;
    minPrice: number;
    maxMultiCount: number;
    maxLiveMultiCount: number;
    maxEarning: number;
    maxEventCount: number;
    minMultiPrice: number;
    taxLimit: number;
    taxPercentage: number;
    /** Quick amounts, kuruş. */
    quickAmounts: number[];
  };
  soccerPool: { maxColumn: number; columnPrice: number; minimum: number; warningMessage: string };
  other: { phase: number; balanceReset: number };
  liveChat: boolean;
  desktopLiveChat: boolean;
  /** King-odd highlight: sport id → competition id ("-1" for all others) → percent texts. */
  kingOddHighlight: {
    sports: Record<string, Record<string, KingOddPercents>>;
    templates: { pre: string; preDetail: string; liveDetail: string };
  };
  sporTotoProgramName: string;
  payinEndDate: string;
  /** Expected payout of the pool's next draw, kuruş; 0 when the service does not send it. */
  expectedWin: number;
}

type Told<T> = { [Key in keyof T]?: T[Key] | undefined };

/** The configuration as the service sends it, decoded; everything may be missing. */
export interface AppConfigResponse {
  coupon: Told<AppConfig['coupon']>;
  soccerPool: Told<Pick<AppConfig['soccerPool'], 'maxColumn' | 'columnPrice'>>;
  other: Told<AppConfig['other']>;
  liveChat: boolean;
  desktopLiveChat: boolean;
  kingOddHighlight: {
    sports: AppConfig['kingOddHighlight']['sports'] | undefined;
    templates: Told<AppConfig['kingOddHighlight']['templates']>;
  };
  sporTotoProgramName: string | undefined;
  payinEndDate: string | undefined;
  expectedWin: number | undefined;
}

/** State of the live connection as shown to the player. */
export interface ConnectionState {
  /** `on`: both hubs are connected; `off`: a hub has used up its attempts; `connecting`: otherwise. */
  status: 'on' | 'connecting' | 'off';
  /** The server rejected this build; only the new one will be served. */
  outdated: boolean;
  /** Time of the last hub message or the last odds from a service, epoch seconds; 0 for never. */
  lastUpdateAt: number;
  /**
   * True when the latest odds come from the device's cache and the hubs are not connected: the odds are as old as the
   * cache.
   */
  oddsFromCache: boolean;
}
