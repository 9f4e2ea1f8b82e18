import { type Infer, number, object, optional, record, string } from 'superstruct';

/** The service areas of the operator; one base address each (design §1). */
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
  'poolWagering',
  'poolBetslip',
  'betslip',
  'statistics',
] as const;
export type ServiceArea = (typeof serviceAreas)[number];

/** Shape of `/environment.json`. Addresses may be relative to the page's origin. */
export const environmentShape = object({
  services: record(string(), string()),
  hubs: object({ lite: string(), score: string() }),
  /** How often watched events are reconciled with the services, ms; a minute unless told. */
  reconcileMs: optional(number()),
  /** After so long a coupon that the history does not show was not made, ms; a minute unless told. */
  couponSettleMs: optional(number()),
});
export type Environment = Infer<typeof environmentShape>;
