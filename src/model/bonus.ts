/** What a member is given beside their money. Amounts are kuruş, times epoch seconds. */
export type BonusStatus = 'active' | 'used' | 'cancelled' | 'expired' | 'waits' | 'unknown';

export interface Bonus {
  id: string;
  name: string;
  description: string;
  amount: number;
  /** Not used yet; null where the service does not say. */
  remaining: number | null;
  status: BonusStatus;
  /** Stakes that are required before it may be withdrawn, and those that count so far; null where there is no such condition. */
  turnover: { required: number; done: number } | null;
  /** Null where the service does not say. */
  beginsAt: number | null;
  endsAt: number | null;
  /** Hundredths; coupons below it do not count. Null for any. */
  minOdd: number | null;
}

export interface Campaign {
  id: string;
  title: string;
  summary: string;
  /** Address of a picture; '' for none. */
  image: string;
  /** Where it leads: a page of the product or of the web; '' for nowhere. */
  url: string;
  beginsAt: number | null;
  endsAt: number | null;
  /** HTML of the service; '' for none. */
  text: string;
}
