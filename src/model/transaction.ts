/** A movement of a member's money. */
export interface Transaction {
  id: string;
  /** Client-Transaction-Id of the request that caused it, null when the service does not send it. */
  transactionId: string | null;
  /** Epoch seconds. */
  at: number;
  /** Type number (rule wallet-11); types 4 and 10 with coupon type 27 are fixed odds, without it the pool. */
  type: number;
  couponType: number | null;
  /** The service's own name of the type, '' when it sends none. */
  name: string;
  description: string;
  /** Kuruş, as the service sends it: negative when the service marks charges with a sign. */
  amount: number;
  /** Balance of the pocket afterwards in kuruş, null when the service does not send it. */
  balance: number | null;
  pocket: 'balance' | 'bonus';
  couponId: string | null;
  /** Bank account of a transfer, masked; '' for none. */
  iban: string;
}
