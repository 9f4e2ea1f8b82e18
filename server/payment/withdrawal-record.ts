/** A request for money as the stand-in keeps one. */
export interface WithdrawalRecord {
  id: string;
  playerNo: number;
  transactionId: string;
  /** kuruş */
  amount: number;
  /** Masked. */
  iban: string;
  at: number;
  state: 'pending' | 'paid' | 'cancelled';
  endedAt: number | null;
}
