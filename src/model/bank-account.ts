/** A bank account a member's money may go to. */
export interface BankAccount {
  id: string;
  /** Without blanks. */
  iban: string;
  /** The service's own name of the bank, '' where it gives none. */
  bankName: string;
  /** The player's own name of it, '' for none. */
  name: string;
  /** Whose it is, as far as the service tells; '' for nothing. */
  owner: string;
  /** `hold`: money came from it, and the player has not said yes yet. */
  status: 'active' | 'hold' | 'unknown';
  isDefault: boolean;
}
