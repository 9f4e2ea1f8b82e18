/** A movement of a member's money. */
export interface Transaction {
  id: string;
  /** Of the tap that made it, null where the service does not say. */
  transactionId: string | null;
  /** Epoch seconds. */
  at: number;
  /** Number of its type (rule wallet-11); types 4 and 10 with coupon type 27 are of fixed odds, without it of the pool. */
  type: number;
  couponType: number | null;
  /** The service's own name of the type, '' where it gives none. */
  name: string;
  description: string;
  /** Kuruş; what was taken is negative. */
  amount: number;
  /** Kuruş in the pocket afterwards, null where the service does not say. */
  balance: number | null;
  pocket: 'balance' | 'bonus';
  couponId: string | null;
}
