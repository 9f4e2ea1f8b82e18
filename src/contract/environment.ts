/** Where an operator's services and hubs are, and how long the product waits for what. */
import { type Infer, array, number, object, optional, record, string, type as shape } from 'superstruct';

/** The service areas of the operator; one base address each. */
export const serviceAreas = [
  'players',
  'retailers',
  'common',
  'oldIdentity',
  'identity',
  'sportsbook',
  'accounts',
  'content',
  'wager',
  'inbox',
  'payment',
  'shortCode',
  'pool',
  'poolWagering',
  'poolBetslip',
  'betslip',
  'statistics',
] as const;
export type ServiceArea = (typeof serviceAreas)[number];

/** How long the product waits for what, ms. An environment may say otherwise, part by part. */
export interface Timing {
  /** How often watched events are compared with the services. */
  reconcileMs: number;
  /** After so long a coupon that the history does not show was not made: the service gives up after 45 s. */
  couponSettleMs: number;
  /** Delays of a hub's automatic reconnect; after the last one it stays off. */
  hubReconnectMs: number[];
  /** Random lengthening of these delays and of `hubStartRetryMs`, as a share of them: 0.1 is up to 10 %. */
  hubReconnectJitter: number;
  /** Without hubs that are on, what is in sight is compared with the services after this, and up to half as long again. */
  pollMs: number;
  /** After a reconnect what is in sight is refetched within this, the rest within four times as long. */
  refetchSpreadMs: number;
  /** A first start that failed is tried again after this. */
  hubStartRetryMs: number;
  /** When no tab was in sight for so long, the hubs are let go until one is. */
  hubRestMs: number;
  /** After a sign-in or a start, before the coupons that wait are read: what is on screen comes first. */
  firstLookMs: number;
  /** Between the end of an event and the looks for a decision. */
  lookMs: number[];
  /** After a session's begin, before anything is fetched ahead, and between two such requests. */
  prefetchStartMs: number;
  prefetchGapMs: number;
}

export const productTiming: Timing = {
  reconcileMs: 60_000,
  couponSettleMs: 60_000,
  hubReconnectMs: [0, 2_000, 10_000, 30_000],
  hubReconnectJitter: 0.1,
  pollMs: 10_000,
  refetchSpreadMs: 2_000,
  hubStartRetryMs: 5_000,
  hubRestMs: 30_000,
  firstLookMs: 1_500,
  lookMs: [300, 1_000, 3_000, 10_000],
  prefetchStartMs: 1_500,
  prefetchGapMs: 60,
};

const ms = optional(number());
const delays = optional(array(number()));

/**
 * Shape of `/environment.json`. Addresses may be relative to the page's origin. What else stands in it is not for the
 * engine: `operator.ts`.
 */
export const environmentShape = shape({
  services: record(string(), string()),
  hubs: object({ lite: string(), score: string() }),
  /** Hosts of pictures: of leagues, banners, news. Origins, as the content policy takes them. */
  images: optional(array(string())),
  timing: optional(
    object({
      reconcileMs: ms,
      couponSettleMs: ms,
      hubReconnectMs: delays,
      hubReconnectJitter: ms,
      pollMs: ms,
      refetchSpreadMs: ms,
      hubStartRetryMs: ms,
      hubRestMs: ms,
      firstLookMs: ms,
      lookMs: delays,
      prefetchStartMs: ms,
      prefetchGapMs: ms,
    } satisfies Record<keyof Timing, unknown>),
  ),
});
export type Environment = Infer<typeof environmentShape>;
