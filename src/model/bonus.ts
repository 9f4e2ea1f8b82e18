/** Bonuses given to a member. Amounts are kuruş, times epoch seconds. */
export type BonusStatus = 'active' | 'used' | 'cancelled' | 'expired' | 'waits' | 'unknown';

export interface Bonus {
  id: string;
  name: string;
  description: string;
  amount: number;
  /** The unused part; null when the service does not send it. */
  remaining: number | null;
  status: BonusStatus;
  /** Stakes required before the bonus may be withdrawn, and those made so far; null when there is no such condition. */
  turnover: { required: number; done: number } | null;
  /** Null when the service does not send it. */
  beginsAt: number | null;
  endsAt: number | null;
  /** Minimum odd of a coupon that counts, hundredths. Null for any. */
  minOdd: number | null;
}

export interface Campaign {
  id: string;
  title: string;
  summary: string;
  /** Address of an image; '' for none. */
  image: string;
  /** Link target: a page of the product or of the web; '' for none. */
  url: string;
  beginsAt: number | null;
  endsAt: number | null;
  /** HTML from the service; '' for none. */
  text: string;
}
